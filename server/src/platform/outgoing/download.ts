import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errors, request } from 'undici'
import type { Reach } from '../../config/reach.ts'
import { createOutgoingAgent, PrivateAddressError, UnlistedHostError } from './outgoing-agent.ts'

/** What a server said of a version of a file, to ask later whether there is another. */
export interface Validators {
  readonly etag: string | null
  readonly lastModified: string | null
}

export interface DownloadOptions {
  readonly reach: Reach
  readonly maxBytes: number
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  readonly onBytes?: ((bytes: number, total: number | null) => void) | undefined
  /** Of the version that is here already: where the server has no other, nothing is fetched. */
  readonly known?: Validators | undefined
}

/** Why something could not be fetched, as a Portuguese sentence. */
export class DownloadError extends Error {
  override name = 'DownloadError'
}

const MOST_REDIRECTS = 5

/**
 * Fetches an address into a file, within limits of size and time. Every hop of a redirect is checked like the first.
 * Null where the server says that the known version is still the current one.
 */
export async function download(address: string, file: string, options: DownloadOptions): Promise<Validators | null> {
  const agent = createOutgoingAgent(options)
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  try {
    let url = checked(address, null)
    for (let hop = 0; ; hop += 1) {
      const { statusCode, headers, body } = await request(url, {
        dispatcher: agent,
        signal,
        headers: { 'user-agent': 'meio-campo', accept: '*/*', ...conditionsOf(options.known) },
      })
      if (statusCode === 304 && options.known) {
        await body.dump()
        return null
      }
      const location = statusCode >= 300 && statusCode < 400 ? textOf(headers['location']) : null
      if (location === null) {
        if (statusCode !== 200) throw new DownloadError(`o endereço respondeu ${statusCode}.`)
        await save(body, file, Number(textOf(headers['content-length']) ?? Number.NaN), options)
        return { etag: textOf(headers['etag']), lastModified: textOf(headers['last-modified']) }
      }
      await body.dump()
      if (hop === MOST_REDIRECTS) throw new DownloadError(`o endereço leva a outro mais de ${MOST_REDIRECTS} vezes.`)
      url = checked(location, url)
    }
  } catch (error) {
    options.signal?.throwIfAborted()
    throw explain(error, timeout.aborted)
  } finally {
    await agent.destroy()
  }
}

function conditionsOf(known: Validators | undefined): Record<string, string> {
  return {
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
}

function checked(address: string, from: URL | null): URL {
  const base = from?.href
  if (!URL.canParse(address, base)) throw new DownloadError('o endereço não é válido.')
  const url = new URL(address, base)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new DownloadError('o endereço deve começar com http:// ou https://.')
  }
  if (from?.protocol === 'https:' && url.protocol === 'http:') {
    throw new DownloadError('o endereço leva de https para http, onde qualquer um pode mudar o que vem.')
  }
  if (url.username !== '' || url.password !== '') throw new DownloadError('o endereço não pode conter usuário e senha.')
  return url
}

async function save(
  body: NodeJS.ReadableStream,
  file: string,
  announced: number,
  { maxBytes, onBytes }: DownloadOptions,
): Promise<void> {
  const most = `o limite é ${Math.round(maxBytes / 1024 / 1024)} MB.`
  if (announced > maxBytes) throw new DownloadError(`o arquivo tem ${Math.ceil(announced / 1024 / 1024)} MB; ${most}`)
  let bytes = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) return done(new DownloadError(`o arquivo é grande demais: ${most}`))
      onBytes?.(bytes, Number.isNaN(announced) ? null : announced)
      done(null, chunk)
    },
  })
  await pipeline(body, meter, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
}

function textOf(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null
}

function explain(error: unknown, timedOut: boolean): Error {
  if (error instanceof DownloadError) return error
  const reason = timedOut
    ? 'a transferência demorou demais.'
    : error instanceof PrivateAddressError
      ? 'o endereço é desta máquina ou da rede dela, e não da internet.'
      : error instanceof UnlistedHostError
        ? 'o endereço não é um dos que a operação deste serviço liberou.'
        : error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError
          ? 'o servidor do endereço parou de responder.'
          : 'não foi possível baixar o arquivo do endereço.'
  return new DownloadError(reason, { cause: error })
}
