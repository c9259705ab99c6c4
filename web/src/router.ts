import { createBrowserHistory, createRouter, type HistoryLocation } from '@tanstack/react-router'
import { isUnreadableAddress } from './address/address-position.ts'
import { NotFoundPage } from './console/not-found/not-found-page.tsx'
import { RouteError } from './console/not-found/route-error.tsx'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './address/search-text.ts'
import type { Access } from './session/access.ts'

/**
 * The router tidies an address (`//times` becomes `/times`) before it looks for a page. An address that no page has is
 * told to it as one that is nowhere; the address bar keeps what was opened.
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
  // The pages that are drawn ahead are drawn without a window.
  ...(typeof document !== 'undefined' && { history: createBrowserHistory({ parseLocation }) }),
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  // As the API's own addresses are: `/Times` is not a second name of `/times`.
  caseSensitive: true,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: RouteError,
  defaultPreload: 'intent',
  // The query library decides what is fresh; the router only asks it.
  defaultPreloadStaleTime: 0,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  // Required: a route that does not say who may open it does not compile.
  interface StaticDataRouteOption {
    readonly access: Access
    readonly title: string
  }
}
