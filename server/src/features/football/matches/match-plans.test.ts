import type { Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { planOnce } from '../../../database/planned-once.ts'
import { insertLeague } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

// Thousands of rows, so that reading a whole table is the worse plan; the database's counters show whether it was used.

const MATCH = 'm_2501'
const TABLES = ['matches', 'events', 'lineup_players', 'lineups', 'match_officials', 'match_statistics']

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await insertManyRows(test.database)
}, 60_000)
afterAll(() => test.close())

const ofMatch = `/campeonatos/liga/jogos/${MATCH}`

it.each([
  [
    'a list of matches',
    [
      '/jogos?sort=-kickoff',
      '/jogos/hoje',
      '/jogos/1980-05-12?include=events,lineups,statistics,officials',
      '/jogos?time=t_7',
      '/jogos?campeonato=liga&sort=-kickoff',
      '/jogos?campeonato=liga&temporada=1901',
      '/jogos?situacao=ao_vivo',
      '/jogos?updated_since=2100-01-01T00:00:00Z',
    ],
  ],
  // Not its places in the table, which are made from the whole edition.
  ['a match', [`${ofMatch}/aovivo`, `${ofMatch}/arbitros`]],
  [
    'somebody',
    [
      '/jogadores?time=t_7&sort=birth',
      '/jogadores/p_100',
      '/jogadores/p_100/titulos',
      '/jogadores/p_100/cartoes',
      '/tecnicos/p_50',
      '/tecnicos/p_50/titulos',
    ],
  ],
])('%s reads no table as a whole', async (_, paths) => {
  const before = await settledScansOf(test.database)
  for (const path of paths) {
    const { status } = await test.call('GET', `/api/v1${path}`, { as: person })
    expect(status, path).toBe(200)
  }
  expect(await scansOf(test.database)).toEqual(before)
})

/** Connections that have worked before report late on a busy machine: the count has to stand still first. */
async function settledScansOf(database: Database): Promise<Record<string, number>> {
  let last = await scansOf(database)
  for (;;) {
    const next = await scansOf(database)
    if (JSON.stringify(next) === JSON.stringify(last)) return next
    last = next
  }
}

/** How often each table was read from end to end. Connections report at their next query after a second. */
async function scansOf(database: Database): Promise<Record<string, number>> {
  await sleep(1_050)
  const wakeAll = () => Promise.all(Array.from({ length: 10 }, () => sql`select pg_sleep(0.02)`.execute(database)))
  await Promise.all([wakeAll(), planOnce(wakeAll)])
  const { rows } = await sql<{ relname: string; seq_scan: string }>`
    select relname, seq_scan from pg_stat_user_tables where relname = any(${TABLES})`.execute(database)
  return Object.fromEntries(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]))
}

async function insertManyRows(database: Database): Promise<void> {
  await insertLeague(database)
  await database.transaction().execute(async (transaction) => {
    // Without the change log, which would take longer than all of the test.
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`insert into teams (id, name, kind) select 't_' || n, 'Time ' || n, 'club' from generate_series(0, 99) as n`.execute(
      transaction,
    )
    await sql`insert into people (id, name, birth_date, roles)
      select 'p_' || n, 'Pessoa ' || n, date '1970-01-01' + n, array['player', 'coach']
      from generate_series(0, 4999) as n`.execute(transaction)
    await sql`insert into competitions (id, code, name) values ('copa', 'copa', 'Copa')`.execute(transaction)
    await sql`insert into editions (id, competition_id, name)
      select 'ed_' || n, case when n < 3 then 'liga' else 'copa' end, 1900 + n from generate_series(0, 99) as n`.execute(
      transaction,
    )
    await sql`insert into phases (id, edition_id, position, name, kind)
      select 'ed_' || n || '_fase', 'ed_' || n, 0, 'Fase', 'league' from generate_series(0, 99) as n`.execute(
      transaction,
    )
    await sql`insert into matches (id, edition_id, phase_id, home_id, away_id, day, status, home_score, away_score)
      select 'm_' || n, 'ed_' || n % 100, 'ed_' || n % 100 || '_fase', 't_' || n % 100, 't_' || (n + 1 + n / 100) % 100,
        date '1970-01-01' + n, 'finished', 1, 0
      from generate_series(0, 8999) as n`.execute(transaction)
    await sql`insert into lineups (match_id, side, coach_id)
      select 'm_' || n, 'home', 'p_' || n % 1000 from generate_series(0, 8999) as n`.execute(transaction)
    await sql`insert into lineup_players (match_id, side, place, person_id, starter)
      select 'm_' || n, 'home', place, 'p_' || (n * 3 + place) % 5000, true
      from generate_series(0, 8999) as n, generate_series(0, 1) as place`.execute(transaction)
    await sql`insert into events (id, match_id, position, type, period, minute, side, player_id)
      select 'e_' || n || '_' || place, 'm_' || n, place, case place when 0 then 'goal' else 'yellow' end, 'firstHalf', 10,
        'home', 'p_' || (n * 3 + place) % 5000
      from generate_series(0, 8999) as n, generate_series(0, 1) as place`.execute(transaction)
    await sql`insert into match_officials (match_id, place, role, person_id)
      select 'm_' || n, 0, 'referee', 'p_' || n % 300 from generate_series(0, 8999) as n`.execute(transaction)
    await sql`insert into match_statistics (match_id, side, period, shots)
      select 'm_' || n, 'home', 'match', 3 from generate_series(0, 8999) as n`.execute(transaction)
    await sql`insert into spells (person_id, team_id, role, starts)
      select 'p_' || n, 't_' || n % 100, case when n < 100 then 'coach' else 'player' end, date '1990-01-01'
      from generate_series(0, 4999) as n`.execute(transaction)
  })
  await sql`vacuum analyze ${sql.join([...TABLES, 'people', 'spells', 'editions'].map((name) => sql.table(name)))}`.execute(
    database,
  )
}
