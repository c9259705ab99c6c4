import { linkOptions } from '@tanstack/react-router'
import { filled, searchText } from '../../../../address/search-values.ts'
import { parseEditionSearch } from '../../../football/pieces/competitions/edition-search.ts'
import type { SettingsNoun } from '../inputs/record-noun.ts'

/** Where a record is edited: `<Link {...settingsLink('team', id)}>`. */
export function settingsLink(noun: SettingsNoun, id: string, search: RecordSettingsSearch = {}) {
  const params = { id }
  switch (noun) {
    case 'team':
      return linkOptions({ to: '/times/$id/settings', params, search })
    case 'coach':
      return linkOptions({ to: '/tecnicos/$id/settings', params, search })
    case 'streaming':
      return linkOptions({ to: '/streamings/$id/settings', params, search })
    case 'confederation':
      return linkOptions({ to: '/confederacoes/$id/settings', params, search })
    case 'competition':
      return linkOptions({ to: '/campeonatos/$id/settings', params, search })
  }
}

/** `?aba=historico`: an unknown tab is the first one. */
interface RecordSettingsSearch {
  readonly aba?: string
  /** Of a championship: the edition being edited. */
  readonly temporada?: string
}

export const parseRecordSettingsSearch = (search: Readonly<Record<string, unknown>>): RecordSettingsSearch =>
  filled({ aba: searchText(search['aba'], 40), ...parseEditionSearch(search) })
