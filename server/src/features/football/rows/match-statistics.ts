import type { MatchStatistics } from '@meio-campo/contract'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import type { DB } from '../../../database/types.gen.ts'

const PERIODS = ['match', 'firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'extraTimeSecondHalf']

/** The figures of the match `row`, as a column of JSON. */
export const STATISTICS = `(
  select coalesce(json_agg(s), '[]') from match_statistics as s where s.match_id = row.id)`

export type StatisticsRow = Selectable<DB['match_statistics']>

const readStatistics = fixedStatement<{ readonly id: string; readonly statistics: readonly StatisticsRow[] }>(
  `select id, ${STATISTICS} as statistics from unnest($1::text[]) as row(id)`,
)

/** The figures of some matches, the whole match first. */
export async function findStatistics(
  database: Queryable,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, MatchStatistics[]>> {
  if (matchIds.length === 0) return new Map()
  const rows = await readStatistics(database, matchIds)
  return new Map(rows.map(({ id, statistics }) => [id, toStatistics(statistics)]))
}

export function toStatistics(rows: readonly StatisticsRow[]): MatchStatistics[] {
  return PERIODS.flatMap((period) => {
    const side = (name: 'home' | 'away') => {
      const row = rows.find((each) => each.period === period && each.side === name)
      return row ? toSide(row) : null
    }
    const [home, away] = [side('home'), side('away')]
    return home || away ? [{ period, home, away }] : []
  })
}

function toSide(row: StatisticsRow): NonNullable<MatchStatistics['home']> {
  return {
    possession: row.possession,
    shots: row.shots,
    shotsOnTarget: row.shots_on_target,
    corners: row.corners,
    fouls: row.fouls,
    offsides: row.offsides,
    saves: row.saves,
    passes: row.passes,
    passesCompleted: row.passes_completed,
  }
}
