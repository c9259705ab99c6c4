import type { ErrorCode } from './error-vocabulary.ts'

export interface FieldError {
  readonly field: string
  readonly message: string
}

/** A record that the caller may have meant. */
export interface NearRecord {
  readonly id: string
  readonly name: string
}

interface Extras {
  /** Replaces the vocabulary's sentence, for a person. */
  readonly info?: string
  readonly fields?: readonly FieldError[]
  readonly retryAfterSeconds?: number
  /** Records with a name like the id that was not found. */
  readonly near?: readonly NearRecord[]
  /** The record's present state, for a caller that wanted to change an older version. */
  readonly current?: unknown
  /** For the log only; never shown. */
  readonly cause?: unknown
}

/** Default `Retry-After` of temporary errors that do not state their own, so that the caller always gets one. */
const RETRY_AFTER_SECONDS: Readonly<Partial<Record<ErrorCode, number>>> = { unavailable: 5, too_many: 60 }

/** The one error that features throw: a code of the vocabulary, and the sentence that a person should read. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly info: string | undefined
  readonly fields: readonly FieldError[]
  readonly retryAfterSeconds: number | undefined
  readonly near: readonly NearRecord[]
  readonly current: unknown

  constructor(code: ErrorCode, extras: Extras = {}) {
    super(code, { cause: extras.cause })
    this.code = code
    this.info = extras.info
    this.fields = extras.fields ?? []
    this.retryAfterSeconds = extras.retryAfterSeconds ?? RETRY_AFTER_SECONDS[code]
    this.near = extras.near ?? []
    this.current = extras.current
  }
}

/** An error of one field that only the server can detect. */
export function fieldError(field: string, message: string): AppError {
  return new AppError('invalid_input', { fields: [{ field, message }] })
}

/** The same, with the sentence also as the `detail`, for an alert or for programs that read only that. */
export function refusalOf(field: string, message: string, code: ErrorCode = 'invalid_input'): AppError {
  return new AppError(code, { info: message, fields: [{ field, message }] })
}

/** The requested id was merged into another record. */
export class RecordMoved extends Error {
  readonly from: string
  readonly to: string
  constructor(from: string, to: string) {
    super('moved')
    this.from = from
    this.to = to
  }
}
