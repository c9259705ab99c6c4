import { createFileRoute, redirect } from '@tanstack/react-router'
import { SettingsPage } from '../features/site/settings/settings-page.tsx'
import { parseSettingsSearch, type SettingsSearch } from '../features/site/settings/settings-search.ts'
import { FIRST_TAB, mayOpenTab } from '../features/site/settings/settings-tab.ts'
import { sessionStore } from '../session/session-store.ts'

export const Route = createFileRoute('/settings')({
  staticData: { access: 'user', title: 'Configurações' },
  validateSearch: (search): SettingsSearch => parseSettingsSearch(search),
  beforeLoad: ({ search, preload }) => {
    if (!preload && !mayOpenTab(search.aba, sessionStore.get()?.data.user.admin ?? false))
      throw redirect({ to: '/settings', search: { aba: FIRST_TAB }, replace: true })
  },
  component: SettingsPage,
})
