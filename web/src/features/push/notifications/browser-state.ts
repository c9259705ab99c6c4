import type { PushSupport } from '../browsers/browser-push.ts'

/** The state of notifications in this browser. */
export type BrowserState = 'insecure' | 'unsupported' | 'denied' | 'off' | 'on'

interface Facts {
  readonly support: PushSupport
  readonly permission: NotificationPermission
  /** What the browser's push service calls it; null where it is not subscribed. */
  readonly endpoint: string | null
  /** Those that the account is notified on. */
  readonly known: readonly string[]
}

/** Subscribed alone is not enough: it may be for another account, or forgotten by the server. */
export function browserState({ support, permission, endpoint, known }: Facts): BrowserState {
  if (support === 'insecure') return 'insecure'
  if (support === 'missing') return 'unsupported'
  if (permission === 'denied') return 'denied'
  return permission === 'granted' && endpoint !== null && known.includes(endpoint) ? 'on' : 'off'
}
