import { api } from '../../../api/api.ts'
import type { Result } from '../../../api/result.ts'

export type Confirmation =
  | { readonly kind: 'confirmed' }
  /** The link is worth nothing any more. */
  | { readonly kind: 'dead'; readonly reason: string }
  /** No verdict on the link: it can be tried again. */
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Sends the token of a confirmation mail. The token identifies the account, so the signed-in account does not matter. */
export async function confirmEmail(token: string): Promise<Confirmation> {
  return decideConfirmation(await api.post('/access/confirm', { body: { token }, anonymous: true, quiet: true }))
}

export function decideConfirmation(result: Result<unknown>): Confirmation {
  if (result.ok) return { kind: 'confirmed' }
  const reason = result.problem.error.Exit.info
  if (result.status === 0 || result.status === 429 || result.status >= 500) return { kind: 'unreachable', reason }
  // The server's sentence ends in "ask for a new one"; the page replaces that, because it knows who is signed in.
  return { kind: 'dead', reason: 'Este link já foi usado ou venceu.' }
}
