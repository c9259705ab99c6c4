import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { networkOf } from '../../../platform/callers/network.ts'
import { UNSUBSCRIBE } from '../../../platform/rate-limit/policies.ts'
import { limitCaller } from '../../../platform/rate-limit/rate-limit.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'
import { UNSUBSCRIBE_POLICY, writeUnsubscribePage } from './unsubscribe-page.ts'

const PURPOSE = 'digest unsubscribe'

/** The address contains the sealed account id, so it can neither be forged nor read. */
export function unsubscribeUrlOf({ vault, publicUrl }: Pick<Context, 'vault' | 'publicUrl'>, userId: string): string {
  return `${publicUrl}/resumo/${vault.seal(PURPOSE, userId)}`
}

type Unsubscribing = FastifyRequest<{ Params: { token: string } }>

/** Only shows a question, because mail scanners open links and must not unsubscribe by that. */
export async function askUnsubscribe(context: Context, request: Unsubscribing, reply: FastifyReply) {
  await limitCaller(context.limits, UNSUBSCRIBE, networkOf(request.ip), reply)
  getUserId(context.vault, request.params.token)
  return sendPage(reply, 'question')
}

/**
 * Ends the digest of the letter's recipient. The address is the authorization, because unsubscribing must not need a
 * login.
 */
export async function unsubscribe(context: Context, request: Unsubscribing, reply: FastifyReply) {
  await limitCaller(context.limits, UNSUBSCRIBE, networkOf(request.ip), reply)
  await context.database
    .updateTable('notification_preferences')
    .set({ digest: 'none', digested_on: null, updated_at: context.now() })
    .where('user_id', '=', getUserId(context.vault, request.params.token))
    .where('digest', '!=', 'none')
    .execute()
  return sendPage(reply, 'done')
}

function getUserId(vault: Vault, token: string): string {
  try {
    return vault.unseal(PURPOSE, token)
  } catch {
    throw new AppError('not_found', {
      info: 'Este link não vale mais. O resumo por e-mail se desliga em Configurações → Notificações.',
    })
  }
}

function sendPage(reply: FastifyReply, state: 'question' | 'done'): FastifyReply {
  return reply
    .header('Content-Security-Policy', UNSUBSCRIBE_POLICY)
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .header('Referrer-Policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(writeUnsubscribePage(state))
}
