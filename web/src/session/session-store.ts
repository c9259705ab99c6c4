import type { Session, SessionUser } from '@meio-campo/contract'
import { createStore, useStore } from '../state/store.ts'

export interface SignedIn {
  readonly data: Session
  readonly signedInAt: Date
  /** The device keeps credentials: the session outlives the tab. */
  readonly remembered: boolean
}

/** The signed-in user, and the website data that came with the sign-in; null is anonymous. */
export const sessionStore = createStore<SignedIn | null>(null)

export const useSession = (): Session | null => useStore(sessionStore)?.data ?? null

export const useUser = (): SessionUser | null => useSession()?.user ?? null

/** After the visitor edited what the session shows: name, view, favourite team, website data. */
export function updateSession(change: (data: Session) => Session) {
  const session = sessionStore.get()
  if (session) sessionStore.set({ ...session, data: change(session.data) })
}
