import type { MatchForecast, TeamProjection } from '@meio-campo/contract'
import { reweigh, scorelineChances } from '@meio-campo/football'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { calendarOf } from '../standings/edition-calendar.ts'
import type { EditionStructure } from '../standings/edition-structure.ts'
import { tableOf, toEstimate } from '../standings/projection-answer.ts'
import { listProjections } from '../standings/stored-projections.ts'
import { LOW_SCORES } from './project-group.ts'

const SCORES_SHOWN = 5
const rounded = (share: number) => Math.round(share * 10_000) / 10_000

/** What was estimated before the match `row`, as a column of JSON. */
export const FORECAST = '(select to_json(f) from match_forecasts as f where f.match_id = row.id)'

export type ForecastRow = Omit<Selectable<DB['match_forecasts']>, 'made_at'> & { readonly made_at: string }

export function toMatchForecast(row: ForecastRow): MatchForecast {
  const { home, draw, away, home_goals, away_goals, made_at } = row
  const grid = reweigh(scorelineChances({ home: home_goals, away: away_goals }, LOW_SCORES), { home, draw, away })
  const scores = grid.flatMap((line, goals) =>
    line.map((chance, against) => ({ home: goals, away: against, chance: rounded(chance) })),
  )
  return {
    home: rounded(home),
    draw: rounded(draw),
    away: rounded(away),
    expectedGoals: { home: Math.round(home_goals * 100) / 100, away: Math.round(away_goals * 100) / 100 },
    scores: scores.toSorted((a, b) => b.chance - a.chance).slice(0, SCORES_SHOWN),
    madeAt: new Date(made_at).toISOString(),
  }
}

interface TeamEdition {
  readonly id: string
  readonly name: string
  readonly competition_id: string
  readonly competition_name: string
}

/** Where a team should end in the tables of some editions that are not over. */
export async function listTeamProjections(
  database: Queryable,
  team: string,
  editions: readonly TeamEdition[],
  structures: readonly EditionStructure[],
): Promise<TeamProjection[]> {
  const stored = await listProjections(
    database,
    editions.map(({ id }) => id),
  )
  return editions.flatMap(({ name, competition_id, competition_name }, index) =>
    structures[index]!.phases.flatMap((phase) =>
      phase.groups.flatMap((group) => {
        const own = stored.filter((row) => row.phase_id === phase.id && row.group_id === (group.id ?? ''))
        const now = own.toSorted((a, b) => a.round - b.round).at(-1)
        const found = now?.teams.find((each) => each.team === team)
        if (!now || !found || calendarOf(phase, group).open.length === 0) return []
        const competition = { id: competition_id, name: competition_name }
        return { competition, edition: name, round: now.round, ...toEstimate(found, tableOf(phase, group)) }
      }),
    ),
  )
}

/** How strong the team $1 is thought to be on the day $2, beside those that have played within a year; as a column of JSON. */
export const RATING = `(
  with own as (select * from team_ratings where team_id = $1 and matches >= 10 and last_day > $2::date - 400)
  select json_build_object(
    'rating', (1500 + 300 * own.strength)::integer,
    'place', (count(*) filter (where other.strength > own.strength) + 1)::integer,
    'of', count(*)::integer)
  from own join team_ratings as other
    on other.pool = own.pool and other.matches >= 10 and other.last_day > $2::date - 400
  group by own.strength)`
