import './theme/styles.ts'
import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { findEarlyRead } from './api/early-answer.ts'
import { forgetKeptReads } from './api/kept-reads.ts'
import { queryClient, read } from './api/query.ts'
import { App } from './app.tsx'
import { unsubscribe } from './features/push/browsers/browser-push.ts'
import { keepPlace } from './keep-place.ts'
import { startLiveUpdates } from './live/live-updates.ts'
import { router } from './router.ts'
import { keepConsoleOffline } from './session/offline-console.ts'
import { beforeSignOut, canSignInSilently } from './session/session.ts'
import { sessionStore } from './session/session-store.ts'
import { watchSession } from './session/session-watch.ts'
import { startTheme } from './state/theme-store.ts'

startTheme()
watchSession()
startLiveUpdates()
keepConsoleOffline()
// A sign-out that was cut short may have left some.
if (!canSignInSilently()) void forgetKeptReads()
// The next user of this browser must not get this account's notifications.
beforeSignOut(unsubscribe)
// A session that ends by itself sends the visitor where the guards say.
sessionStore.subscribe(() => {
  if (sessionStore.get() === null) void router.invalidate()
})

const container = document.getElementById('root')!
// Drawing once, with the data, is better than twice; but a page that is already visible must not wait long.
const LONGEST_WAIT_MS = 400

/**
 * The page may be prerendered (public/boot.js). It stays on the screen until the same page is ready to replace it; for
 * a remembered user it was never shown, and is removed first.
 */
async function takeOver() {
  if (canSignInSilently()) {
    container.replaceChildren()
    fetchPage()
  } else if (container.hasChildNodes()) {
    await Promise.all([router.load(), readAhead()])
    keepPlace(container, router)
  }
  const root = createRoot(container)
  // In a transition the work is done in small slices: the page answers to the visitor meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <TakenOver>
          <App />
        </TakenOver>
      </StrictMode>,
    ),
  )
}

/** The files of the page come while the sign-in is under way, instead of after it. */
function fetchPage() {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  for (const route of routes) void router.loadRouteChunk(route)
}

/** Until the app itself is on the screen, what was drawn ahead keeps its own styles. */
function TakenOver({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => container.removeAttribute('data-first-paint'), [])
  return children
}

async function readAhead() {
  const path = findEarlyRead()
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  if (path) await Promise.race([queryClient.prefetchQuery(read(path)), waited])
}

void takeOver()
