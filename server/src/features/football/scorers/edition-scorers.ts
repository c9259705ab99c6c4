import type { ScorerRow } from '@meio-campo/contract'
import type { ScorersFilter } from '@meio-campo/football'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { resultColumns, toFootballMatch } from '../standings/football-match.ts'
import { readTeamNames } from '../standings/team-names.ts'
import { readGoals } from './goal-rows.ts'
import { readOutings } from './outing-rows.ts'
import { assistsTable, scorersTable } from './scorers-table.ts'

interface ScorersView {
  readonly filter?: ScorersFilter
  /** Only what was scored for this team. */
  readonly team?: string | undefined
  readonly by?: 'goals' | 'assists'
  /** Only the first few. */
  readonly most?: number
}

export function readEditionScorers(database: Queryable, editionId: string, view: ScorersView = {}) {
  return readScorers(database, sql<SqlBool>`matches.edition_id = ${editionId}`, view)
}

/** The scorers in the matches chosen by a condition. */
export async function readScorers(
  database: Queryable,
  which: RawBuilder<SqlBool>,
  { filter = {}, team, by = 'goals', most = Number.MAX_SAFE_INTEGER }: ScorersView,
): Promise<ScorerRow[]> {
  const [{ goals: all, people }, matches] = await Promise.all([
    readGoals(database, which),
    readMatches(database, which),
  ])
  const goals = team === undefined ? all : all.filter((goal) => goal.team === team)
  const make = by === 'goals' ? scorersTable : assistsTable
  // Minutes only order those who are level: whoever is behind the last one wanted need not be looked up.
  const rough = make({ matches, goals, outings: [] }, filter)
  const last = rough[Math.min(most, rough.length) - 1]
  const wanted = rough.filter((row) => row[by] >= (last?.[by] ?? 0)).map(({ player }) => player)
  const ids = wanted.flatMap((player) => people.get(player)!.id ?? [])
  const outings = await readOutings(database, which, ids)
  const table = make({ matches, goals, outings }, filter).slice(0, most)
  const names = await readTeamNames(
    database,
    table.map((row) => row.team),
  )
  return table.map((row) => ({ ...row, player: people.get(row.player)!, team: names.ref(row.team) }))
}

async function readMatches(database: Queryable, which: RawBuilder<SqlBool>) {
  const rows = await database.selectFrom('matches').select(resultColumns).where(which).execute()
  return rows.map((row) => toFootballMatch({ ...row, round_number: null }))
}
