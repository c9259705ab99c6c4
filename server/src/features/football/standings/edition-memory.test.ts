import type { Session } from '@meio-campo/contract'
import { presetSuspensions } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { rememberReads } from '../../../platform/memory/memory.ts'
import { DRAWN, EARLIER, insertSmallSeason, LIVE, NEXT, PLAYED } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { findEditionRounds } from '../competitions/edition-rounds.ts'
import { listCards } from '../cards/queries.ts'
import { findRulesInForce } from '../discipline/suspension-rules.ts'
import { getTeamDiscipline } from '../discipline/team-discipline.ts'
import { findEdition } from '../editions/editions.ts'
import { toMatches } from '../rows/match-rows.ts'
import { findAllResults, listRecentResults } from '../rows/team-results.ts'
import { listEditionScorers } from '../scorers/edition-scorers.ts'
import { findNextMatch } from '../teams/next-match.ts'
import { listSeasonMatches } from '../teams/season-matches.ts'
import { findSurroundings } from '../teams/team-surroundings.ts'
import { listPlayedEditions } from '../teams/team-season.ts'
import { editionStandings } from './edition-standings.ts'
import { findEditionStructures } from './edition-structure.ts'
import { listProjections } from './stored-projections.ts'

// What is kept in memory must be what a reader without memory finds in the database, whatever changed and in which order.

let test: TestApp
let person: Session
let reading: Database
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  reading = rememberReads(test.database, test.context.answers.clock)
  await insertSmallSeason(test.database, dayAt(new Date()))
  await test.context.supervisor.settle()
})
afterAll(() => test.close())

const EDITIONS = ['liga_2025', 'liga_2026']

/** Everything that reads of an edition are made of. */
async function readAll(database: Database) {
  const structures = await findEditionStructures(database, EDITIONS)
  return {
    structures,
    tables: structures.map((structure) =>
      editionStandings(structure).map(({ groups, ties }) => ({ ties, rows: groups.map(({ rows }) => rows) })),
    ),
    rounds: await Promise.all(EDITIONS.map((id) => findEditionRounds(database, id))),
    scorers: await Promise.all(EDITIONS.map((id) => listEditionScorers(database, id))),
    cards: await readCards(database),
    discipline: await Promise.all(EDITIONS.map((id) => getTeamDiscipline(database, id, 'bahia'))),
    played: await listPlayedEditions(database, 'bahia'),
    season: await listSeasonMatches(database, 'bahia', EDITIONS),
    goals: await listSeasonMatches(database, 'bahia', EDITIONS, 'goals'),
    next: await findNextMatch(database, 'bahia', new Date()),
    results: await findAllResults(database, ['bahia']).then((resultsOf) => resultsOf('bahia')),
    rules: await Promise.all(EDITIONS.map((id) => findRulesInForce(database, id))),
    recent: await listRecentResults(database, 'bahia'),
    surroundings: await findSurroundings(database, 'bahia', dayAt(new Date())),
    projections: await listProjections(database, EDITIONS),
    choice: await findEdition(database, 'liga', undefined, dayAt(new Date())),
    matches: await toMatches(
      database,
      [PLAYED, DRAWN, LIVE, NEXT, EARLIER].map((id) => ({ id })),
    ),
  }
}

async function readCards(database: Database) {
  const { source } = await listCards(database, { id: 'liga' }, {}, dayAt(new Date()))
  return 'table' in source ? source.wrap!({ data: [...source.table], ...PAGE }) : null
}

const PAGE = { page: { limit: 50, total: 0, next: null }, links: { self: '', next: null } }

const CHANGES: readonly (readonly [string, (database: Database) => Promise<unknown>])[] = [
  ['nothing', async () => undefined],
  [
    'a goal',
    (database) =>
      database.transaction().execute(async (transaction) => {
        await transaction.updateTable('matches').set({ home_score: 2 }).where('id', '=', LIVE).execute()
        await sql`insert into events (id, match_id, position, type, side, period, minute, player_id)
          values ('e_novo', ${LIVE}, 90, 'goal', 'home', 'secondHalf', 61, 'ana')`.execute(transaction)
      }),
  ],
  [
    'a card alone',
    (database) =>
      sql`insert into events (id, match_id, position, type, side, period, minute, player_name)
        values ('e_cartao', ${PLAYED}, 91, 'red', 'away', 'secondHalf', 88, 'Fulana')`.execute(database),
  ],
  ['a card taken back', (database) => sql`update events set retracted = true where id = 'e_cartao'`.execute(database)],
  [
    'a new match',
    (database) =>
      sql`insert into matches (id, edition_id, phase_id, round_id, home_id, away_id, day, status, home_score, away_score)
        values ('novo', 'liga_2026', 'liga_2026_fase', 'liga_2026_r2', 'palmeiras', 'santos', '2026-01-02', 'finished', 4, 0)`.execute(
        database,
      ),
  ],
  [
    'a match that moves to another edition',
    (database) =>
      sql`update matches set edition_id = 'liga_2025', phase_id = 'liga_2025_fase', round_id = 'liga_2025_r1'
        where id = 'novo'`.execute(database),
  ],
  ['a match that is deleted', (database) => sql`delete from matches where id = 'novo'`.execute(database)],
  [
    'another number of a round',
    (database) => sql`update rounds set number = 9 where id = 'liga_2026_r1'`.execute(database),
  ],
  [
    'another name of a round',
    (database) => sql`update rounds set name = 'Final' where id = 'liga_2026_r4'`.execute(database),
  ],
  [
    'another name of a phase',
    (database) => sql`update phases set name = 'Turno' where id = 'liga_2026_fase'`.execute(database),
  ],
  [
    'another name of a team',
    (database) => sql`update teams set name = 'Bahia EC' where id = 'bahia'`.execute(database),
  ],
  [
    'another name of a player',
    (database) => sql`update people set name = 'Ana Maria' where id = 'ana'`.execute(database),
  ],
  [
    'somebody in a line-up',
    async (database) => {
      await sql`insert into lineups (match_id, side) values (${LIVE}, 'home') on conflict do nothing`.execute(database)
      await sql`insert into lineup_players (match_id, side, place, person_id, starter)
        values (${LIVE}, 'home', 90, 'ana', true) on conflict do nothing`.execute(database)
    },
  ],
  ['a minute of the clock', (database) => sql`update matches set minute = 77 where id = ${LIVE}`.execute(database)],
  [
    'other rules of suspension',
    (database) =>
      database
        .updateTable('editions')
        .set({ suspensions: JSON.stringify({ ...presetSuspensions('cbf', { phases: [], rounds: [] }), yellows: 1 }) })
        .where('id', '=', 'liga_2026')
        .execute(),
  ],
  [
    'a deduction',
    (database) =>
      sql`insert into deductions (phase_id, team_id, points, reason) values ('liga_2026_fase', 'bahia', 3, 'Regulamento')`.execute(
        database,
      ),
  ],
  [
    'a rival',
    (database) => sql`insert into team_rivals (team_id, rival_id) values ('bahia', 'santos')`.execute(database),
  ],
  [
    'a coach',
    (database) => sql`insert into spells (person_id, team_id, role) values ('eva', 'bahia', 'coach')`.execute(database),
  ],
  [
    'a title',
    (database) => sql`insert into titles (edition_id, champion_id) values ('liga_2025', 'bahia')`.execute(database),
  ],
  [
    'a team that joins',
    async (database) => {
      await sql`insert into teams (id, name, kind) values ('remo', 'Remo', 'club')`.execute(database)
      await sql`insert into phase_teams (phase_id, team_id) values ('liga_2026_fase', 'remo')`.execute(database)
    },
  ],
  [
    'another name of the championship',
    (database) => sql`update competitions set name = 'Ligona' where id = 'liga'`.execute(database),
  ],
  [
    'another name of an edition',
    (database) => sql`update editions set name = '2024' where id = 'liga_2025'`.execute(database),
  ],
  [
    'a new edition',
    (database) =>
      sql`insert into editions (id, competition_id, name) values ('liga_2027', 'liga', '2027')`.execute(database),
  ],
  [
    'a stadium, and its name',
    async (database) => {
      await sql`insert into stadiums (id, name) values ('fonte', 'Fonte')`.execute(database)
      await sql`update matches set stadium_id = 'fonte' where id = ${PLAYED}`.execute(database)
      await test.context.supervisor.settle()
      await readAll(reading)
      await sql`update stadiums set name = 'Fonte Nova' where id = 'fonte'`.execute(database)
    },
  ],
]

it.each(CHANGES)('remembers what is stored after %s', async (_, change) => {
  await readAll(reading)
  await change(test.database)
  await test.context.supervisor.settle()
  expect(await readAll(reading)).toEqual(await readAll(test.database))
  // And what is remembered now is the same again.
  expect(await readAll(reading)).toEqual(await readAll(test.database))
})

it('answers with the new name after the write, at addresses it has not answered before', async () => {
  const list = (limit: number) => test.call('GET', `/api/v1/campeonatos/liga/jogos?limit=${limit}`, { as: person })
  const before = await list(50)
  expect(JSON.stringify(before.body)).toContain('Bahia EC')
  await test.database.updateTable('teams').set({ name: 'Tricolor' }).where('id', '=', 'bahia').execute()
  await test.context.supervisor.settle()
  const after = await list(49)
  expect(JSON.stringify(after.body)).not.toContain('Bahia EC')
  expect(JSON.stringify(after.body)).toContain('Tricolor')
})

it('invalidates both editions and all teams of a match that moved', async () => {
  const addresses = ['/campeonatos/liga/jogos?temporada=2024', '/times/santos/jogos']
  const totals = () =>
    Promise.all(
      addresses.map(
        async (path) => (await test.call('GET', `/api/v1${path}`, { as: person })).body.page.total as number,
      ),
    )
  const [edition, team] = await totals()
  await sql`update matches set home_id = 'remo' where id = ${DRAWN}`.execute(test.database)
  await sql`update matches set edition_id = 'liga_2026', phase_id = 'liga_2026_fase', round_id = 'liga_2026_r1'
    where id = ${EARLIER}`.execute(test.database)
  await test.context.supervisor.settle()
  expect(await totals()).toEqual([edition! - 1, team! - 1])
})
