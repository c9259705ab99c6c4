import { linkOptions } from '@tanstack/react-router'
import type { RecordSettingsSearch } from './settings-search.ts'
import type { SettledNoun } from './settings-tabs.ts'

/** Where a record is edited: `<Link {...settingsLink('team', id)}>`. */
export function settingsLink(noun: SettledNoun, id: string, search: RecordSettingsSearch = {}) {
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
