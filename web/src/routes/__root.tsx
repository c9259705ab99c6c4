import { createRootRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { lazyPart } from '../components/lazy-part.ts'
import { BootScreen } from '../console/shell/boot-screen.tsx'
import { SessionError } from '../console/not-found/route-error.tsx'
import { KeptNotice } from '../console/shell/kept-notice.tsx'
import { Shell } from '../console/shell/shell.tsx'
import { UnsentNotice } from '../features/curating/match-desk/unsent-notice.tsx'
import { SearchButton } from '../features/football/search/search-button.tsx'
import { guard } from '../session/guard.ts'
import { useSession } from '../session/session-store.ts'

// Few accounts have one of these: they are no part of the first load.
const DeletionNotice = lazyPart(
  async () => (await import('../features/account/privacy/deletion-notice.tsx')).DeletionNotice,
)
const InitialPasswordNotice = lazyPart(
  async () => (await import('../features/account/profile/initial-password-notice.tsx')).InitialPasswordNotice,
)
const MaintenanceMenu = lazyPart(
  async () => (await import('../features/operations/maintenance/maintenance-menu.tsx')).MaintenanceMenu,
)

function Notices() {
  const session = useSession()
  return (
    <>
      <KeptNotice />
      <Suspense>
        {session?.deletesAt !== undefined && <DeletionNotice />}
        {session?.initialPasswordEndsAt !== undefined && <InitialPasswordNotice />}
      </Suspense>
      <UnsentNotice />
    </>
  )
}

const ConsoleSearch = lazy(() => import('./-console-search.tsx'))

export const Route = createRootRoute({
  staticData: { access: 'public', title: 'Meio-Campo' },
  // One guard for all: each route only declares who may open it.
  beforeLoad: async ({ matches, location, preload }) => {
    if (!preload) await guard(matches.at(-1)!.staticData.access, location.pathname + location.searchStr)
  },
  component: () => (
    <Shell search={<SearchButton dialog={ConsoleSearch} />} notice={<Notices />} adminMenu={MaintenanceMenu} />
  ),
  errorComponent: SessionError,
  pendingComponent: BootScreen,
})
