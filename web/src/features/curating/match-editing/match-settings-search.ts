import { filled, searchText } from '../../../address/search-values.ts'
import { parseRecordSettingsSearch } from '../records/settings/settings-link.ts'

/** `?aba=escalacao`, and `?jogos=`: the desks that are open beside the match's own. */
export const parseMatchSettingsSearch = (search: Readonly<Record<string, unknown>>) => ({
  ...parseRecordSettingsSearch(search),
  ...filled({ jogos: searchText(search['jogos'], 1000) }),
})
