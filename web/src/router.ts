import { createRouter } from '@tanstack/react-router'
import { NotFoundPage } from './console/not-found/not-found-page.tsx'
import { RouteError } from './console/not-found/route-error.tsx'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './address/search-text.ts'
import type { Access } from './session/access.ts'

export const router = createRouter({
  routeTree,
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
