import { createHash } from 'node:crypto'
import { errors, request, type Dispatcher } from 'undici'
import webPush from 'web-push'
import { PrivateAddressError, UnlistedHostError } from '../../../platform/outgoing/outgoing-agent.ts'
import type { Message } from './message.ts'
import type { Vapid } from './vapid.ts'

export interface Browser {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * `gone`: the browser is no longer subscribed; `refused`: a retry cannot succeed; `later`: it may. `why` is shown to
 * people.
 */
export type Outcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'gone' | 'refused'; readonly why: string }
  | { readonly kind: 'later'; readonly why: string; readonly retryAfterMs: number | null }

const TIMEOUT_MS = 10_000
const TOPIC_LETTERS = 32

/** Sends a message, encrypted for the browser, to its push service. Redirects are not followed. */
export async function sendMessage(
  agent: Dispatcher,
  vapid: Vapid,
  { endpoint, p256dh, auth }: Browser,
  message: Message,
  secondsLeft: number,
): Promise<Outcome> {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: vapid,
        TTL: secondsLeft,
        urgency: 'high',
        // For a browser that is offline, the push service keeps only the newest message of each match.
        topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, TOPIC_LETTERS),
        contentEncoding: 'aes128gcm',
      },
    )
    const answer = await request(endpoint, {
      dispatcher: agent,
      method: 'POST',
      headers: headers as Record<string, string>,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body.dump()
    return outcomeOf(answer.statusCode, answer.headers['retry-after'])
  } catch (error) {
    return failureOf(error)
  }
}

function outcomeOf(status: number, retryAfter: string | string[] | undefined): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' }
  if (status === 404 || status === 410) {
    return { kind: 'gone', why: 'O navegador não aceita mais notificações: ligue-as de novo nele.' }
  }
  const why = `O serviço de notificações do navegador respondeu ${status}.`
  if (status !== 429 && status < 500) return { kind: 'refused', why }
  const seconds = Number([retryAfter].flat()[0])
  return { kind: 'later', why, retryAfterMs: seconds > 0 ? seconds * 1_000 : null }
}

function failureOf(error: unknown): Outcome {
  if (error instanceof PrivateAddressError) {
    return { kind: 'gone', why: 'O endereço do navegador leva a esta máquina ou à rede dela: nada foi enviado.' }
  }
  if (error instanceof UnlistedHostError) {
    return { kind: 'refused', why: 'O endereço do navegador não é um dos que a operação deste serviço liberou.' }
  }
  // Encryption failed: the browser's keys are invalid.
  if (!(error instanceof errors.UndiciError) && !isNetworkError(error)) {
    return { kind: 'refused', why: 'As chaves deste navegador não servem: desligue e ligue as notificações nele.' }
  }
  return { kind: 'later', why: 'O serviço de notificações do navegador não respondeu.', retryAfterMs: null }
}

function isNetworkError(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: string }
  return typeof code === 'string' || name === 'TimeoutError' || name === 'AbortError'
}
