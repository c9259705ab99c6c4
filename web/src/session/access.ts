import type { SilentLogin } from './silent-login.ts'

/**
 * Who may open an address. `guest`: only visitors who are not signed in. `public`: all, without a session. `checked`:
 * all, after the session check. `user`: signed-in users. `admin`: users with the admin flag.
 */
export type Access = 'guest' | 'public' | 'checked' | 'user' | 'admin'

export interface Visitor {
  /** Signed in right now, with a token in memory. */
  readonly user: { readonly admin: boolean } | null
  /** A second factor is required of this account, and it has none yet. */
  readonly factorDue?: boolean
  /** Credentials are stored and have not just been answered with nothing. */
  readonly canSignIn: boolean
}

export type Decision =
  | { readonly kind: 'draw' }
  | { readonly kind: 'go'; readonly to: '/' | '/dashboard' }
  | { readonly kind: 'login' }
  /** To where a second factor is turned on. */
  | { readonly kind: 'factor' }
  | { readonly kind: 'fail' }

/** Whether the silent login has to be tried before anything is decided. A guest page decides without asking. */
export function needsSilentLogin(access: Access, visitor: Visitor): boolean {
  return access !== 'guest' && visitor.user === null && visitor.canSignIn
}

/** What to do about a navigation; `attempt` is what the silent login gave, when there was one. */
export function decideAccess(access: Access, visitor: Visitor, attempt?: SilentLogin['kind']): Decision {
  if (access === 'guest') return visitor.user || visitor.canSignIn ? { kind: 'go', to: '/dashboard' } : { kind: 'draw' }
  // The stored credentials are gone: the visitor goes to the start page, also from a page that needs no session.
  if (visitor.user === null && attempt === 'cleared') return { kind: 'go', to: '/' }
  if (access === 'public') return { kind: 'draw' }
  if (visitor.user === null) {
    if (attempt === 'empty') return { kind: 'login' }
    if (attempt === 'kept') return { kind: 'fail' }
    return access === 'checked' ? { kind: 'draw' } : { kind: 'login' }
  }
  if (visitor.factorDue) return { kind: 'factor' }
  return access === 'admin' && !visitor.user.admin ? { kind: 'go', to: '/dashboard' } : { kind: 'draw' }
}
