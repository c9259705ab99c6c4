import { IconLogout, IconMoon, IconSun, type Icon } from '@tabler/icons-react'
import { useMemo } from 'react'
import { signOut } from '../session/session.ts'
import { setDarkTheme, themeStore } from '../state/theme-store.ts'
import { askMaintenance } from '../features/operations/maintenance/ask-maintenance.tsx'
import { maintenanceActions, menuKinds } from '../features/operations/maintenance/maintenance-action.ts'
import { MaintenanceIcon } from '../features/operations/maintenance/maintenance-icon.tsx'
import { settingsItems } from '../features/site/settings/settings-items.ts'
import { adminTabs, personalTabs } from '../features/site/settings/settings-tab.ts'
import { footballItems, userItems } from '../console/shell/menu-items.ts'
import type { SearchDialogProps } from '../features/football/search/search-button.tsx'
import { SearchDialog } from '../features/football/search/search-dialog.tsx'
import type { ActionEntry, PageEntry } from '../features/football/search/search-entry.ts'

/** The search over football's records, with the pages and actions of the console. */
export default function ConsoleSearch({ admin, onClose }: SearchDialogProps) {
  const pages = useMemo(() => pageEntries(admin), [admin])
  const actions = useMemo(() => actionEntries(admin), [admin])
  return <SearchDialog pages={pages} actions={actions} onClose={onClose} />
}

const sign = (Sign: Icon) => <Sign size={18} stroke={1.75} aria-hidden />

/** The console's pages, and the tabs of the settings this person may open. */
function pageEntries(admin: boolean): readonly PageEntry[] {
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
function actionEntries(admin: boolean): readonly ActionEntry[] {
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
