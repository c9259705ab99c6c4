import type { CleanKind, Copy } from '@meio-campo/contract'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../database/database.ts'
import type { Copies } from '../../database/types.gen.ts'
import { LARGEST_TOTAL, toPage, type PageRequest } from '../../platform/paging.ts'

export const KEPT_DAYS = 30

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

export async function listCopies(database: Queryable, request: PageRequest, url: string, now: Date) {
  const current = database.selectFrom('copies').where('expires_at', '>', now)
  let page = current.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  if (request.after) {
    const [at, id] = request.after
    page = page.where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${id})`)
  }
  const rows = await page.limit(request.limit + 1).execute()
  const { total } = await database
    .selectFrom(
      current
        .select('id')
        .limit(LARGEST_TOTAL + 1)
        .as('copies'),
    )
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return toPage(rows, request, Number(total), url, (row) => [row.created_at, row.id], toCopy)
}

export async function purgeCopies(database: Queryable, now: Date): Promise<void> {
  await database.deleteFrom('copies').where('expires_at', '<=', now).execute()
}
