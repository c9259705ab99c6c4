import { sessionStore } from './session-store.ts'

const WORKER = '/sw.js'
// Waits until the first page is loaded: the worker then reads the same files from the browser's cache.
const WAIT_MS = 3_000

/** Lets the browser open the console without a connection, once a user is signed in and remembered on this device. */
export function keepConsoleOffline(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return
  const unsubscribe = sessionStore.subscribe(() => {
    if (!sessionStore.get()?.remembered) return
    unsubscribe()
    setTimeout(() => void keepFiles(), WAIT_MS)
  })
}

/** Registers the worker. If the browser refuses it, the console still works with a connection. */
async function keepFiles(): Promise<void> {
  // The next start with a connection registers it.
  if (!navigator.onLine) return
  try {
    await navigator.serviceWorker.register(WORKER)
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but ours
    active?.postMessage({ keep: filesOfThisPage() })
  } catch {
    // The console works without the worker.
  }
}

/** The files that this page has loaded so far; they were requested before the worker existed. */
function filesOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}
