import type { AccountArchive, Privacy } from '@meio-campo/contract'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { AccountArchives } from '../../../database/types.gen.ts'

export function toArchive(row: Selectable<AccountArchives>): AccountArchive {
  return {
    id: row.id,
    status: row.status as AccountArchive['status'],
    bytes: row.bytes === null ? null : Number(row.bytes),
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  }
}

export async function getPrivacy(database: Queryable, userId: string, now: Date): Promise<Privacy> {
  const user = await database
    .selectFrom('users')
    .select('deletes_at')
    .select(
      sql<boolean>`users.admin and not exists (
        select 1 from users as other
        where other.admin and other.blocked_at is null and other.deletes_at is null and other.id <> users.id)`.as(
        'last_admin',
      ),
    )
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const archive = await database
    .selectFrom('account_archives')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    deletesAt: user.deletes_at?.toISOString() ?? null,
    lastAdmin: user.last_admin,
    archive: archive ? toArchive(archive) : null,
  }
}
