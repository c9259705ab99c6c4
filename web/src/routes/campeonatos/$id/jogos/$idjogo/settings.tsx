import { createFileRoute } from '@tanstack/react-router'
import { MatchSettingsPage } from '../../../../../features/curating/match-editing/match-settings-page.tsx'
import { parseRecordSettingsSearch } from '../../../../../features/curating/records/settings/settings-link.ts'

export const Route = createFileRoute('/campeonatos/$id/jogos/$idjogo/settings')({
  staticData: { access: 'user', title: 'Configurar jogo' },
  validateSearch: parseRecordSettingsSearch,
  component: MatchSettingsPage,
})
