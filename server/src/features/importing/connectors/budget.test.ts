import { describe, expect, it } from 'vitest'
import { currentBudget, takeCall, withReported, type Budget } from './budget.ts'

const NOW = new Date('2026-05-01T12:00:00.000Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const fresh = currentBudget([], { minute: 10 }, NOW)

it('begins full, counts every call, and is full again when its time is over', () => {
  let budget: Budget = fresh
  for (let call = 0; call < 10; call += 1) {
    const taken = takeCall(budget, NOW)
    if ('waitMs' in taken) throw new Error('empty too soon')
    budget = taken.budget
  }
  expect(takeCall(budget, later(20))).toEqual({ waitMs: 40_000 })
  expect(currentBudget(budget, { minute: 10 }, later(61))[0]).toMatchObject({ left: 10, limit: 10 })
})

describe('what an answer says', () => {
  it('counts more than what was counted here', () => {
    const [window] = withReported(fresh, 'minute', NOW, { left: 3, resetSeconds: 17 })
    expect(window).toEqual({ window: 'minute', limit: 10, left: 3, resetsAt: later(17).toISOString() })
  })
  it('recognises a larger plan', () => {
    expect(withReported(fresh, 'minute', NOW, { left: 29 })[0]).toMatchObject({ limit: 29, left: 29 })
  })
  it('never blocks for longer than the window', () => {
    expect(withReported(fresh, 'minute', NOW, { left: 0, resetSeconds: 99_999 })[0]?.resetsAt).toBe(
      later(60).toISOString(),
    )
  })
})

it('waits for the emptiest window, and a day ends at midnight in UTC', () => {
  const both = currentBudget([], { minute: 10, day: 100 }, NOW)
  expect(both[1]?.resetsAt).toBe('2026-05-02T00:00:00.000Z')
  const spent = withReported(both, 'day', NOW, { left: 0 })
  expect(takeCall(spent, NOW)).toEqual({ waitMs: 12 * 3_600_000 })
})
