import { errors, request } from 'undici'
import type { Reach } from '../../config/reach.ts'
import { createOutgoingAgent, PrivateAddressError, UnlistedHostError } from './outgoing-agent.ts'

export interface FetchTextOptions {
  readonly reach: Reach
  readonly headers: Readonly<Record<string, string>>
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

export interface FetchedText {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** Why an answer did not come, as a Portuguese sentence; nothing of the request stands in it. */
export class FetchTextError extends Error {
  override name = 'FetchTextError'
}

/**
 * One GET whose answer is a text of bounded size. Redirects are not followed: the headers may hold a key, which is
 * for the address that was asked and for no other.
 */
export async function fetchText(address: string, options: FetchTextOptions): Promise<FetchedText> {
  const { reach, headers, maxBytes, timeoutMs, signal: given } = options
  const agent = createOutgoingAgent({ reach, timeoutMs })
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = given ? AbortSignal.any([given, timeout]) : timeout
  try {
    const answer = await request(address, { dispatcher: agent, signal, headers: { ...headers } })
    const chunks: Buffer[] = []
    let bytes = 0
    for await (const chunk of answer.body) {
      bytes += (chunk as Buffer).length
      if (bytes > maxBytes) throw new FetchTextError('a resposta é grande demais.')
      chunks.push(chunk as Buffer)
    }
    const text = new TextDecoder('utf-8').decode(Buffer.concat(chunks))
    return { status: answer.statusCode, headers: answer.headers, text }
  } catch (error) {
    given?.throwIfAborted()
    throw explain(error, timeout.aborted)
  } finally {
    await agent.destroy()
  }
}

function explain(error: unknown, timedOut: boolean): Error {
  if (error instanceof FetchTextError) return error
  if (error instanceof PrivateAddressError)
    return new FetchTextError('o endereço é desta máquina ou da rede dela, e não da internet.')
  if (error instanceof UnlistedHostError)
    return new FetchTextError('o endereço não é um dos que a operação deste serviço liberou.')
  const late = timedOut || error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError
  return new FetchTextError(late ? 'o servidor não respondeu a tempo.' : 'não foi possível falar com o servidor.')
}
