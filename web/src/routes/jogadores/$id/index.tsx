import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { PlayerPage } from '../../../features/football/players/player-page.tsx'
import { parsePlayerMatchesSearch } from '../../../features/football/players/player-matches-search.ts'
import { playerQuery } from '../../../features/football/players/player-queries.ts'

export const Route = createFileRoute('/jogadores/$id/')({
  staticData: { access: 'user', title: 'Jogador' },
  validateSearch: parsePlayerMatchesSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(playerQuery(params.id)),
  component: PlayerPage,
})
