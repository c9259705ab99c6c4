import { redirect } from '@tanstack/react-router'
import { spokenAlert } from '../api/problem.ts'
import { ApiError } from '../api/result.ts'
import { showAlert } from '../state/dialogs.ts'
import { decideAccess, needsSilentLogin, type Access, type Visitor } from './access.ts'
import { canSignInSilently, signInSilently } from './session.ts'
import { sessionStore } from './session-store.ts'
import type { SilentLogin } from './silent-login.ts'

/**
 * The link of an invitation creates an account, so a signed-in user gets an explanation instead of a silent redirect.
 */
const INVITE = /^\/register\?(?:.*&)?convite=/
const INVITED_ANOTHER = {
  title: 'Este convite é para uma conta nova',
  message:
    'Você já entrou com a sua conta. Para aceitar o convite, saia dela e abra o link de novo: ele continua valendo.',
}

const FACTOR_PAGE = '/settings?aba=seguranca'

function visitor(): Visitor {
  const data = sessionStore.get()?.data
  return { user: data?.user ?? null, canSignIn: canSignInSilently(), factorDue: data?.factorDue ?? false }
}

/** Runs before every navigation, before anything of the page is drawn. */
export async function guard(access: Access, address: string): Promise<void> {
  const attempt = needsSilentLogin(access, visitor()) ? await signInSilently() : undefined
  const said = attempt && wordsOf(attempt)
  const decision = decideAccess(access, visitor(), attempt?.kind)
  // The page shows a `fail` itself; an alert would repeat it.
  if (said && decision.kind !== 'fail') void showAlert(said)
  if (access === 'guest' && decision.kind === 'go' && INVITE.test(address)) void showAlert(INVITED_ANOTHER)
  if (decision.kind === 'go') throw redirect({ to: decision.to, replace: true })
  if (decision.kind === 'login') throw redirect({ to: '/login', search: { url: address }, replace: true })
  if (decision.kind === 'factor' && !address.startsWith(FACTOR_PAGE))
    throw redirect({ to: '/settings', search: { aba: 'seguranca' }, replace: true })
  if (decision.kind === 'fail' && attempt?.kind === 'kept') throw new ApiError(attempt.failure)
}

/** What the server said about a silent login that failed (`error.Exit`). */
function wordsOf(attempt: SilentLogin) {
  if (attempt.kind === 'cleared') return attempt.alert
  return attempt.kind === 'kept' ? spokenAlert(attempt.failure.problem) : null
}
