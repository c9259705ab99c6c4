import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertLeague, MATCH } from '../testing/football-rows.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { openDatabase, type Database } from './database.ts'
import type { Events, Matches } from './types.gen.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const test = await createTestDatabase()
  drop = test.drop
  database = openDatabase(test.address, () => undefined)
  await insertLeague(database)
  await database.insertInto('matches').values(MATCH).execute()
})
afterAll(async () => {
  await database.destroy()
  await drop()
})

const match = (values: Partial<Insertable<Matches>>) =>
  database
    .insertInto('matches')
    .values({ ...MATCH, id: 'outro', ...values })
    .execute()
const event = (values: Partial<Insertable<Events>>) =>
  database
    .insertInto('events')
    .values({ id: 'e', match_id: MATCH.id, type: 'goal', side: 'home', ...values })
    .execute()

describe('a match', () => {
  it.each<[string, Partial<Insertable<Matches>>]>([
    ['matches_two_teams', { away_id: 'bahia' }],
    ['matches_home_score_check', { status: 'finished', home_score: -1, away_score: 0 }],
    ['matches_score_pair', { status: 'abandoned', home_score: 1 }],
    ['matches_finished_score', { status: 'finished' }],
    ['matches_scheduled_score', { home_score: 1, away_score: 0 }],
    [
      'matches_penalties_decide',
      { status: 'finished', home_score: 1, away_score: 1, penalties_home: 4, penalties_away: 4 },
    ],
    ['matches_penalties_status', { status: 'finishedOnPenalties', home_score: 1, away_score: 1 }],
    [
      'matches_extra_time_after_score',
      { status: 'finished', home_score: 2, away_score: 2, extra_time_home: 1, extra_time_away: 2 },
    ],
    [
      'matches_half_time_before_score',
      { status: 'finished', home_score: 0, away_score: 0, half_time_home: 1, half_time_away: 0 },
    ],
    ['matches_status_check', { status: 'encerrado' }],
    ['matches_awarded_status', { awarded_to: 'home' }],
    ['matches_clock', { minute: 12 }],
    ['matches_phase_id_edition_id_fkey', { phase_id: 'liga_2025_fase', round_id: null }],
    ['matches_round_id_phase_id_fkey', { round_id: 'liga_2025_r1' }],
    ['matches_id_check', { id: 'Com Espaço' }],
    ['matches_pkey', { id: MATCH.id }],
    ['matches_home_id_fkey', { home_id: 'ninguem' }],
  ])('is refused by %s', async (constraint, values) => {
    await expect(match(values)).rejects.toMatchObject({ constraint })
  })

  it('may be decided on penalties without being level: they settle a tie of two', async () => {
    await match({ status: 'finishedOnPenalties', home_score: 2, away_score: 1, penalties_home: 4, penalties_away: 3 })
    await database.deleteFrom('matches').where('id', '=', 'outro').execute()
  })

  it('takes its day from the kick-off, by the calendar of São Paulo', async () => {
    await match({ kickoff: '2026-05-11T00:30:00Z', day: null })
    const row = await database.selectFrom('matches').select('day').where('id', '=', 'outro').executeTakeFirstOrThrow()
    expect(row.day).toBe('2026-05-10')
    await database.deleteFrom('matches').where('id', '=', 'outro').execute()
  })

  it('keeps its teams from being removed', async () => {
    await expect(database.deleteFrom('teams').where('id', '=', 'bahia').execute()).rejects.toThrow('foreign key')
  })
})

describe('an event', () => {
  it.each<[string, Partial<Insertable<Events>>]>([
    ['events_minute', { minute: 121 }],
    ['events_minute_in_period', { period: 'firstHalf', minute: 46 }],
    ['events_added_at_the_end', { period: 'firstHalf', minute: 30, added: 2 }],
    ['events_side', { side: null }],
    ['events_player_side', { type: 'var', side: null, player_id: 'ana' }],
    ['events_whistle', { type: 'periodStart', period: 'firstHalf' }],
    ['events_shootout', { type: 'shootoutGoal', period: 'secondHalf', minute: 90 }],
    ['events_related', { related_role: 'assist' }],
    ['events_two_people', { player_id: 'ana', related_role: 'assist', related_id: 'ana' }],
    ['events_type_check', { type: 'gol' }],
  ])('is refused by %s', async (constraint, values) => {
    await expect(event(values)).rejects.toMatchObject({ constraint })
  })
})

it('refuses two competitions of one code, two editions of one name, a player on both sides', async () => {
  const again = { id: 'outra', code: 'liga', name: 'Outra' }
  await expect(database.insertInto('competitions').values(again).execute()).rejects.toThrow('competitions_code_key')
  await expect(
    database.insertInto('editions').values({ id: 'x', competition_id: 'liga', name: '2026' }).execute(),
  ).rejects.toThrow('editions_competition_id_name_key')
  await database
    .insertInto('lineups')
    .values(['home', 'away'].map((side) => ({ match_id: MATCH.id, side })))
    .execute()
  const twice = ['home', 'away'].map((side) => ({
    match_id: MATCH.id,
    side,
    place: 0,
    person_id: 'ana',
    starter: true,
  }))
  await expect(database.insertInto('lineup_players').values(twice).execute()).rejects.toThrow('person_id_key')
})

it('finds a record by the names it has and had, and forgets them with it', async () => {
  const aliases = () =>
    database
      .selectFrom('aliases')
      .select('normalised')
      .where('record_id', '=', 'sao_jose')
      .orderBy('normalised')
      .execute()
  const team = { id: 'sao_jose', name: 'São José', official_name: 'São José E.C.', kind: 'club' }
  await database.insertInto('teams').values(team).execute()
  await database.updateTable('teams').set({ name: 'Águia' }).where('id', '=', 'sao_jose').execute()
  expect((await aliases()).map(({ normalised }) => normalised)).toEqual(['aguia', 'sao jose', 'sao jose e c'])
  await database.deleteFrom('teams').where('id', '=', 'sao_jose').execute()
  expect(await aliases()).toEqual([])
})
