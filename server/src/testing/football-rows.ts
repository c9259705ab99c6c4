import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'

/** The rows that a match needs: two teams, a player, a competition, an edition, a phase and a round. */
export async function insertLeague(database: Queryable): Promise<void> {
  await database
    .insertInto('teams')
    .values(['bahia', 'palmeiras', 'santos'].map((id) => ({ id, name: id, kind: 'club', country: 'BR' })))
    .execute()
  await database
    .insertInto('people')
    .values(['ana', 'bia'].map((id) => ({ id, name: id })))
    .execute()
  await database.insertInto('competitions').values({ id: 'liga', code: 'liga', name: 'Liga' }).execute()
  for (const name of ['2025', '2026']) {
    const edition = `liga_${name}`
    await database.insertInto('editions').values({ id: edition, competition_id: 'liga', name }).execute()
    const phase = { id: `${edition}_fase`, edition_id: edition, position: 0, name: 'Fase', kind: 'league' }
    await database.insertInto('phases').values(phase).execute()
    await database
      .insertInto('rounds')
      .values({ id: `${edition}_r1`, phase_id: phase.id, number: 1, name: 'Rodada 1' })
      .execute()
  }
}

export const MATCH = {
  id: 'liga_2026_r1_bahia_palmeiras',
  edition_id: 'liga_2026',
  phase_id: 'liga_2026_fase',
  round_id: 'liga_2026_r1',
  home_id: 'bahia',
  away_id: 'palmeiras',
  day: '2026-05-10',
}

/** A match with a row in every table that belongs to one. */
export async function insertWholeMatch(database: Queryable): Promise<void> {
  const match_id = MATCH.id
  await database
    .insertInto('matches')
    .values({ ...MATCH, status: 'finished', home_score: 2, away_score: 1 })
    .execute()
  await database
    .insertInto('events')
    .values([
      { id: 'e_1', match_id, type: 'goal', side: 'home', period: 'firstHalf', minute: 45, added: 2, player_id: 'ana' },
      { id: 'e_2', match_id, type: 'yellow', side: 'away', period: 'secondHalf', minute: 70, player_id: 'bia' },
    ])
    .execute()
  await database.insertInto('lineups').values({ match_id, side: 'home', formation: '4-3-3' }).execute()
  await database
    .insertInto('lineup_players')
    .values({ match_id, side: 'home', place: 0, person_id: 'ana', starter: true })
    .execute()
  await database
    .insertInto('match_statistics')
    .values({ match_id, side: 'home', period: 'match', possession: 55 })
    .execute()
  await database
    .insertInto('desk_marks')
    .values({ id: 'mark_1', match_id, kind: 'corner', side: 'home', period: 'firstHalf', minute: 12, x: 0, y: 100 })
    .execute()
  await database
    .insertInto('match_officials')
    .values({ match_id, place: 0, role: 'referee', person_name: 'Carla' })
    .execute()
  await database.insertInto('streamings').values({ id: 'canal', name: 'Canal' }).execute()
  await database
    .insertInto('airings')
    .values({ match_id, streaming_id: 'canal', states_included: ['BA'] })
    .execute()
  await database.insertInto('desk_commands').values({ id: 'mesa_0000000000000000', match_id }).execute()
  await database
    .insertInto('match_clocks')
    .values({ match_id, period: 'firstHalf', started_at: '2026-05-10T19:00:00.125Z', announced: 3 })
    .execute()
  await database.insertInto('datasets').values({ id: 'teste', title: 'Teste' }).execute()
  await database
    .insertInto('sources')
    .values({ kind: 'match', record_id: match_id, dataset_id: 'teste', said: '{"score":[2,1]}' })
    .execute()
  await database
    .insertInto('conflicts')
    .values({ kind: 'match', record_id: match_id, field: 'score', said: '{"teste":[2,1]}', chosen: 'teste' })
    .execute()
}

/** Every row of some tables as text, to compare before and after. */
export async function rowsOf(database: Queryable, tables: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(r)::text as row from ${sql.table(table)} as r order by 1`.execute(database)
    found[table] = rows.map(({ row }) => row)
  }
  return found
}
