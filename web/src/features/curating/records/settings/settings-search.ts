import { parseEditionSearch } from '../../../football/competitions/edition-search.ts'
import { filled, searchText } from '../../../../search-values.ts'

/** `?aba=historico`: an unknown tab is the first one. */
export interface RecordSettingsSearch {
  readonly aba?: string
  /** Of a championship: the edition being edited. */
  readonly temporada?: string
}

export const parseRecordSettingsSearch = (search: Readonly<Record<string, unknown>>): RecordSettingsSearch =>
  filled({ aba: searchText(search['aba'], 40), ...parseEditionSearch(search) })
