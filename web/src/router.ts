import { createBrowserHistory, createRouter, type HistoryLocation } from '@tanstack/react-router'
import { isUnreadableAddress } from './address/address-position.ts'
import { NotFound } from './console/not-found/not-found.tsx'
import { RouteError } from './console/not-found/route-error.tsx'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './address/search-text.ts'
import type { Access } from './session/access.ts'

/**
 * The router normalises an address (`//times` becomes `/times`) before it looks for a page. An unreadable address is
 * given to the router as this one, which has no page; the address bar keeps the original.
 */
const NOWHERE = '/-'

function parseLocation(): HistoryLocation {
  const { search, hash } = window.location
  const pathname = isUnreadableAddress(window.location.pathname) ? NOWHERE : window.location.pathname
  const state = window.history.state as HistoryLocation['state'] | null
  return { href: pathname + search + hash, pathname, search, hash, state: state ?? { __TSR_index: 0 } }
}

export const router = createRouter({
  routeTree,
  // Prerendering runs without a window.
  ...(typeof document !== 'undefined' && { history: createBrowserHistory({ parseLocation }) }),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  // Paths are case-sensitive, as in the API: `/Times` is not another name of `/times`.
  caseSensitive: true,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: RouteError,
  defaultPreload: 'intent',
  // The query library decides what is fresh, so the router always asks it.
  defaultPreloadStaleTime: 0,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  // Required, so that a route without an access rule does not compile.
  interface StaticDataRouteOption {
    readonly access: Access
    readonly title: string
  }
}
