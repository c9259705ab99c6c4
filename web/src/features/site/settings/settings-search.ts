import { parseAuditFilters, type AuditFilters } from '../../operations/audit/audit-filters.ts'
import { parseImportPlace, type ImportPlace } from '../../importing/runs/import-place.ts'
import { parseQualityPlace, type QualityPlace } from '../../importing/quality/quality-place.ts'
import { parseSuggestionFilters, type SuggestionFilters } from '../../curating/suggestions/suggestion-queries.ts'
import { parseUserFilters, type UserFilters } from '../../account/users/user-filters.ts'
import { parseSitePlace, type SitePlace } from '../website/editor/site-place.ts'
import { parseSettingsTab, type SettingsTab } from './settings-tab.ts'

/** Everything the address of /settings can say. Each tab reads its own part and the rest is not there. */
export type SettingsSearch = { readonly aba?: SettingsTab } & SitePlace &
  UserFilters &
  ImportPlace &
  QualityPlace &
  AuditFilters &
  SuggestionFilters

/** Keeps only what belongs to the tab, so that the address never says more than the page shows. */
export function parseSettingsSearch(search: Readonly<Record<string, unknown>>): SettingsSearch {
  const tab = parseSettingsTab(search['aba'])
  if (tab.aba === 'site') return { ...tab, ...parseSitePlace(search) }
  if (tab.aba === 'usuarios') return { ...tab, ...parseUserFilters(search) }
  if (tab.aba === 'auditoria') return { ...tab, ...parseAuditFilters(search) }
  if (tab.aba === 'sugestoes') return { ...tab, ...parseSuggestionFilters(search) }
  if (tab.aba === 'importacoes') return { ...tab, ...parseImportPlace(search) }
  if (tab.aba === 'qualidade') return { ...tab, ...parseQualityPlace(search) }
  return tab
}
