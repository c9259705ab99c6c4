import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../database/database.ts'
import { insertSmallSeason, LIVE, NEXT, PLAYED } from '../../../testing/small-season.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { EVENT_TYPES } from './change-events.ts'
import { END_OF_CHANGE } from './cursor.ts'
import { getLastSeq, listEventsAfter } from './event-log.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const created = await createTestDatabase()
  drop = created.drop
  database = openDatabase(created.address, () => undefined)
  await insertSmallSeason(database, '2026-05-10')
})
afterAll(async () => {
  await database.destroy()
  await drop()
})

interface Statement {
  execute(): Promise<unknown>
}

/** The events that a statement causes, through the triggers of the change log. */
async function eventsOf(statement: Statement) {
  const seq = await getLastSeq(database)
  await statement.execute()
  return (await listEventsAfter(database, { seq, index: END_OF_CHANGE })).events
}
const typesOf = async (statement: Statement) => (await eventsOf(statement)).map(({ type }) => type)
const updateNext = (values: object) => database.updateTable('matches').set(values).where('id', '=', NEXT)
const insertEvent = (id: string, type: string, values: object = { side: 'home', player_id: 'ana' }) =>
  database.insertInto('events').values({ id, type, match_id: LIVE, position: 50, ...values })

it('a match causes events from its lineup to the correction of its result', async () => {
  const insertLineup = (side: string) => database.insertInto('lineups').values({ match_id: NEXT, side })
  expect(await typesOf(insertLineup('home'))).toEqual(['match.lineup'])
  // The match already has a line-up, so the other side's does not cause another event of this type.
  expect(await typesOf(insertLineup('away'))).not.toContain('match.lineup')
  expect(await typesOf(updateNext({ status: 'postponed', status_reason: 'Chuva' }))).toEqual([
    'match.postponed',
    'table.changed',
  ])
  expect(await typesOf(updateNext({ status: 'scheduled', kickoff: '2026-06-01T19:00:00Z' }))).toContain(
    'match.rescheduled',
  )
  expect(await typesOf(updateNext({ status: 'firstHalf', home_score: 0, away_score: 0 }))).toEqual([
    'match.started',
    'table.changed',
  ])
  expect(await typesOf(updateNext({ home_score: 1 }))).toEqual(['table.changed'])
  expect(await typesOf(updateNext({ status: 'finished' }))).toEqual(['match.finished', 'table.changed'])
  expect(await typesOf(updateNext({ home_score: 2 }))).toEqual(['match.corrected', 'table.changed'])
})

const period = { period: 'secondHalf' }
const shootout = { period: 'shootout', side: 'home', player_id: 'ana' }
it.each([
  ['goal', 'match.goal'],
  ['penalty', 'match.goal'],
  ['ownGoal', 'match.goal'],
  ['missedPenalty', 'match.penalty_missed'],
  ['yellow', 'match.card'],
  ['secondYellow', 'match.card'],
  ['red', 'match.card'],
  ['substitution', 'match.substitution'],
  ['var', 'match.var'],
  ['periodStart', 'match.period', period],
  ['periodEnd', 'match.period', period],
  ['shootoutGoal', 'match.shootout', shootout],
  ['shootoutMiss', 'match.shootout', shootout],
])('an inserted %s is an event of type %s, with its match', async (type, expected, values?: object) => {
  const events = await eventsOf(insertEvent(`de_${type.toLowerCase()}`, type, values))
  expect(events[0]).toMatchObject({ type: expected, match: { id: LIVE }, event: { type } })
  expect(Object.keys(EVENT_TYPES)).toContain(type)
})

it('an event of a match is corrected, retracted and deleted', async () => {
  await insertEvent('agora', 'goal').execute()
  const first = async (statement: Statement) => (await eventsOf(statement))[0]
  const update = (values: object) => database.updateTable('events').set(values).where('id', '=', 'agora')
  expect(await first(update({ minute: 61, revision: 2 }))).toMatchObject({
    type: 'match.corrected',
    event: { id: 'agora', minute: 61 },
  })
  expect(await first(update({ retracted: true, revision: 3 }))).toMatchObject({ type: 'match.retracted' })
  expect(await first(database.deleteFrom('events').where('id', '=', 'agora'))).toMatchObject({
    type: 'match.retracted',
  })
})

it('records and transfers cause events; an update that changes nothing causes none', async () => {
  const transfer = { person_id: 'ana', from_id: 'bahia', to_id: 'santos', day: '2026-05-11' }
  expect(await typesOf(database.insertInto('transfers').values(transfer))).toContain('transfer.created')
  const [created] = await eventsOf(database.insertInto('people').values({ id: 'nova', name: 'Nova' }))
  expect(created).toMatchObject({ type: 'record.created', record: { kind: 'person', id: 'nova' }, match: null })
  const rename = database.updateTable('people').set({ name: 'Novinha' }).where('id', '=', 'nova')
  expect(await typesOf(rename)).toEqual(['record.updated'])
  expect(await typesOf(rename)).toEqual([])
  expect(await typesOf(database.deleteFrom('people').where('id', '=', 'nova'))).toEqual(['record.deleted'])
  const attendance = database.updateTable('matches').set({ attendance: 7 }).where('id', '=', PLAYED)
  expect(await typesOf(attendance)).toEqual(['match.updated'])
})
