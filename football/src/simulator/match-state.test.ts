import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random/random.ts'
import type { MatchScript, TimedEvent } from './play.ts'
import { isLive, stateAt } from './match-state.ts'
import { isSettled, simulateMatch } from './simulate-match.ts'
import type { SimulatedSide } from './side-in-play.ts'

const side = (team: string): SimulatedSide => ({
  team,
  strength: { attack: 1, defence: 1 },
  starters: Array.from({ length: 11 }, (_, index) => ({
    player: `${team}${index}`,
    position: index === 0 ? 'goalkeeper' : index < 5 ? 'defender' : index < 8 ? 'midfielder' : 'forward',
  })),
  bench: [],
})
const fixture = { home: side('h'), away: side('a'), whenLevel: 'extraTime' as const }
const scriptWhere = (holds: (script: MatchScript) => boolean): MatchScript => {
  for (let seed = 0; ; seed++) {
    const script = simulateMatch(fixture, `seed ${seed}`)
    if (holds(script)) return script
  }
}
const whistle = (script: MatchScript, type: string, period: string): TimedEvent =>
  script.events.find((event) => event.type === type && event.period === period)!

describe('the state of a match', () => {
  const script = scriptWhere(({ penalties }) => penalties !== null)

  test('runs through all its phases', () => {
    const phases = Array.from({ length: script.endsAt / 15 + 10 }, (_, step) => stateAt(script, step * 15 - 30).phase)
    expect(phases.filter((phase, index) => phase !== phases[index - 1])).toEqual([
      'scheduled',
      'firstHalf',
      'halfTime',
      'secondHalf',
      'break',
      'extraTimeFirstHalf',
      'break',
      'extraTimeSecondHalf',
      'break',
      'shootout',
      'finishedOnPenalties',
    ])
  })

  test('shows the minute of the running period, and added time beyond it', () => {
    expect(stateAt(script, 0)).toMatchObject({ minute: 1, added: null, score: { home: 0, away: 0 } })
    expect(stateAt(script, 44 * 60 + 59)).toMatchObject({ minute: 45, added: null })
    expect(stateAt(script, 45 * 60)).toMatchObject({ minute: 45, added: 1 })
    const { at } = whistle(script, 'periodStart', 'secondHalf')
    expect(stateAt(script, at)).toMatchObject({ minute: 46, added: null })
    expect(stateAt(script, at - 1)).toMatchObject({ phase: 'halfTime', minute: null, added: null })
  })

  test('ends with what the script says', () => {
    const end = stateAt(script, script.endsAt)
    expect(end).toMatchObject({ score: script.extraTime, penalties: script.penalties, minute: null })
    expect(end.events).toEqual(script.events)
    expect(isLive(end)).toBe(false)
    expect(isLive(stateAt(script, 10))).toBe(true)
    expect(isLive(stateAt(script, -10))).toBe(false)
    const plain = scriptWhere(({ extraTime }) => extraTime === null)
    expect(stateAt(plain, plain.endsAt).phase).toBe('finished')
    const long = scriptWhere(({ extraTime, penalties }) => extraTime !== null && penalties === null)
    expect(stateAt(long, 4 * 3600).phase).toBe('finishedAfterExtraTime')
  })

  test('only ever adds: published events stay', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 12000 }), fc.integer({ min: 0, max: 600 }), (seconds, more) => {
        const [before, after] = [stateAt(script, seconds), stateAt(script, seconds + more)]
        expect(after.events.slice(0, before.events.length)).toEqual(before.events)
        expect(after.score.home).toBeGreaterThanOrEqual(before.score.home)
      }),
    )
  })
})

test('a shoot-out ends as soon as one side cannot catch up', () => {
  const order = ['home', 'away'] as const
  expect(isSettled({ home: 3, away: 0 }, 6, order)).toBe(true)
  expect(isSettled({ home: 3, away: 1 }, 6, order)).toBe(false)
  expect(isSettled({ home: 4, away: 2 }, 8, order)).toBe(true)
  expect(isSettled({ home: 5, away: 4 }, 9, order)).toBe(false)
  expect(isSettled({ home: 5, away: 4 }, 10, order)).toBe(true)
  expect(isSettled({ home: 6, away: 5 }, 11, order)).toBe(false)
  expect(isSettled({ home: 5, away: 5 }, 10, order)).toBe(false)
})

describe('chance', () => {
  test('is even, and stays within its bounds', () => {
    const random = randomFrom('even')
    const draws = Array.from({ length: 20_000 }, () => random.integer(1, 6))
    const counts = [1, 2, 3, 4, 5, 6].map((face) => draws.filter((draw) => draw === face).length)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(draws.length)
    for (const count of counts) expect(Math.abs(count / draws.length - 1 / 6)).toBeLessThan(0.01)
  })

  test('picks by weight, and nothing where nothing weighs', () => {
    const random = randomFrom('weights')
    const picks = Array.from({ length: 4000 }, () =>
      random.pick(['a', 'b', 'c'], (item) => ({ a: 3, b: 1, c: 0 })[item]!),
    )
    expect(picks).not.toContain('c')
    expect(picks.filter((pick) => pick === 'a').length / picks.length).toBeCloseTo(0.75, 1)
    expect(random.pick([])).toBeUndefined()
    expect(random.pick(['a'], () => 0)).toBeUndefined()
  })
})
