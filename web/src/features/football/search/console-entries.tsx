import { IconLogout, IconMoon, IconSun, type Icon } from '@tabler/icons-react'
import { signOut } from '../../../session/session.ts'
import { setDarkTheme, themeStore } from '../../../theme/theme-store.ts'
import { askMaintenance } from '../../operations/maintenance/ask-maintenance.tsx'
import { maintenanceActions, menuKinds } from '../../operations/maintenance/maintenance-action.ts'
import { MaintenanceIcon } from '../../operations/maintenance/maintenance-icon.tsx'
import { settingsItems } from '../../site/settings/settings-items.ts'
import { adminTabs, personalTabs } from '../../site/settings/settings-tab.ts'
import { footballItems, userItems } from '../../../console/shell/menu-items.ts'
import type { SearchEntry } from './search-entry.ts'

type PageEntry = Extract<SearchEntry, { kind: 'page' }>
type ActionEntry = Extract<SearchEntry, { kind: 'action' }>

const sign = (Sign: Icon) => <Sign size={18} stroke={1.75} aria-hidden />

/** The console's pages, and the tabs of the settings this person may open. */
export function pageEntries(admin: boolean): readonly PageEntry[] {
  const menu = [...userItems, ...footballItems].map(({ to, label, icon }): PageEntry => ({
    kind: 'page',
    key: `page ${to}`,
    label,
    picture: sign(icon),
    address: to,
  }))
  const tabs = [...personalTabs, ...(admin ? adminTabs : [])].map((tab): PageEntry => ({
    kind: 'page',
    key: `tab ${tab}`,
    label: settingsItems[tab].label,
    detail: 'Configurações',
    picture: sign(settingsItems[tab].icon),
    address: `/settings?aba=${tab}`,
  }))
  return [...menu, ...tabs]
}

/** The actions available on every page. Admin actions open their confirmation first, as in the menu. */
export function actionEntries(admin: boolean): readonly ActionEntry[] {
  const dark = themeStore.get()
  const own: readonly ActionEntry[] = [
    {
      kind: 'action',
      key: 'theme',
      label: dark ? 'Usar o tema claro' : 'Usar o tema escuro',
      picture: sign(dark ? IconSun : IconMoon),
      run: () => setDarkTheme(!dark),
    },
    { kind: 'action', key: 'sign-out', label: 'Sair da conta', picture: sign(IconLogout), run: () => void signOut() },
  ]
  if (!admin) return own
  return [
    ...menuKinds.map((kind): ActionEntry => ({
      kind: 'action',
      key: kind,
      label: maintenanceActions[kind].label,
      picture: <MaintenanceIcon kind={kind} size={18} />,
      run: () => void askMaintenance(kind),
    })),
    ...own,
  ]
}
