import type { Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { disabledLetter, warningLetter } from './letters.ts'

type DisablingContext = Pick<Context, 'database' | 'jobs' | 'publicUrl' | 'now'>

const DAY_MS = 86_400_000
const WARNED_AFTER_DAYS = 3
const DISABLED_AFTER_DAYS = 5
/** Whoever was told late still has a day. */
const NOTICE_DAYS = 1

/** Stops sending to a webhook and tells its owner, once. What waits stays. */
export async function disableWebhook(context: DisablingContext, id: string, reason: 'gone' | 'failing'): Promise<void> {
  const now = context.now()
  await context.database.transaction().execute(async (transaction) => {
    const disabled = await transaction
      .updateTable('webhooks')
      .set({ state: 'disabled', state_reason: reason, state_changed_at: now, updated_at: now })
      .where('id', '=', id)
      .where('state', '<>', 'disabled')
      .returning('id')
      .executeTakeFirst()
    if (!disabled) return
    await write(transaction, context, id, (addressed) => disabledLetter(addressed, reason))
  })
}

/** Warns the owners of webhooks that have only failed for days, and in the end disables them. */
export async function disableFailing(context: DisablingContext): Promise<void> {
  const now = context.now()
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const failing = await context.database
    .selectFrom('webhooks')
    .select(['id', 'failing_since', 'warned_at'])
    .where('state', '=', 'active')
    .where('failing_since', '<=', ago(WARNED_AFTER_DAYS))
    .execute()
  for (const { id, failing_since, warned_at } of failing) {
    if (warned_at === null) await warn(context, id, failing_since!)
    else if (failing_since! <= ago(DISABLED_AFTER_DAYS) && warned_at <= ago(NOTICE_DAYS)) {
      await disableWebhook(context, id, 'failing')
    }
  }
}

async function warn(context: DisablingContext, id: string, since: Date): Promise<void> {
  const now = context.now()
  await context.database.transaction().execute(async (transaction) => {
    const warned = await transaction
      .updateTable('webhooks')
      .set({ warned_at: now })
      .where('id', '=', id)
      .where('warned_at', 'is', null)
      .where('failing_since', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!warned) return
    const until = new Date(
      Math.max(since.getTime() + DISABLED_AFTER_DAYS * DAY_MS, now.getTime() + NOTICE_DAYS * DAY_MS),
    )
    await write(transaction, context, id, (addressed) => warningLetter(addressed, since, until))
  })
}

async function write(
  transaction: Transaction<DB>,
  { jobs, publicUrl }: DisablingContext,
  id: string,
  compose: (addressed: Parameters<typeof disabledLetter>[0]) => ReturnType<typeof disabledLetter>,
): Promise<void> {
  const { owner, email, webhook, url } = await transaction
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .select(['users.name as owner', 'users.email', 'webhooks.name as webhook', 'webhooks.url'])
    .where('webhooks.id', '=', id)
    .executeTakeFirstOrThrow()
  await queueMail(transaction, jobs, { to: email, ...compose({ owner, webhook, url, publicUrl }) })
}
