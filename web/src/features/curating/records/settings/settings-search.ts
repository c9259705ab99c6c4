import { parseEditionSearch } from '../../../football/pieces/competitions/edition-search.ts'
import { filled, searchText } from '../../../../address/search-values.ts'

/** `?aba=historico`: an unknown tab is the first one. */
export interface RecordSettingsSearch {
  readonly aba?: string
  /** Of a championship: the edition being edited. */
  readonly temporada?: string
}

export const parseRecordSettingsSearch = (search: Readonly<Record<string, unknown>>): RecordSettingsSearch =>
  filled({ aba: searchText(search['aba'], 40), ...parseEditionSearch(search) })
