import type { MatchStatistics } from '@meio-campo/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

const PERIODS = ['match', 'firstHalf', 'secondHalf', 'extraTimeFirstHalf', 'extraTimeSecondHalf']

/** The figures of some matches, the whole match first. */
export async function findStatistics(
  database: Queryable,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, MatchStatistics[]>> {
  if (matchIds.length === 0) return new Map()
  const rows = await selectStatistics(database)
    .where(sql<boolean>`match_id = any(${matchIds})`)
    .execute()
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id)
  return new Map([...byMatch].map(([id, own]) => [id, toStatistics(own)]))
}

function selectStatistics(database: Queryable) {
  return database.selectFrom('match_statistics').selectAll()
}

type StatisticsRow = Awaited<ReturnType<ReturnType<typeof selectStatistics>['executeTakeFirstOrThrow']>>

function toStatistics(rows: readonly StatisticsRow[]): MatchStatistics[] {
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
