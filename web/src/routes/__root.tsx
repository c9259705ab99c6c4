import { createRootRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { BootScreen } from '../console/shell/boot-screen.tsx'
import { SessionError } from '../console/not-found/route-error.tsx'
import { KeptNotice } from '../console/shell/kept-notice.tsx'
import { Shell } from '../console/shell/shell.tsx'
import { DeletionNotice } from '../features/account/privacy/deletion-notice.tsx'
import { InitialPasswordNotice } from '../features/account/profile/initial-password-notice.tsx'
import { UnsentNotice } from '../features/curating/match-desk/unsent-notice.tsx'
import { SearchButton } from '../features/football/search/search-button.tsx'
import { MaintenanceMenu } from '../features/operations/maintenance/maintenance-menu.tsx'
import { guard } from '../session/guard.ts'

const Notices = () => (
  <>
    <KeptNotice />
    <DeletionNotice />
    <InitialPasswordNotice />
    <UnsentNotice />
  </>
)

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
