import { isIP } from 'node:net'
import type { NotifiedBrowser } from '@meio-campo/contract'
import { MOST_BROWSERS } from '@meio-campo/contract/rules'
import type { Selectable } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import type { PushSubscriptions } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { createOutgoingAgent } from '../../../platform/outgoing/outgoing-agent.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { deviceName } from '../../../platform/callers/device-name.ts'
import type { Message } from './message.ts'
import { type Outcome, sendMessage } from './send-message.ts'
import { getVapid } from './vapid.ts'
import { isPublicAddress } from '../../../platform/outgoing/public-address.ts'

export async function listBrowsers(database: Queryable, userId: string): Promise<NotifiedBrowser[]> {
  const rows = await database
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toBrowser)
}

function toBrowser(row: Selectable<PushSubscriptions>): NotifiedBrowser {
  return {
    id: row.id,
    name: row.name,
    endpoint: row.endpoint,
    createdAt: row.created_at.toISOString(),
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
  }
}

interface NewBrowser {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A browser is identified by its endpoint, and belongs to the account that signed in there last. */
export async function addBrowser(context: Context, caller: Caller, given: NewBrowser): Promise<NotifiedBrowser> {
  const { principal, request } = caller
  const userId = userOf(principal).id
  const row = {
    user_id: userId,
    device_id: principal.kind === 'user' ? principal.deviceId : null,
    endpoint: parseEndpoint(given.endpoint, context.config.reach.allowPrivate),
    ...given.keys,
    name: deviceName(request.headers['user-agent']),
  }
  return context.database.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
    const others = await transaction
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', userId)
      .where('endpoint', '<>', row.endpoint)
      .execute()
    if (others.length >= MOST_BROWSERS) throw new AppError('too_many_browsers')
    const saved = await transaction
      .insertInto('push_subscriptions')
      .values({ ...row, id: randomId('nav'), created_at: context.now() })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .returningAll()
      .executeTakeFirstOrThrow()
    // Pending notifications were meant for the previous account.
    await transaction.deleteFrom('notifications').where('subscription_id', '=', saved.id).execute()
    await audit(transaction, caller, {
      action: 'notifications.add_browser',
      summary: `ligou as notificações em ${saved.name}`,
      details: { browser: saved.id },
    })
    return toBrowser(saved)
  })
}

export async function removeBrowser(context: Context, caller: Caller, id: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('push_subscriptions')
      .where('id', '=', id)
      .where('user_id', '=', userOf(caller.principal).id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw new AppError('not_found', { info: 'Este navegador já não recebe notificações.' })
    await audit(transaction, caller, {
      action: 'notifications.remove_browser',
      summary: `desligou as notificações em ${removed.name}`,
      details: { browser: id },
    })
  })
}

const TEST_SECONDS = 60

/** Sends a test notification and returns the outcome. */
export async function testBrowser(context: Context, caller: Caller, id: string) {
  const { database, config } = context
  const browser = await database
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userOf(caller.principal).id)
    .executeTakeFirst()
  if (!browser) throw new AppError('not_found', { info: 'Este navegador já não recebe notificações.' })
  const agent = createOutgoingAgent({ reach: config.reach })
  try {
    const outcome = await sendMessage(agent, await getVapid(context), browser, testMessage(context.now()), TEST_SECONDS)
    if (outcome.kind === 'gone') await database.deleteFrom('push_subscriptions').where('id', '=', id).execute()
    if (outcome.kind === 'delivered') {
      await database
        .updateTable('push_subscriptions')
        .set({ last_sent_at: context.now() })
        .where('id', '=', id)
        .execute()
    }
    return answerOf(outcome)
  } finally {
    await agent.destroy()
  }
}

const testMessage = (now: Date): Message => ({
  title: 'Tudo certo por aqui',
  body: 'As notificações do Meio-Campo chegam neste navegador.',
  tag: 'teste',
  url: '/push?aba=notificacoes',
  at: now.toISOString(),
})

function answerOf(outcome: Outcome): { delivered: boolean; message: string } {
  if (outcome.kind === 'delivered') return { delivered: true, message: 'Enviada: ela aparece em instantes.' }
  return { delivered: false, message: outcome.why }
}

/**
 * The address of a browser at its push service. A caller can send any address, so the addresses its name resolves to are
 * checked at every connection; this checks only the text.
 */
function parseEndpoint(text: string, allowPrivate: boolean): string {
  const refuse = (message: string) => fieldError('endpoint', message)
  if (!URL.canParse(text)) throw refuse('Informe um endereço válido.')
  const url = new URL(text)
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) {
    throw refuse('O endereço deve começar com https://.')
  }
  if (url.username !== '' || url.password !== '') throw refuse('O endereço não pode conter usuário e senha.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && (host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host)))) {
    throw refuse('O endereço deve ser da internet, e não desta máquina ou da rede dela.')
  }
  url.hash = ''
  return url.href
}
