import { createRootRoute } from '@tanstack/react-router'
import { BootScreen } from '../console/shell/boot-screen.tsx'
import { SessionError } from '../console/shell/route-error.tsx'
import { Shell } from '../console/shell/shell.tsx'
import { guard } from '../session/guard.ts'

export const Route = createRootRoute({
  staticData: { access: 'public', title: 'Meio-Campo' },
  // One guard for all: each route only declares who may open it.
  beforeLoad: async ({ matches, location, preload }) => {
    if (!preload) await guard(matches.at(-1)!.staticData.access, location.pathname + location.searchStr)
  },
  component: Shell,
  errorComponent: SessionError,
  pendingComponent: BootScreen,
})
