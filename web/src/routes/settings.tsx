import { createFileRoute, redirect } from '@tanstack/react-router'
import { SettingsPage } from '../features/site/settings/settings-page.tsx'
import { parseSettingsSearch, type SettingsSearch } from '../features/site/settings/settings-search.ts'
import { FIRST_TAB, mayOpenTab } from '../features/site/settings/settings-tab.ts'
import { importQueues } from '../features/importing/runs/import-place.ts'
import { sessionStore } from '../session/session-store.ts'

export const Route = createFileRoute('/settings')({
  staticData: { access: 'user', title: 'Configurações' },
  validateSearch: (search): SettingsSearch => parseSettingsSearch(search),
  beforeLoad: async ({ search, preload }) => {
    const admin = sessionStore.get()?.data.user.admin ?? false
    if (preload || mayOpenTab(search.aba, admin)) return
    // Only a reviewer's duties open tabs here, so the first load of other users does not include this module.
    const { mayNow } = await import('../session/duties.ts')
    if (!mayOpenTab(search.aba, admin, await mayNow(...importQueues)))
      throw redirect({ to: '/settings', search: { aba: FIRST_TAB }, replace: true })
  },
  component: SettingsPage,
})
