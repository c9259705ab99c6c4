/** The body of a failed call (RFC 9457). */
export interface Problem {
  /** The address of the page that explains the error. */
  type: string
  /** Stable, to branch on. */
  code: string
  title: string
  status: number
  detail: string
  /** The request id: what to send along when reporting a problem. */
  instance: string
  errors: Array<{ field: string; message: string }>
}

interface Extras {
  readonly retryAfterSeconds?: number | null
  readonly cause?: unknown
}

/** A failed call; its code is `network` if there was no response. */
export class MeioCampoError extends Error {
  override readonly name = 'MeioCampoError'
  /** Stable, to branch on: `not_found`, `quota_exceeded`, `invalid_input`… */
  readonly code: string
  /** The HTTP status; 0 without a response. */
  readonly status: number
  readonly title: string
  /** A sentence in Portuguese for people. */
  readonly detail: string
  readonly requestId: string | null
  /** What is wrong with which parameter. */
  readonly errors: ReadonlyArray<{ readonly field: string; readonly message: string }>
  readonly retryAfterSeconds: number | null

  constructor(problem: Partial<Problem> & Pick<Problem, 'status'>, { retryAfterSeconds = null, cause }: Extras = {}) {
    const { code = 'unknown', title = `HTTP ${problem.status}`, detail = title } = problem
    super(detail, cause === undefined ? undefined : { cause })
    this.code = code
    this.status = problem.status
    this.title = title
    this.detail = detail
    this.requestId = problem.instance ?? null
    this.errors = problem.errors ?? []
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A delivery that is not authentic, was modified, or is too old. Answer 400 and ignore it. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError'
  readonly code: 'missing_header' | 'bad_timestamp' | 'wrong_signature' | 'bad_secret' | 'bad_body'

  constructor(code: WebhookError['code'], message: string) {
    super(message)
    this.code = code
  }
}
