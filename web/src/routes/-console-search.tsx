import {
  IconCalendar,
  IconKey,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSun,
  IconTrophy,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { signOut } from '../session/session.ts'
import { setDarkTheme, themeStore } from '../state/theme-store.ts'
import { askMaintenance } from '../features/operations/maintenance/ask-maintenance.tsx'
import { maintenanceActions, menuKinds } from '../features/operations/maintenance/maintenance-action.ts'
import { MaintenanceIcon } from '../features/operations/maintenance/maintenance-icon.tsx'
import { settingsItems } from '../features/site/settings/settings-items.ts'
import { adminTabs, personalTabs } from '../features/site/settings/settings-tab.ts'
import { apiTabLabels, apiTabs } from '../features/api/api-page/api-tab.ts'
import { pushTabLabels, pushTabs } from '../features/push/push-page/push-search.ts'
import { dashboardQuery } from '../features/site/dashboard/dashboard-queries.ts'
import { footballItems, userItems } from '../console/shell/menu-items.ts'
import type { SearchDialogProps } from '../features/football/search/search-button.tsx'
import { SearchDialog } from '../features/football/search/search-dialog.tsx'
import type { ActionEntry, PageEntry } from '../features/football/search/search-entry.ts'

/** The search over football's records, with the pages and actions of the console. */
export default function ConsoleSearch({ admin, text, onClose }: SearchDialogProps) {
  const main = useQuery(dashboardQuery()).data?.data.main?.competition ?? null
  const pages = useMemo(() => [...pageEntries(admin), ...footballEntries(main)], [admin, main])
  const router = useRouter()
  const actions = useMemo(() => actionEntries(admin, (address) => router.history.push(address)), [admin, router])
  return <SearchDialog pages={pages} actions={actions} initialText={text} onClose={onClose} />
}

const sign = (Sign: Icon) => <Sign size={18} stroke={1.75} aria-hidden />

/** The console's pages, and the tabs of those that have some and that this person may open. */
function pageEntries(admin: boolean): readonly PageEntry[] {
  const menu = [...userItems, ...footballItems].map(({ to, label, icon }): PageEntry => ({
    kind: 'page',
    key: `page ${to}`,
    label,
    picture: sign(icon),
    address: to,
  }))
  const settings = [...personalTabs, ...(admin ? adminTabs : [])].map((tab): PageEntry => ({
    kind: 'page',
    key: `tab ${tab}`,
    label: settingsItems[tab].label,
    detail: 'Configurações',
    picture: sign(settingsItems[tab].icon),
    address: `/settings?aba=${tab}`,
  }))
  return [
    ...menu,
    ...settings,
    ...apiTabs.map((tab) => tabEntry('/api', 'API', tab, apiTabLabels[tab], IconKey)),
    ...pushTabs.map((tab) => tabEntry('/push', 'Push', tab, pushTabLabels[tab], IconWebhook)),
  ]
}

const tabEntry = (page: string, detail: string, tab: string, label: string, icon: Icon): PageEntry => ({
  kind: 'page',
  key: `tab ${page} ${tab}`,
  label,
  detail,
  keywords: '',
  picture: sign(icon),
  address: `${page}?aba=${tab}`,
})

type MainCompetition = { readonly id: string; readonly name: string } | null

/** What people call the pages of football, by the words they use: days, and the parts of the main championship. */
function footballEntries(main: MainCompetition): readonly PageEntry[] {
  const days = [
    { day: 'hoje', label: 'Jogos de hoje', keywords: 'agora ao vivo' },
    { day: 'amanha', label: 'Jogos de amanhã', keywords: 'próximos' },
    { day: 'ontem', label: 'Jogos de ontem', keywords: 'resultados' },
  ].map(({ day, label, keywords }): PageEntry => ({
    kind: 'page',
    key: `day ${day}`,
    label,
    keywords,
    picture: sign(IconCalendar),
    address: `/jogos/${day}`,
  }))
  if (!main) return days
  const parts = [
    { part: 'tabela', label: 'Tabela', keywords: 'classificação pontos líder rebaixamento' },
    { part: 'artilheiros', label: 'Artilheiros', keywords: 'artilharia gols goleadores' },
    { part: 'cartoes', label: 'Cartões', keywords: 'suspensos amarelos vermelhos' },
    { part: 'jogos', label: 'Jogos', keywords: 'rodada' },
    { part: 'campeoes', label: 'Campeões', keywords: 'títulos' },
    { part: 'transmission', label: 'Onde assistir', keywords: 'transmissão tv streaming' },
  ].map(({ part, label, keywords }): PageEntry => ({
    kind: 'page',
    key: `part ${part}`,
    label,
    detail: main.name,
    keywords,
    picture: sign(IconTrophy),
    address: `/campeonatos/${main.id}/${part}`,
  }))
  return [...days, ...parts]
}

/** The actions available on every page. Admin actions open their confirmation first, as in the menu. */
function actionEntries(admin: boolean, go: (address: string) => void): readonly ActionEntry[] {
  const dark = themeStore.get()
  const own: readonly ActionEntry[] = [
    {
      kind: 'action',
      key: 'theme',
      label: dark ? 'Usar o tema claro' : 'Usar o tema escuro',
      picture: sign(dark ? IconSun : IconMoon),
      run: () => setDarkTheme(!dark),
    },
    newEntry('key', 'Nova chave', 'criar chave da API token', '/api?aba=chaves&nova=true', go),
    newEntry('webhook', 'Novo webhook', 'criar webhook', '/push?aba=webhooks&novo=true', go),
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

const newEntry = (
  key: string,
  label: string,
  keywords: string,
  address: string,
  go: (address: string) => void,
): ActionEntry => ({
  kind: 'action',
  key: `new ${key}`,
  label,
  keywords,
  picture: sign(IconPlus),
  run: () => go(address),
})
