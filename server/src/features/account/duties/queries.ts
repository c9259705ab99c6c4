import type { Duty } from '@meio-campo/contract'
import type { DutyKind, DutyRole, RecordKind, ReviewQueue } from '@meio-campo/contract/rules'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Duties } from '../../../database/types.gen.ts'
import { findCurrentIds } from '../../../platform/duties/held-duties.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { findNames, type Reference } from '../../curating/record-tables/references.ts'
import { findAddresses } from '../../curating/record-tables/link-addresses.ts'

/** The kinds of records that a duty may name, and where it names them. */
export const namedRecords = { competitions: 'competition', teams: 'team', matches: 'match' } as const satisfies Record<
  string,
  RecordKind
>

/** All duties of a user, those that have ended too, the newest first. */
export async function listDuties(database: Queryable, userId: string, now: Date): Promise<Duty[]> {
  const rows = await database
    .selectFrom('duties')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return toDuties(database, rows, now)
}

export async function toDuties(database: Queryable, rows: readonly Selectable<Duties>[], now: Date): Promise<Duty[]> {
  const current = await findCurrentIds(database, rows)
  const placed = rows.map((row) => ({ ...row, ...current(row) }))
  const wanted = placed.flatMap((row) =>
    Object.entries(namedRecords).flatMap(([list, kind]) =>
      row[list as keyof typeof namedRecords].map((id): Reference => ({ kind, id })),
    ),
  )
  const names = await findNames(database, wanted)
  const addresses = await findAddresses(
    database,
    wanted.filter(({ kind, id }) => names.has(`${kind}:${id}`)),
  )
  const named = (kind: RecordKind, ids: readonly string[]) =>
    ids.map((id) => ({
      id,
      name: names.get(`${kind}:${id}`) ?? id,
      linkAddress: addresses.get(`${kind}:${id}`) ?? null,
    }))
  return placed.map((row) => ({
    id: row.id,
    role: row.role as DutyRole,
    kinds: row.kinds as DutyKind[],
    competitions: named('competition', row.competitions),
    teams: named('team', row.teams),
    matches: named('match', row.matches),
    queues: row.queues as ReviewQueue[],
    fields: row.fields,
    until: row.until,
    active: row.until === null || row.until >= dayAt(now),
    createdAt: row.created_at.toISOString(),
  }))
}
