import { lazy, Suspense } from 'react'
import { useStore } from '../../state/store.ts'
import { apiCallStore, apiPanelOpen } from './api-call.ts'

// What is drawn here is loaded only where a page is a call.
const ApiPanel = lazy(() => import('./api-panel.tsx'))
const EndLine = lazy(() => import('./end-line.tsx'))

/** The panel at the right of the page, or over it where there is no room beside it. */
export function ApiDock() {
  const call = useStore(apiCallStore)
  const open = useStore(apiPanelOpen)
  return call && open ? (
    <Suspense>
      <ApiPanel call={call} />
    </Suspense>
  ) : null
}

/** The last line of a page that is a call. */
export function ApiEndLine() {
  const call = useStore(apiCallStore)
  return call ? (
    <Suspense>
      <EndLine call={call} />
    </Suspense>
  ) : null
}
