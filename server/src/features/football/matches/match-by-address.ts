import type { Queryable } from '../../../database/database.ts'
import { AppError, RecordMoved } from '../../../platform/errors/app-error.ts'
import { refuseMissing } from '../../../platform/reading/missing-records.ts'
import { selectMatches } from '../rows/match-rows.ts'

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
