import type { Session } from '@meio-campo/contract'
import { spokenAlert } from '../api/problem.ts'
import type { Failure, Result } from '../api/result.ts'

export type SilentLogin =
  | { readonly kind: 'signed-in'; readonly session: Session }
  /** An answer without a user: the session is cleared and the visitor goes to the start page, where `alert` is shown. */
  | { readonly kind: 'cleared'; readonly alert: ReturnType<typeof spokenAlert> }
  /** An empty answer: to the login page; the credentials stay, untried until a reload or a sign-in. */
  | { readonly kind: 'empty' }
  /** No verdict (network, timeout, 429, 5xx): a bad connection never signs a user out. */
  | { readonly kind: 'kept'; readonly failure: Failure }

// 401 is the verdict on a wrong password; the others mean that these credentials will never be accepted.
const verdicts = new Set([400, 401, 403, 422])

/** What the answer to a login means. */
export function decideLogin(result: Result<unknown>): SilentLogin {
  if (result.ok) {
    if (result.data === null || result.data === undefined) return { kind: 'empty' }
    return hasUser(result.data) ? { kind: 'signed-in', session: result.data } : { kind: 'cleared', alert: null }
  }
  const answered = result.status >= 200 && result.status < 300
  if (!answered && !verdicts.has(result.status)) return { kind: 'kept', failure: result }
  return { kind: 'cleared', alert: spokenAlert(result.problem) }
}

function hasUser(data: unknown): data is Session {
  const user = (data as { user?: { _id?: unknown; token?: unknown } | null }).user
  return typeof user?._id === 'string' && typeof user.token === 'string'
}
