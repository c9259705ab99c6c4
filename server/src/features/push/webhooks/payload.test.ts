import { expect, it } from 'vitest'
import { laneOf, payloadOf } from './payload.ts'
import { sampleEvent } from './test-delivery.ts'

const goal = { ...sampleEvent([], new Date('2026-05-10T12:00:00Z')), test: false }

it('sends the event in the same shape as streams', () => {
  expect(JSON.parse(payloadOf(goal))).toEqual(goal)
})

it('never sends 20 kB: leaves out details that can be fetched by id', () => {
  const long = { ...goal, event: { ...goal.event!, detail: 'é'.repeat(12_000) } }
  expect(JSON.parse(payloadOf(long))).toEqual({ ...goal, event: null })
  // The goal itself is kept before its match.
  const large = { ...goal, match: { ...goal.match!, statusReason: 'é'.repeat(12_000) } }
  expect(JSON.parse(payloadOf(large))).toEqual({ ...goal, match: null })
  const longer = { ...long, match: { ...goal.match!, statusReason: 'é'.repeat(12_000) } }
  expect(JSON.parse(payloadOf(longer))).toEqual({ ...goal, event: null, match: null })
})

it('keeps the events of a match in order, and tests apart from them', () => {
  const finished = { ...goal, type: 'match.finished' as const, event: null }
  expect(laneOf(finished)).toBe(laneOf(goal))
  // Its match is gone: the event still says which it was.
  expect(laneOf({ ...goal, match: null })).toBe(laneOf(goal))
  expect(laneOf({ ...finished, match: null })).toBe(laneOf(goal))
  expect(laneOf({ ...goal, test: true })).not.toBe(laneOf(goal))
  expect(laneOf({ ...goal, match: { ...goal.match!, id: 'outro' } })).not.toBe(laneOf(goal))
})
