import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { PlayerNumbersPage } from '../../../features/football/players/numbers/player-numbers-page.tsx'
import { PlayerPage } from '../../../features/football/players/player-page.tsx'
import { parsePlayerPageSearch } from '../../../features/football/players/player-page-search.ts'
import { playerNumbersQuery, playerQuery } from '../../../features/football/players/player-queries.ts'

export const Route = createFileRoute('/jogadores/$id/')({
  staticData: { access: 'user', title: 'Jogador' },
  validateSearch: parsePlayerPageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => {
    void queryClient.prefetchQuery(playerQuery(params.id))
    if (deps.ver === 'numeros') void queryClient.prefetchQuery(playerNumbersQuery(params.id, deps))
  },
  component: PlayerAddress,
})

/** A player at a glance, or their numbers with `?ver=numeros`. */
function PlayerAddress() {
  return Route.useSearch().ver === 'numeros' ? <PlayerNumbersPage /> : <PlayerPage />
}
