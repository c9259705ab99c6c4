import { expect, it } from 'vitest'
import { eventsOfChange } from './change-events.ts'

const match = (was: object, now: object, type = 'updated') =>
  eventsOfChange({
    seq: '7',
    at: new Date(0),
    kind: 'match',
    record_id: 'm1',
    type,
    data: { ...was, ...now, was },
  }).map(({ id, type: eventType }) => `${id} ${eventType}`)
const event = (data: object, type = 'created') =>
  eventsOfChange({ seq: '9', at: new Date(0), kind: 'event', record_id: 'e1', type, data: { match_id: 'm1', ...data } })

const SCHEDULED = {
  status: 'scheduled',
  kickoff: 'a',
  lineups: false,
  homeScore: null,
  awayScore: null,
  annulled: false,
}
const PLAYING = { ...SCHEDULED, status: 'firstHalf', homeScore: 0, awayScore: 0 }
const DONE = { ...PLAYING, status: 'finished' }

it('derives start, end, rescheduling and table changes from a change of a match', () => {
  expect(match(SCHEDULED, PLAYING)).toEqual(['7 match.started', '7.1 table.changed'])
  expect(match(PLAYING, { homeScore: 1 })).toEqual(['7 table.changed'])
  expect(match(PLAYING, DONE)).toEqual(['7 match.finished', '7.1 table.changed'])
  expect(match(PLAYING, { status: 'halfTime' })).toEqual(['7 table.changed'])
  expect(match(SCHEDULED, { kickoff: 'b' })).toEqual(['7 match.rescheduled'])
  expect(match(SCHEDULED, { status: 'postponed', kickoff: null })).toEqual([
    '7 match.postponed',
    '7.1 match.rescheduled',
    '7.2 table.changed',
  ])
  expect(match(SCHEDULED, { lineups: true })).toEqual(['7 match.lineup'])
  expect(match(DONE, { awayScore: 2 })).toEqual(['7 match.corrected', '7.1 table.changed'])
  expect(match(DONE, { attendance: 5 })).toEqual(['7 match.updated'])
  expect(match({}, SCHEDULED, 'created')).toEqual(['7 record.created'])
})

it('derives events of a match, their corrections and retractions', () => {
  expect(event({ type: 'ownGoal' })[0]).toMatchObject({ type: 'match.goal', matchId: 'm1', record: { kind: 'event' } })
  expect(event({ type: 'red' })[0]!.type).toBe('match.card')
  expect(event({ type: 'goal', retracted: true }, 'updated')[0]!.type).toBe('match.retracted')
  expect(event({ type: 'goal', retracted: false }, 'updated')[0]!.type).toBe('match.corrected')
  expect(event({ type: 'goal' }, 'deleted')[0]!.type).toBe('match.retracted')
})

it('derives events of records that are not matches', () => {
  const of = (kind: string, type: string) =>
    eventsOfChange({ seq: '1', at: new Date(0), kind, record_id: 'x', type, data: {} })[0]
  expect(of('transfer', 'created')).toMatchObject({ type: 'transfer.created', record: { kind: 'transfer', id: 'x' } })
  expect(of('team', 'deleted')).toMatchObject({ type: 'record.deleted', matchId: null })
})
