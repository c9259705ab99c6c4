import type { CleanKind, Copy } from '@meio-campo/contract'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Copies } from '../../../database/types.gen.ts'
import { keptDays } from '../../../platform/personal-data/personal-data.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'

export const KEPT_DAYS = keptDays('copies')

export type CountsByTable = Record<string, number>

export function toCopy(row: Selectable<Copies>): Copy {
  const counts = row.counts as CountsByTable
  return {
    id: row.id,
    kind: row.kind as CleanKind,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    actor: row.actor_name,
    counts,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    restoredAt: row.restored_at?.toISOString() ?? null,
  }
}

export function listCopies(database: Queryable, request: PageRequest, url: string, now: Date) {
  const current = database.selectFrom('copies').selectAll().where('expires_at', '>', now)
  return listNewestFirst(database, current, 'created_at', request, url, toCopy)
}
