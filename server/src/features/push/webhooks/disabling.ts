import type { Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB } from '../../../database/types.gen.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { greeting, quoteName } from '../../../platform/mail/quote.ts'

type DisablingContext = Pick<Context, 'database' | 'jobs' | 'publicUrl' | 'now'>

const DAY_MS = 86_400_000
const WARNED_AFTER_DAYS = 3
const DISABLED_AFTER_DAYS = 5
/** The least time between the warning and the disabling. */
const NOTICE_DAYS = 1

/** Disables a webhook and mails its owner, once. Its pending deliveries are kept. */
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
    await mailOwner(transaction, context, id, (addressee) => disabledMail(addressee, reason))
  })
}

/** Warns the owners of webhooks that have failed for days without success, and later disables these webhooks. */
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
    await mailOwner(transaction, context, id, (addressee) => warningMail(addressee, since, until))
  })
}

async function mailOwner(
  transaction: Transaction<DB>,
  { jobs, publicUrl }: DisablingContext,
  id: string,
  compose: (addressee: Parameters<typeof disabledMail>[0]) => ReturnType<typeof disabledMail>,
): Promise<void> {
  const addressee = await transaction
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .select(['users.name as owner', 'users.email', 'webhooks.name as webhook'])
    .where('webhooks.id', '=', id)
    // An address that was changed since and not confirmed may be a stranger's.
    .where('users.email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!addressee) return
  const { owner, email, webhook } = addressee
  await queueMail(transaction, jobs, {
    to: email,
    ...compose({ owner, webhook: quoteName(webhook) ?? 'sem nome', publicUrl }),
  })
}

const WHEN = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'long', timeStyle: 'short' })

interface Addressee {
  readonly owner: string
  readonly webhook: string
  readonly publicUrl: string
}

interface Mail {
  readonly subject: string
  readonly body: string
}

const composeMail = ({ owner, publicUrl }: Addressee, subject: string, ...sentences: string[]): Mail => ({
  subject,
  body: [
    greeting(owner),
    ...sentences,
    `As tentativas, com o que o seu servidor respondeu, estão em ${publicUrl}/push?aba=entregas.`,
    'Meio-Campo',
  ].join('\n\n'),
})

function warningMail(addressee: Addressee, since: Date, until: Date): Mail {
  const { webhook } = addressee
  return composeMail(
    addressee,
    `O webhook “${webhook}” está falhando`,
    `Nenhuma entrega ao webhook “${webhook}” é aceita desde ${WHEN.format(since)}.`,
    `Continuamos tentando. Se nada for aceito até ${WHEN.format(until)}, o webhook será desativado; o que já espera fica guardado.`,
  )
}

function disabledMail(addressee: Addressee, reason: 'gone' | 'failing'): Mail {
  const { webhook } = addressee
  const why =
    reason === 'gone'
      ? 'O seu servidor respondeu 410, que quer dizer que não quer mais receber nada.'
      : 'Nenhuma entrega ao seu servidor foi aceita por cinco dias.'
  return composeMail(
    addressee,
    `O webhook “${webhook}” foi desativado`,
    `${why} Por isso o webhook “${webhook}” foi desativado e não recebe o que acontecer daqui em diante.`,
    'O que já esperava fica guardado por 30 dias e é entregue quando você o reativar.',
  )
}
