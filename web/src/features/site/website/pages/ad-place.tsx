import { lazy, Suspense } from 'react'
import { findSlot, type AdPlaceName } from './ad-slots.ts'
import { useWebsite } from './website-queries.ts'

const Advertisement = lazy(() => import('./advertisement.tsx'))

/** Room for an advertisement: without one that the administration configured, nothing, and nothing is fetched for it. */
export function AdPlace({ place }: { readonly place: AdPlaceName }) {
  const adsense = useWebsite().data?.data.website.adsense
  const slot = adsense && findSlot(adsense, place)
  if (!slot) return null
  return (
    <Suspense>
      <Advertisement slot={slot} />
    </Suspense>
  )
}
