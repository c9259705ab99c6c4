import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@meio-campo/contract'
import type { FastifyError, FastifyReply } from 'fastify'
import { findAbsence, type Absence } from '../../database/database-away.ts'
import { errorVocabulary, type ErrorCode } from '../errors/error-vocabulary.ts'
import { FILES_AWAY, FilesAway } from '../files/files-away.ts'
import { AppError } from '../errors/app-error.ts'
import { makeRequestId } from '../secrets/random.ts'
import { explainAddress } from './unencoded-address.ts'
import { describeValidation } from './validation.ts'

declare module 'http' {
  interface IncomingMessage {
    /** The error code of a refusal. */
    errorCode?: string
  }
}

const BODY_TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE'
const inWords = (bytes: number) => `${Math.floor(bytes / 1024)} KB`

// Errors of the framework, in our words. Any other is our own fault: an internal error.
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  [BODY_TOO_LARGE]: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media',
  FST_FILES_LIMIT: 'invalid_input',
  FST_FIELDS_LIMIT: 'invalid_input',
  FST_ERR_BAD_URL: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

const UNAUTHORIZED = 401
const FILES_RETRY_SECONDS = 5

/** Turns any thrown value into an error of the vocabulary. The answer to a body that is too large states the limit. */
export function asAppError(error: unknown, bodyLimit?: number): AppError {
  if (error instanceof AppError) return error
  const known = error as Partial<FastifyError> | null
  if (known?.validation)
    return new AppError('invalid_input', { fields: describeValidation(known.validation, known.validationContext) })
  if (known?.code === BODY_TOO_LARGE && bodyLimit !== undefined)
    return new AppError('too_large', {
      cause: error,
      info: `O corpo desta chamada tem no máximo ${inWords(bodyLimit)}.`,
    })
  const code = known?.code === undefined ? undefined : frameworkCodes[known.code]
  if (code) return new AppError(code, { cause: error })
  if (error instanceof FilesAway)
    return new AppError('unavailable', { info: FILES_AWAY, retryAfterSeconds: FILES_RETRY_SECONDS, cause: error })
  const absence = findAbsence(error)
  if (absence) return unavailable(absence, error)
  // JSON.parse and the prototype guard throw a plain SyntaxError marked 400.
  if (known?.statusCode === 400) return new AppError('invalid_json', { cause: error })
  return new AppError('internal', { cause: error })
}

/** What callers read while the database, or room to write, is missing, with the time to wait before they try again. */
const absences: Readonly<Record<Absence, { readonly info: string; readonly retryAfterSeconds: number }>> = {
  away: {
    info: 'Os dados não estão disponíveis neste momento. Tente de novo em alguns segundos.',
    retryAfterSeconds: 2,
  },
  slow: {
    info: 'Há muito trabalho ao mesmo tempo e esta chamada demorou demais. Tente de novo em alguns segundos.',
    retryAfterSeconds: 5,
  },
  full: {
    info: 'Não há espaço para gravar neste momento. A administração precisa liberar espaço; tente de novo mais tarde.',
    retryAfterSeconds: 60,
  },
}

function unavailable(absence: Absence, cause: unknown): AppError {
  return new AppError('unavailable', { ...absences[absence], cause })
}

export function toProblem(error: AppError, requestId: string, publicUrl: string): Problem {
  const { status, title, info } = errorVocabulary[error.code]
  const sentence = error.info ?? info
  return {
    type: errorPage(error.code, publicUrl),
    code: error.code,
    title,
    status,
    detail: sentence,
    instance: requestId,
    errors: [...error.fields],
    error: { Exit: { title, info: sentence } },
    ...(error.near.length > 0 && { near: [...error.near] }),
    ...(error.current !== undefined && { current: error.current }),
    ...(aboutKeys.has(error.code) && { help: helpWithKeys(publicUrl) }),
  }
}

/** The page of the reference that explains a code and lists the operations that answer it. */
export function errorPage(code: ErrorCode, publicUrl: string): string {
  return `${publicUrl}/api?aba=referencia&erro=${code}`
}

const aboutKeys: ReadonlySet<ErrorCode> = new Set([
  'missing_key',
  'malformed_authorization',
  'invalid_key',
  'key_revoked',
  'key_expired',
  'secret_replaced',
  'misplaced_key',
  'key_in_address',
] as const)

/** A command line that works once the key is filled in, and where keys are created. */
const helpWithKeys = (publicUrl: string) => ({
  example: `curl ${publicUrl}/api/v1/status -H 'Authorization: Bearer mc_live_…'`,
  link: `${publicUrl}/api?aba=chaves`,
})

const CHALLENGE = 'Bearer realm="Meio-Campo"'
/** Answers to calls without any token only say how to send one (RFC 6750, section 3.1). */
const withoutToken: ReadonlySet<string> = new Set(['missing_key', 'wrong_credentials', 'no_session'])

export function sendProblem(reply: FastifyReply, problem: Problem): void {
  const { status, code } = problem
  reply.request.raw.errorCode = code
  if (status === UNAUTHORIZED)
    reply.header('WWW-Authenticate', withoutToken.has(code) ? CHALLENGE : `${CHALLENGE}, error="invalid_token"`)
  void reply.status(problem.status).type('application/problem+json').send(problem)
}

/** A request that is not HTTP never reaches the framework; it gets the same envelope. */
export function answerMalformed(
  error: Error & { readonly code?: string; readonly rawPacket?: unknown },
  socket: Socket,
  publicUrl: string,
): void {
  // The client has gone.
  if (error.code === 'ECONNRESET') return void socket.destroy()
  // Browsers open connections ahead of need. An unrequested answer would be taken for the answer to their next call.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) return void socket.destroy()
  // Node's own limits, for a request that does not complete.
  const code = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'body_too_slow' : 'malformed_request'
  const info = Buffer.isBuffer(error.rawPacket) ? explainAddress(error.rawPacket) : null
  answerOnSocket(new AppError(code, { cause: error, ...(info && { info }) }), socket, makeRequestId(), publicUrl)
}

const LINGER_MS = 500

/** Answers where the framework cannot, because the request is not complete, and closes the connection. */
export function answerOnSocket(error: AppError, socket: Socket, id: string, publicUrl: string): void {
  if (!socket.writable) return void socket.destroy()
  const problem = toProblem(error, id, publicUrl)
  const body = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${id}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Discards further input for a moment: closing a connection with unread bytes resets it, and the answer would be
  // lost.
  const late = setTimeout(() => socket.destroy(), LINGER_MS).unref()
  socket.once('close', () => clearTimeout(late)).resume()
}
