import { passaramXMinutos } from '@meio-campo/contract/rules'
import { onTokenRefused } from '../api/identity.ts'
import { showAlert } from '../state/dialogs.ts'
import { canSignInSilently, restart, signInSilently } from './session.ts'
import { sessionStore } from './session-store.ts'

// A token lives for an hour; it is renewed with time to spare for a slow connection.
const RENEW_AFTER_MINUTES = 50
const LOOK_EVERY_MS = 60_000

async function renew(): Promise<boolean> {
  if (!canSignInSilently()) return false
  const outcome = await signInSilently()
  // The device was revoked or the account is gone: a forced logout, which ends where a logout does.
  if (outcome.kind === 'cleared') {
    if (outcome.alert) await showAlert(outcome.alert)
    restart()
  }
  return outcome.kind === 'signed-in'
}

function renewWhenDue() {
  const session = sessionStore.get()
  if (session && passaramXMinutos(RENEW_AFTER_MINUTES, session.signedInAt, new Date())) void renew()
}

function followOtherTabs(event: StorageEvent) {
  if (event.key !== null && event.key !== 'email') return
  const session = sessionStore.get()
  if (!session?.remembered) return
  if (!event.newValue) restart()
  else if (event.newValue !== session.data.user.email) window.location.reload()
}

/** Keeps the session alive while the app is open, and in step with the other tabs. */
export function watchSession() {
  onTokenRefused(renew)
  setInterval(renewWhenDue, LOOK_EVERY_MS)
  // A sleeping laptop's timers stand still: look again when the page is back.
  document.addEventListener('visibilitychange', renewWhenDue)
  window.addEventListener('storage', followOtherTabs)
}
