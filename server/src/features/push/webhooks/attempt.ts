import { errors, request, type Dispatcher } from 'undici'
import { PrivateAddressError, UnlistedHostError } from '../../../platform/outgoing/outgoing-agent.ts'
import { readRetryAfter } from './schedule.ts'

/** How much of a response is stored, for the owner to see. */
const KEPT_BODY_BYTES = 2_048
const KEPT_HEADERS = 40
const KEPT_HEADER_LETTERS = 300

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly truncated: boolean
}

export interface Outcome {
  readonly at: Date
  readonly ms: number
  readonly delivered: boolean
  readonly answer: Answer | null
  /** Why it failed, as a Portuguese sentence. */
  readonly error: string | null
  /** From `Retry-After`. */
  readonly retryAfterMs: number | null
}

interface Attempt {
  readonly agent: Dispatcher
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly at: Date
  readonly timeoutMs: number
  /** Aborted when the process stops; another process repeats the attempt. */
  readonly stopping: AbortSignal
}

/** Makes one attempt; null if the process stopped before the response. Redirects are not followed. */
export async function attempt({ agent, url, headers, body, at, ...limits }: Attempt): Promise<Outcome | null> {
  const { timeoutMs, stopping } = limits
  const begun = performance.now()
  const ended = new AbortController()
  const abort = () => ended.abort()
  const timer = setTimeout(abort, timeoutMs)
  stopping.addEventListener('abort', abort, { once: true })
  const outcome = (rest: Pick<Outcome, 'delivered' | 'answer' | 'error'>): Outcome => ({
    at,
    ms: Math.round(performance.now() - begun),
    retryAfterMs: readRetryAfter(rest.answer?.headers['retry-after'], new Date()),
    ...rest,
  })
  try {
    const response = await request(url, { dispatcher: agent, method: 'POST', headers, body, signal: ended.signal })
    const answer: Answer = {
      status: response.statusCode,
      headers: keptHeaders(response.headers),
      ...(await keptBody(response.body)),
    }
    const error = refusalOf(answer.status)
    return outcome({ delivered: error === null, answer, error })
  } catch (error) {
    if (stopping.aborted) return null
    return outcome({ delivered: false, answer: null, error: reasonOf(error, ended.signal.aborted, timeoutMs) })
  } finally {
    clearTimeout(timer)
    stopping.removeEventListener('abort', abort)
  }
}

async function keptBody(body: Dispatcher.ResponseData['body']): Promise<Pick<Answer, 'body' | 'truncated'>> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    // Leaving the loop closes the connection, so an endless response is not read on.
    if (bytes > KEPT_BODY_BYTES) break
  }
  const kept = Buffer.concat(chunks).subarray(0, KEPT_BODY_BYTES)
  return { body: storable(kept.toString('utf8')), truncated: bytes > KEPT_BODY_BYTES }
}

function keptHeaders(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'set-cookie')
      .slice(0, KEPT_HEADERS)
      .map(([name, value]) => [storable(name), storable([value].flat().join(', ')).slice(0, KEPT_HEADER_LETTERS)]),
  )
}

/** PostgreSQL cannot store NUL in text. */
const storable = (text: string) => text.replaceAll('\0', '�').toWellFormed()

function refusalOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) {
    return `Respondeu ${status}, um redirecionamento, e não seguimos nenhum: informe o endereço final.`
  }
  if (status === 410) return 'Respondeu 410: não quer mais receber.'
  return `Respondeu ${status}.`
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'A conexão foi recusada.',
  ENOTFOUND: 'O nome do endereço não foi encontrado.',
  EAI_AGAIN: 'O nome do endereço não pôde ser resolvido agora.',
  EHOSTUNREACH: 'Não há caminho até o endereço.',
  ENETUNREACH: 'Não há caminho até o endereço.',
  ETIMEDOUT: 'A conexão não se completou a tempo.',
  ECONNRESET: 'A conexão caiu antes da resposta.',
  EPIPE: 'A conexão caiu antes da resposta.',
  UND_ERR_SOCKET: 'A conexão caiu antes da resposta.',
}

function reasonOf(error: unknown, timedOut: boolean, timeoutMs: number): string {
  if (error instanceof PrivateAddressError) {
    return 'O endereço leva a esta máquina ou à rede dela, e não à internet: nada foi enviado.'
  }
  if (error instanceof UnlistedHostError) {
    return 'O endereço não é um dos que a operação deste serviço liberou: nada foi enviado.'
  }
  const slow = [errors.HeadersTimeoutError, errors.BodyTimeoutError, errors.ConnectTimeoutError]
  if (timedOut || slow.some((kind) => error instanceof kind)) {
    return `Não respondeu em ${(timeoutMs / 1000).toLocaleString('pt-BR')} segundos.`
  }
  const { code = '' } = error as { code?: string }
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return `O certificado não pôde ser verificado (${code}).`
  return REASONS[code] ?? 'A resposta não pôde ser lida.'
}
