import { sessionStore } from './session-store.ts'

const WORKER = '/sw.js'
// After the first page is there: the worker reads the same files again, from the browser's own store.
const WAIT_MS = 3_000

/** Once somebody is signed in whom this device remembers, the browser can open the console without a connection. */
export function keepConsoleOffline(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return
  const unsubscribe = sessionStore.subscribe(() => {
    if (!sessionStore.get()?.remembered) return
    unsubscribe()
    setTimeout(() => void keepFiles(), WAIT_MS)
  })
}

/** Where the browser refuses a worker, the console works as before, with a connection. */
async function keepFiles(): Promise<void> {
  // The next start with a connection does it.
  if (!navigator.onLine) return
  try {
    await navigator.serviceWorker.register(WORKER)
    const { active } = await navigator.serviceWorker.ready
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but ours
    active?.postMessage({ keep: filesOfThisPage() })
  } catch {
    // Nothing to do: see above.
  }
}

/** What this page has loaded so far: the worker was not there yet when it came. */
function filesOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}
