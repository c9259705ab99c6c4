import { parseLogPlace, type LogPlace } from '../request-log/log-filters.ts'
import { parseUsagePlace, type UsagePlace } from '../usage/usage-place.ts'
import { FIRST_TAB, parseApiTab, type ApiTab } from './api-tab.ts'
import { parseReferencePlace, type ReferencePlace } from '../reference/reference-place.ts'

/** Everything the address of /api can say. Each tab reads its own part and the rest is not there. */
export type ApiSearch = { readonly aba?: ApiTab } & ReferencePlace & UsagePlace & LogPlace

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
    default:
      return tab
  }
}
