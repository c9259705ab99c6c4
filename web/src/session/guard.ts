import { redirect } from '@tanstack/react-router'
import { ApiError } from '../api/result.ts'
import { decideAccess, needsSilentLogin, type Access, type Visitor } from './access.ts'
import { canSignInSilently, signInSilently } from './session.ts'
import { sessionStore } from './session-store.ts'

function visitor(): Visitor {
  return { user: sessionStore.get()?.data.user ?? null, canSignIn: canSignInSilently() }
}

/** Runs before every navigation and before anything of it is drawn. */
export async function guard(access: Access, address: string): Promise<void> {
  const attempt = needsSilentLogin(access, visitor()) ? await signInSilently() : undefined
  const decision = decideAccess(access, visitor(), attempt?.kind)
  if (decision.kind === 'go') throw redirect({ to: decision.to, replace: true })
  if (decision.kind === 'login') throw redirect({ to: '/login', search: { url: address }, replace: true })
  if (decision.kind === 'fail' && attempt?.kind === 'kept') throw new ApiError(attempt.failure)
}
