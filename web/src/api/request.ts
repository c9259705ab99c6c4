import { LOADING_TIMEOUT_MS, beginActivity, setArticleError } from './activity.ts'
import { baseAddress, callPath } from './address.ts'
import { noAnswer, readAnswer } from './answer.ts'
import { takeEarlyAnswer } from './early-answer.ts'
import { currentIdentity, renewToken } from './identity.ts'
import { findKeptRead, keepRead, keepReplacedRead, keptReadsShown, noteKeptRead } from './kept-reads.ts'
import { noteMove } from '../state/moved-records.ts'
import type { Result } from './result.ts'

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly params?: Readonly<Record<string, string>> | undefined
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>> | undefined
  readonly body?: unknown
  /** The version that was read: a write over a newer one is refused with 412. */
  readonly ifMatch?: number | string | undefined
  /** The same key twice is done once and answered twice. */
  readonly idempotencyKey?: string | undefined
  /** Calls as a visitor even when signed in, as the calls that sign in do. */
  readonly anonymous?: boolean | undefined
  readonly timeoutMs?: number | undefined
  /** Sent without the visitor's asking: when its time is up, the page does not say so. */
  readonly background?: boolean | undefined
  /** The page shows an answer to this read already: without a connection that one stays, and is newer than the kept one. */
  readonly shown?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

export const apiHost: string = import.meta.env.VITE_API_HOST ?? ''

/** One call, as a result. Without a connection, a read gives what the device has kept of it. */
export async function request(call: Call): Promise<Result<unknown>> {
  const result = await send(call)
  const lost = !result.ok && result.status === 0 && !result.timedOut
  return (lost && !call.shown && isKept(call) && (await keptAnswer(call))) || result
}

const isKept = ({ method, anonymous }: Call) => method === 'GET' && !anonymous

const pathOf = ({ method, path, params, query }: Call) => callPath(method, path, params, query)

/**
 * A write has answered what this read would answer now: without a connection, a reload shows that. Resolves when it is
 * stored.
 */
export function keepAnswer(call: Pick<Call, 'path' | 'params' | 'query'>, answer: unknown): Promise<void> {
  return keepReplacedRead(pathOf({ method: 'GET', ...call }), JSON.stringify(answer))
}

async function keptAnswer(call: Call): Promise<Result<unknown> | null> {
  const kept = await findKeptRead(pathOf(call))
  if (!kept) return null
  noteKeptRead(kept.at)
  return readAnswer('GET', 200, kept.text)
}

/** A token that the server refuses is renewed and the call tried once more. */
async function send(call: Call): Promise<Result<unknown>> {
  const identity = call.anonymous ? null : currentIdentity()
  const result = await attempt(call)
  if (result.ok || result.status !== 401 || !identity) return result
  // Another call may have renewed it meanwhile; a second refusal is final.
  const renewed = currentIdentity()?.token !== identity.token || (await renewToken())
  return renewed && currentIdentity() ? attempt(call) : result
}

async function attempt(call: Call): Promise<Result<unknown>> {
  const close = beginActivity()
  const begunAt = performance.now()
  const timeUp = new AbortController()
  const timer = setTimeout(() => timeUp.abort(), call.timeoutMs ?? LOADING_TIMEOUT_MS)
  const signal = call.signal ? AbortSignal.any([call.signal, timeUp.signal]) : timeUp.signal
  try {
    const address = callAddress(call)
    const response = await (takeEarlyAnswer(address, signal) ?? fetch(address, { ...init(call), signal }))
    if (response.redirected) noteMove(pathnameOf(address), pathnameOf(response.url))
    const text = await response.text()
    const result = readAnswer(call.method, response.status, text)
    if (result.ok) {
      keptReadsShown.set(null)
      if (isKept(call)) keepRead(pathOf(call), text, begunAt)
    }
    return result
  } catch (error) {
    // An abort by the caller (a page that was left) is rethrown; every other failure is "no answer".
    if (call.signal?.aborted) throw error
    const timedOut = timeUp.signal.aborted
    if (timedOut && !call.background) setArticleError(true)
    return noAnswer(call.method, timedOut)
  } finally {
    clearTimeout(timer)
    close()
  }
}

const pathnameOf = (address: string) => new URL(address, location.href).pathname

export function callAddress(call: Call): string {
  const userId = call.anonymous ? null : (currentIdentity()?.userId ?? null)
  return baseAddress(apiHost, userId) + pathOf(call)
}

export function callHeaders(call: Pick<Call, 'anonymous'>): Record<string, string> {
  const identity = call.anonymous ? null : currentIdentity()
  return { accept: 'application/json', ...(identity && { authorization: `Bearer ${identity.token}` }) }
}

function init(call: Call): RequestInit {
  const headers = {
    ...callHeaders(call),
    ...(call.ifMatch !== undefined && { 'if-match': `"${call.ifMatch}"` }),
    ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
  }
  const cache = call.method === 'GET' ? 'no-cache' : 'no-store'
  if (call.body === undefined) return { method: call.method, headers, cache }
  return {
    method: call.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(call.body),
    cache,
  }
}
