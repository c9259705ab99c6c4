import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, fieldError } from '../errors/app-error.ts'
import { findOddKeys } from './odd-keys.ts'

const JSON_TYPE = 'application/json'

/**
 * Bodies are JSON in UTF-8, as they are: what would be read as something else than was meant, such as a letter in another
 * encoding or a field that comes twice, is refused with the reason.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', JSON_TYPE])
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    // A call without fields may still have the content type: an empty body is then no body, not an invalid one.
    if (bytes.length === 0) return done(null, undefined)
    const refusal = refuseEncoding(request, bytes)
    if (refusal) return done(refusal)
    const text = bytes.toString()
    const refusedKey = (cause: unknown) => refuseKeys(text) ?? broken(text, cause)
    void parse(request, text, (error, value) =>
      error ? done(refusedKey(error)) : done(refuseKeys(text), value as unknown),
    )
  })
  app.addHook('preParsing', async ({ headers }) => {
    const encoding = headers['content-encoding']
    if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return
    throw new AppError('unsupported_media', { info: 'Mande o corpo sem compressão: Content-Encoding não vale aqui.' })
  })
}

function refuseEncoding({ headers }: FastifyRequest, body: Buffer): AppError | null {
  const charset = /;\s*charset=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  if (!/^(utf-?8|us-ascii)$/i.test(charset))
    return new AppError('unsupported_media', { info: `O corpo é lido em UTF-8, não em ${charset}: converta-o.` })
  if (isUtf8(body)) return null
  return new AppError('invalid_json', {
    info: 'O corpo não está em UTF-8: há letras em outra codificação, como Latin-1. Converta-o e mande de novo.',
  })
}

function refuseKeys(text: string): AppError | null {
  const odd = findOddKeys(text)
  return odd && fieldError(odd.field, odd.message)
}

/** Where the text stops being JSON, as far as the parser says it. */
function broken(text: string, cause: unknown): AppError {
  const at = placeOf(text)
  return new AppError('invalid_json', {
    cause,
    ...(at && { info: `O corpo da chamada não é um JSON válido: ${at}.` }),
  })
}

function placeOf(text: string): string | null {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    const { message } = error as Error
    const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? []
    if (line !== undefined) return `há algo errado na linha ${line}, coluna ${column}`
    return message.includes('end of JSON') ? 'ele acaba antes do fim' : null
  }
}
