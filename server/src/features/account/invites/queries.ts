import type { Invite, NewDuty } from '@meio-campo/contract'
import { sha256Hex } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { listNewestFirst, type PageRequest } from '../../../platform/paging.ts'
import { toDuties } from '../duties/queries.ts'

interface InviteRow {
  readonly id: string
  readonly email: string
  readonly sender: string
  readonly duty: unknown
  readonly created_at: Date
  readonly expires_at: Date
}

/** What an invitation promises, as a duty that is not given yet. */
export async function invitedDuty(database: Queryable, given: NewDuty, now: Date) {
  const lists = { kinds: [], competitions: [], teams: [], matches: [], queues: [], fields: [] }
  const row = { ...lists, ...given, until: given.until ?? null, id: '', user_id: '', created_at: now }
  const [duty] = await toDuties(database, [row], now)
  return duty!
}

export async function toInvite(database: Queryable, row: InviteRow, now: Date): Promise<Invite> {
  const duty = row.duty === null ? null : await invitedDuty(database, row.duty as NewDuty, now)
  return {
    id: row.id,
    email: row.email,
    sender: row.sender,
    duty: duty && {
      role: duty.role,
      kinds: duty.kinds,
      competitions: duty.competitions,
      teams: duty.teams,
      matches: duty.matches,
      queues: duty.queues,
      fields: duty.fields,
      until: duty.until,
    },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    expired: row.expires_at <= now,
  }
}

export const selectOpen = (database: Queryable) =>
  database
    .selectFrom('invites')
    .innerJoin('users', 'users.id', 'invites.sender_id')
    .select([
      'invites.id',
      'invites.email',
      'users.name as sender',
      'invites.duty',
      'invites.created_at',
      'invites.expires_at',
    ])
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)

/** Invites that were not accepted, including expired ones until they are deleted or sent again. */
export async function listInvites(database: Queryable, now: Date, request: PageRequest, url: string) {
  const page = await listNewestFirst(database, selectOpen(database), 'created_at', request, url, (row) => row)
  return { ...page, data: await Promise.all(page.data.map((row) => toInvite(database, row, now))) }
}

/** The invite that a link belongs to. Its sender must still be an admin. */
export async function findByToken(database: Queryable, token: string, now: Date): Promise<InviteRow | undefined> {
  return selectOpen(database)
    .where('token_hash', '=', await sha256Hex(token))
    .where('expires_at', '>', now)
    .where(sql<boolean>`users.admin and users.blocked_at is null`)
    .executeTakeFirst()
}
