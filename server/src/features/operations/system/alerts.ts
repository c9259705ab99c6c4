import { sql, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail, sendQueuedMail } from '../../../platform/mail/outbox.ts'
import type { SendMail } from '../../../platform/mail/transport.ts'
import { ALERT_KINDS, findAlert, type AlertKind, type SystemFacts } from './alert-rules.ts'

type AlertContext = Pick<Context, 'database' | 'jobs' | 'now' | 'publicUrl'>

export interface ActiveAlert {
  readonly kind: AlertKind
  readonly sentence: string
  readonly since: Date
}

/** The active alerts, oldest first. */
export async function listAlerts(database: Queryable): Promise<ActiveAlert[]> {
  const rows = await database
    .selectFrom('operator_alerts')
    .select(['kind', 'sentence', 'since'])
    .where('kind', 'in', [...ALERT_KINDS])
    .orderBy('since')
    .execute()
  return rows.map(({ kind, sentence, since }) => ({ kind: kind as AlertKind, sentence, since }))
}

/** Sends every admin a mail when an alert begins and when it ends, once each. */
export async function mailAlerts(context: AlertContext, sendMail: SendMail): Promise<void> {
  const facts = await getFacts(context.database)
  for (const kind of ALERT_KINDS) await checkAlert(context, sendMail, kind, facts)
}

async function checkAlert(
  context: AlertContext,
  sendMail: SendMail,
  kind: AlertKind,
  facts: SystemFacts,
): Promise<void> {
  const { database, now } = context
  const mailIds = await database.transaction().execute(async (transaction) => {
    const open = await transaction
      .selectFrom('operator_alerts')
      .select(['sentence', 'since'])
      .where('kind', '=', kind)
      .forUpdate()
      .executeTakeFirst()
    const sentence = findAlert(kind, facts, open !== undefined)
    if (sentence === null) {
      if (!open) return []
      await transaction.deleteFrom('operator_alerts').where('kind', '=', kind).execute()
      return queueLetters(transaction, context, 'Meio-Campo: voltou ao normal', `Passou: ${open.sentence}`)
    }
    if (open) {
      await transaction.updateTable('operator_alerts').set({ sentence }).where('kind', '=', kind).execute()
      return []
    }
    const added = await transaction
      .insertInto('operator_alerts')
      .values({ kind, sentence, told_at: now(), since: now() })
      .onConflict((on) => on.doNothing())
      .returning('kind')
      .executeTakeFirst()
    return added ? queueLetters(transaction, context, 'Meio-Campo: o serviço precisa de atenção', sentence) : []
  })
  // The queue that has stalled may be the one that would send the letter.
  if (kind === 'queue') for (const id of mailIds) await sendQueuedMail(database, sendMail, id)
}

async function queueLetters(
  transaction: Transaction<DB>,
  { jobs, publicUrl }: AlertContext,
  subject: string,
  sentence: string,
): Promise<string[]> {
  const admins = await transaction
    .selectFrom('users')
    .select('email')
    .where('admin', '=', true)
    .where('blocked_at', 'is', null)
    .execute()
  const body = [sentence, '', `Como o serviço está: ${publicUrl}/settings?aba=sistema`].join('\n')
  const ids: string[] = []
  for (const { email } of admins) ids.push(await queueMail(transaction, jobs, { to: email, subject, body }))
  return ids
}

/** Facts of all nodes; the disk is the one with the least room. */
async function getFacts(database: Queryable): Promise<SystemFacts> {
  const { rows } = await sql<{
    free: string | null
    total: string | null
    job: number
    delivery: number | null
    crashes: number
  }>`
    select d.free, d.total, s.oldest_job_seconds as job,
      (select extract(epoch from now() - min(l.due_at))::int from webhook_lanes as l
        join webhooks as w on w.id = l.webhook_id
        where w.state = 'active' and l.due_at <= now() and exists (
          select 1 from webhook_deliveries as p
          where p.webhook_id = l.webhook_id and p.lane = l.lane and p.state = 'pending')) as delivery,
      (select count(*)::int from worker_crashes where at > now() - interval '15 minutes') as crashes
    from (select oldest_job_seconds from system_states order by at desc limit 1) as s
    left join lateral (
      select disk_free_bytes as free, disk_bytes as total from system_samples
      where at > now() - interval '5 minutes'
      order by disk_free_bytes::float8 / greatest(disk_bytes, 1) limit 1) as d on true`.execute(database)
  const row = rows[0]
  return {
    diskFreeBytes: Number(row?.free ?? 1),
    // Nothing is known of a disk, so there is no alert.
    diskBytes: Number(row?.total ?? 0),
    oldestJobSeconds: row?.job ?? 0,
    oldestDeliverySeconds: row?.delivery ?? 0,
    crashes: row?.crashes ?? 0,
  }
}
