import { expect, it } from 'vitest'
import { laneOf, payloadOf } from './payload.ts'
import { sampleEvent } from './sample-event.ts'

const goal = { ...sampleEvent([], new Date('2026-05-10T12:00:00Z')), test: false }

it('sends the event as streams tell it', () => {
  expect(JSON.parse(payloadOf(goal))).toEqual(goal)
})

it('never sends 20 kB: what is too long is left out, and can be asked for by its id', () => {
  const long = { ...goal, event: { ...goal.event!, detail: 'é'.repeat(12_000) } }
  expect(JSON.parse(payloadOf(long))).toEqual({ ...goal, event: null })
  const longer = { ...long, match: { ...goal.match!, statusReason: 'é'.repeat(12_000) } }
  const record = { kind: 'match', id: goal.match!.id }
  expect(JSON.parse(payloadOf(longer))).toEqual({ ...goal, event: null, match: null, record })
})

it('keeps the events of a match in order, and tests apart from them', () => {
  const finished = { ...goal, type: 'match.finished' as const, event: null }
  expect(laneOf(finished)).toBe(laneOf(goal))
  expect(laneOf({ ...goal, match: null, record: { kind: 'match', id: goal.match!.id } })).toBe(laneOf(goal))
  expect(laneOf({ ...goal, test: true })).not.toBe(laneOf(goal))
  expect(laneOf({ ...goal, match: { ...goal.match!, id: 'outro' } })).not.toBe(laneOf(goal))
})
