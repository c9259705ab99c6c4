import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'

const Page = lazyRouteComponent(() => import('./not-found-page.tsx'), 'NotFoundPage')

/** The error page, fetched when an address leads nowhere: most visits need none. */
export const NotFound = () => (
  <Suspense>
    <Page />
  </Suspense>
)
