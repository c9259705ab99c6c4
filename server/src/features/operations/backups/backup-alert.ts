import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { listStored, type StoredBackup } from './backup-folder.ts'
import { OLD_AFTER_MS } from './retention.ts'

type AlertContext = Pick<Context, 'config' | 'database' | 'jobs' | 'now' | 'publicUrl'>

const KIND = 'backup'
/** Less than a day, so that an hourly check sends it once a day and not once in 25 hours. */
const AGAIN_AFTER_MS = 23.5 * 3_600_000

const UNREADABLE = 'A pasta das cópias de segurança não pode ser lida.'

/** What is wrong with the backups, in one sentence; null where nothing is. */
export async function findBackupProblem(
  { config, database, now }: Pick<Context, 'config' | 'database' | 'now'>,
  stored?: readonly StoredBackup[],
): Promise<string | null> {
  const found = stored ?? (await listStored(config).catch(() => null))
  if (found === null) return UNREADABLE
  const [newest] = found
  const failed = await database
    .selectFrom('backup_runs')
    .select(['error', 'created_at', 'status'])
    .where('status', 'in', ['done', 'failed'])
    .where('kind', 'in', ['daily', 'manual'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (failed?.status === 'failed' && (!newest || newest.createdAt < failed.created_at))
    return `A última cópia de segurança falhou. ${failed.error ?? ''}`.trim()
  // A new installation has until then to make its first.
  const since = newest?.createdAt ?? (await findBeginning(database))
  if (now().getTime() - since.getTime() <= OLD_AFTER_MS) return null
  return newest
    ? `A última cópia de segurança é de ${dateOf(newest.createdAt)}.`
    : 'Ainda não há nenhuma cópia de segurança.'
}

/** For the dashboard of admins: of when the newest backup is, and what is wrong. A folder that cannot be read is a problem. */
export async function getBackupState(
  context: Pick<Context, 'config' | 'database' | 'now'>,
): Promise<{ readonly at: string | null; readonly problem: string | null }> {
  const stored = await listStored(context.config).catch(() => null)
  if (stored === null) return { at: null, problem: UNREADABLE }
  return { at: stored[0]?.createdAt.toISOString() ?? null, problem: await findBackupProblem(context, stored) }
}

async function findBeginning(database: Queryable): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select min(applied_at) as at from migrations`.execute(database)
  return rows[0]!.at
}

/** Runs every hour: mails every admin about a problem, once a day while it lasts. */
export async function mailBackupProblem(context: AlertContext): Promise<void> {
  const { database, jobs, now, publicUrl } = context
  const problem = await findBackupProblem(context)
  await database.transaction().execute(async (transaction) => {
    if (problem === null)
      return void (await transaction.deleteFrom('operator_alerts').where('kind', '=', KIND).execute())
    const due = await transaction
      .insertInto('operator_alerts')
      .values({ kind: KIND, told_at: now() })
      .onConflict((on) =>
        on
          .column('kind')
          .doUpdateSet({ told_at: now() })
          .where('operator_alerts.told_at', '<=', new Date(now().getTime() - AGAIN_AFTER_MS)),
      )
      .returning('kind')
      .executeTakeFirst()
    if (!due) return
    const admins = await transaction
      .selectFrom('users')
      .select('email')
      .where('admin', '=', true)
      .where('blocked_at', 'is', null)
      .execute()
    for (const { email } of admins) await queueMail(transaction, jobs, mailOf(email, problem, publicUrl))
  })
}

function mailOf(to: string, problem: string, publicUrl: string) {
  return {
    to,
    subject: 'Meio-Campo: as cópias de segurança precisam de atenção',
    body: [
      problem,
      '',
      `O serviço é ${publicUrl}. Para fazer uma cópia agora: ${publicUrl}/settings?aba=sistema`,
      '',
      'Este aviso vem uma vez por dia, enquanto for preciso.',
    ].join('\n'),
  }
}

const dateOf = (at: Date): string =>
  at.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' })
