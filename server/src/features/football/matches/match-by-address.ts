import type { MatchOfficial, Source } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { fixedStatement } from '../../../database/fixed-statement.ts'
import { AppError, RecordMoved } from '../../../platform/errors/app-error.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { sourcesOf } from '../../../platform/reading/record.ts'
import { FORECAST, type ForecastRow } from '../forecasts/queries.ts'
import { EVENTS, type EventRow } from '../rows/match-events.ts'
import { OFFICIALS } from '../rows/match-officials.ts'
import { MATCH_DETAILS, type MatchDetails, selectMatches } from '../rows/match-rows.ts'
import { STATISTICS, type StatisticsRow } from '../rows/match-statistics.ts'

/** The match of an address, which must also name its championship. */
export async function getMatchRow(database: Queryable, competitionId: string, matchId: string) {
  const row = await selectMatches(database)
    .innerJoin('editions', 'editions.id', 'matches.edition_id')
    .innerJoin('phases', 'phases.id', 'matches.phase_id')
    .select(['editions.competition_id', 'phases.kind as phase_kind'])
    .where('matches.id', '=', matchId)
    .executeTakeFirst()
  if (!row) return refuseMissing(database, 'match', matchId)
  if (row.competition_id === competitionId) return row
  await followMerged(database, competitionId, row.competition_id)
  throw new AppError('not_found', { info: 'Este jogo não é deste campeonato. Confira o endereço.' })
}

/** The same with everything that is stored of it, in one round trip. */
export async function getWholeMatch(database: Queryable, competitionId: string, matchId: string): Promise<WholeMatch> {
  const [row] = await readWhole(database, matchId)
  if (row?.competition_id === competitionId) return row
  await getMatchRow(database, competitionId, matchId)
  // It was made or moved between the two.
  throw new AppError('not_found')
}

const readWhole = fixedStatement<WholeMatch>(`
  select row.*, editions.competition_id, phases.kind as phase_kind, ${MATCH_DETAILS}, ${EVENTS} as event_rows,
    ${STATISTICS} as statistics_rows, ${OFFICIALS} as official_rows, ${FORECAST} as forecast_row,
    ${sourcesOf('match')} as source_rows
  from matches as row
    join editions on editions.id = row.edition_id
    join phases on phases.id = row.phase_id
  where row.id = $1`)

export interface WholeMatch extends FoundMatch, MatchDetails {
  readonly event_rows: readonly EventRow[]
  readonly statistics_rows: readonly StatisticsRow[]
  readonly official_rows: readonly MatchOfficial[]
  readonly forecast_row: ForecastRow | null
  readonly source_rows: readonly Source[]
}

export type FoundMatch = Awaited<ReturnType<typeof getMatchRow>>

async function followMerged(database: Queryable, asked: string, own: string): Promise<void> {
  const moved = await database
    .selectFrom('redirects')
    .select('new_id')
    .where('kind', '=', 'competition')
    .where('old_id', '=', asked)
    .executeTakeFirst()
  if (moved?.new_id === own) throw new RecordMoved(asked, own)
}
