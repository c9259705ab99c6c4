import { createFileRoute } from '@tanstack/react-router'
import { MatchSettingsPage } from '../../../../../features/curating/match-editing/match-settings-page.tsx'
import { parseMatchSettingsSearch } from '../../../../../features/curating/match-editing/match-settings-search.ts'

export const Route = createFileRoute('/campeonatos/$id/jogos/$idjogo/settings')({
  staticData: { access: 'user', title: 'Configurar jogo' },
  validateSearch: parseMatchSettingsSearch,
  component: MatchSettingsPage,
})
