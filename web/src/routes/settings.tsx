import { createFileRoute } from '@tanstack/react-router'
import { parseSettingsTab, type SettingsTab } from '../features/settings/settings-tab.ts'
import { SettingsPage } from '../features/settings/settings-page.tsx'

export const Route = createFileRoute('/settings')({
  staticData: { access: 'user', title: 'Configurações' },
  validateSearch: (search): { aba?: SettingsTab } => parseSettingsTab(search['aba']),
  component: SettingsPage,
})
