import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { makeViews } from '../../../database/migrate.ts'
import { moveObjects } from '../../../database/snapshot/move.ts'
import { settleDeliveries } from '../../push/webhooks/after-restore.ts'
import { BackupError } from './backup-error.ts'
import { settleEnded } from './settle-ended.ts'

export interface Swap {
  readonly restoreId: string
  readonly backupAt: string
  /** The schema that holds the restored tables. */
  readonly restored: string
  /** The name under which the present data is kept; null if there is nothing worth keeping. */
  readonly keptAs: string | null
  readonly actor: { readonly id: string | null; readonly name: string } | null
}

/** Sent when a restore is committed: every process then clears its memory, and makes room for a new one. */
export const RESTORED_CHANNEL = 'restored'

/** Replaces the tables in use by the restored ones, in the caller's transaction. */
export async function swapTables(client: pg.Client, swap: Swap): Promise<void> {
  const { restored, keptAs } = swap
  const aside = keptAs ?? `${restored}_empty`
  await lockInUse(client)
  await client.query('drop schema if exists demonstration, passable cascade')
  await client.query(`create schema ${client.escapeIdentifier(aside)}`)
  await moveObjects(client, 'public', aside)
  await moveObjects(client, restored, 'public')
  await client.query(`drop schema ${client.escapeIdentifier(restored)}`)
  await client.query('set local search_path = public')
  await makeViews(client)
  await client.query(`insert into nodes select * from ${client.escapeIdentifier(aside)}.nodes`)
  const lastSeq = await jumpAhead(client, swap)
  await settleDeliveries(client, keptAs, lastSeq)
  await settleMails(client, keptAs)
  await settleDeletedAccounts(client, aside)
  await settleEnded(client, aside)
  // The snapshot of a daily backup contains its own unfinished run.
  await client.query("delete from backup_runs where status in ('waiting', 'running')")
  await client.query(
    `insert into audit_log (actor_id, actor_name, action, summary, details) values ($1, $2, $3, $4, $5)`,
    [
      swap.actor?.id ?? null,
      swap.actor?.name ?? 'npm run restore',
      'backup.restore',
      `restaurou a cópia de segurança de ${momentOf(swap.backupAt)}`,
      JSON.stringify({ backupAt: swap.backupAt, keptAs }),
    ],
  )
  if (keptAs === null) await client.query(`drop schema ${client.escapeIdentifier(aside)} cascade`)
  await client.query('select pg_notify($1, $2)', [RESTORED_CHANNEL, swap.restoreId])
}

const momentOf = (iso: string): string =>
  new Date(iso).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' })

const LOCK_TRIES = 20
const GENTLE_TRIES = 8

/**
 * Waits for every transaction that uses the tables, and blocks new ones until the commit. It releases the locks and
 * retries, so that calls do not wait long. A transaction that never ends is terminated, because its work is about to be
 * replaced.
 */
async function lockInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ list: string | null }>(
    `select string_agg(format('public.%I', relname), ', ' order by relname) as list
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const list = rows[0]?.list
  if (!list) return
  for (let attempt = 1; ; attempt += 1) {
    await client.query('savepoint locking')
    try {
      await client.query("set local lock_timeout = '700ms'")
      await client.query(`lock table ${list} in access exclusive mode`)
      await client.query("set local lock_timeout = '0'")
      return
    } catch (error) {
      const { code } = error as { code?: string }
      if (code !== '55P03' && code !== '40P01') throw error
      await client.query('rollback to savepoint locking')
      if (attempt >= LOCK_TRIES)
        throw new BackupError('O banco está ocupado demais para trocar os dados agora. Nada foi mudado; tente de novo.')
      if (attempt >= GENTLE_TRIES) await endHolders(client)
      await sleep(50 * attempt)
    }
  }
}

async function endHolders(client: pg.Client): Promise<void> {
  await client.query(
    `select pg_terminate_backend(pid) from (
       select distinct l.pid from pg_locks as l join pg_class as c on c.oid = l.relation
       where l.database = (select oid from pg_database where datname = current_database())
         and c.relnamespace = 'public'::regnamespace and l.granted and l.pid <> pg_backend_pid()) as holders`,
  )
}

/**
 * The log continues at a number derived from the moment of the restore, which is higher than any number before and at
 * each later restore, whichever backup it is of. So a position of an earlier log is never taken for one of this log.
 */
async function jumpAhead(client: pg.Client, { restoreId, backupAt, keptAs }: Swap): Promise<string> {
  const { rows } = await client.query<{ last: string; next: string }>(
    `select l.last::text, greatest(floor(extract(epoch from clock_timestamp()) * 1e6)::bigint, l.last + 1)::text as next
     from (select greatest((select max(seq) from changes), (select seq from change_horizon)) as last) as l`,
  )
  const { last, next } = rows[0]!
  await client.query("select setval('changes_seq', $1, false)", [next])
  await client.query(
    'insert into restores (id, backup_at, last_seq, next_seq, kept_schema) values ($1, $2, $3, $4, $5)',
    [restoreId, backupAt, last, next, keptAs],
  )
  return last
}

/** Accounts that were deleted since the backup was made come back with it, and are deleted again by the hourly job. */
async function settleDeletedAccounts(client: pg.Client, aside: string): Promise<void> {
  await client.query(
    `insert into deleted_accounts select * from ${client.escapeIdentifier(aside)}.deleted_accounts on conflict do nothing`,
  )
  await client.query(
    `update users set deletes_at = now()
     where encode(sha256(convert_to(id, 'UTF8')), 'hex') in (select id_hash from deleted_accounts)`,
  )
}

/** A mail that was sent since is not sent again. */
async function settleMails(client: pg.Client, before: string | null): Promise<void> {
  if (before === null) return
  await client.query(
    `update mails as m set sent_at = o.sent_at, body = '', html = null, unsubscribe_url = null
     from ${client.escapeIdentifier(before)}.mails as o
     where o.id = m.id and m.sent_at is null and o.sent_at is not null`,
  )
}
