import type { Queryable } from '../database/database.ts'
import { deviceName } from './callers/device-name.ts'
import type { Caller } from './callers/principal.ts'

export interface AuditRecord {
  /** Group and action, such as `maintenance.clean_users`. */
  readonly action: `${string}.${string}`
  /** One Portuguese sentence without its subject: the page puts the actor's name before it. */
  readonly summary: string
  readonly details?: Readonly<Record<string, unknown>>
  /** The author, if different from the signed-in user: a link by mail identifies a person too. */
  readonly actor?: { readonly id: string; readonly name: string }
  /** The account that the entry is about, if different from the author. Its owner sees the entry too. */
  readonly accountId?: string
}

/** Writes to the audit log, in the transaction of the action itself: either both happened or neither. */
export async function audit(database: Queryable, caller: Caller, record: AuditRecord): Promise<void> {
  const { principal } = caller
  const user = record.actor ?? (principal.kind === 'visitor' ? null : principal.user)
  await database
    .insertInto('audit_log')
    .values({
      actor_id: user?.id ?? null,
      actor_name: user?.name ?? null,
      action: record.action,
      summary: record.summary,
      details: JSON.stringify({
        ...record.details,
        ...(principal.kind === 'key' && { key: principal.key.id }),
        ...(caller.request.duty && { duty: caller.request.duty.id }),
      }),
      request_id: caller.request.id,
      address: caller.request.ip,
      device: deviceName(caller.request.headers['user-agent']),
      account_id: record.accountId ?? null,
    })
    .execute()
}
