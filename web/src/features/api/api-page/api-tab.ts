import { parseReferencePlace, type ReferencePlace } from '../reference/reference-place.ts'
import { parseLogPlace, type LogPlace } from '../request-log/log-place.ts'
import { parseUsagePlace, type UsagePlace } from '../usage/usage-place.ts'

/** The tabs of /api, each with an address of its own: `/api?aba=referencia`. The first one is the page's own. */
export const apiTabs = ['chaves', 'uso', 'registros', 'referencia', 'widgets', 'mudancas'] as const
export type ApiTab = (typeof apiTabs)[number]

export const FIRST_TAB: ApiTab = apiTabs[0]

export const apiTabLabels: Readonly<Record<ApiTab, string>> = {
  chaves: 'Chaves',
  uso: 'Uso',
  registros: 'Registros',
  referencia: 'Referência',
  widgets: 'Widgets',
  mudancas: 'Mudanças',
}

const known: ReadonlySet<string> = new Set(apiTabs)

/** An unknown tab becomes the first one; no tab at all is the first one too, and the address stays short. */
export function parseApiTab(text: unknown): { aba?: ApiTab } {
  if (text === undefined) return {}
  return { aba: typeof text === 'string' && known.has(text) ? (text as ApiTab) : FIRST_TAB }
}

/** Everything the address of /api can say. Each tab reads its own part and the rest is not there. */
export type ApiSearch = { readonly aba?: ApiTab; readonly nova?: true } & ReferencePlace & UsagePlace & LogPlace

/** Keeps only what belongs to the tab, so that the address never says more than the page shows. */
export function parseApiSearch(search: Readonly<Record<string, unknown>>): ApiSearch {
  const tab = parseApiTab(search['aba'])
  switch (tab.aba ?? FIRST_TAB) {
    case 'uso':
      return { ...tab, ...parseUsagePlace(search) }
    case 'registros':
      return { ...tab, ...parseLogPlace(search) }
    case 'referencia':
      return { ...tab, ...parseReferencePlace(search) }
    case 'chaves':
      // Opens the dialog of a new key.
      return { ...tab, ...(String(search['nova']) === 'true' && { nova: true as const }) }
    default:
      return tab
  }
}
