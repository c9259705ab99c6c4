import type { ScorerRow } from '@meio-campo/contract'
import { type Goal, type Match, type Outing, scorers, type ScorersFilter, type ScorersRow } from '@meio-campo/football'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { resultColumns, toFootballMatch } from '../rows/football-match.ts'
import { readTeamNames } from '../rows/team-names.ts'
import { readGoals } from './goal-rows.ts'
import { readOutings } from './outing-rows.ts'

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
  // Minutes only order players who are level: nobody below the last wanted row needs a lookup.
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

export interface Scoring {
  readonly matches: readonly Match[]
  readonly goals: readonly Goal[]
  readonly outings: readonly Outing[]
}

/** `played` is null where no line-up names the player: the number of matches is then unknown. */
export type TalliedRow = Omit<ScorersRow, 'played'> & { readonly played: number | null }

/** Who scored most. */
function scorersTable({ matches, goals, outings }: Scoring, filter: ScorersFilter): readonly TalliedRow[] {
  return scorers(matches, goals, outings, filter).map(withKnownOutings)
}

/** Who gave most last passes, also without a goal of his own: the same count, with the passes in the goals' place. */
function assistsTable(scoring: Scoring, filter: ScorersFilter): readonly TalliedRow[] {
  const { matches, goals, outings } = scoring
  const passes = goals.flatMap(({ assist, ...goal }): Goal[] =>
    assist ? [{ ...goal, player: assist, kind: 'goal' }] : [],
  )
  const scored = new Map(scorersTable(scoring, filter).map((row) => [row.player, row]))
  return scorers(matches, passes, outings, filter).map((row) => {
    const own = scored.get(row.player)
    return {
      ...withKnownOutings(row),
      goals: own?.goals ?? 0,
      penalties: own?.penalties ?? 0,
      assists: row.goals,
      minutesPerGoal: own?.minutesPerGoal ?? null,
    }
  })
}

function withKnownOutings(row: ScorersRow): TalliedRow {
  return row.played === 0 ? { ...row, played: null } : row
}
