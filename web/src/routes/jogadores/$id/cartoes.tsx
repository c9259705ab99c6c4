import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { PlayerCardsPage } from '../../../features/football/players/player-cards-page.tsx'
import { parsePlayerCardsSearch } from '../../../features/football/players/player-cards-search.ts'
import { playerCardPages, playerQuery } from '../../../features/football/players/player-queries.ts'

export const Route = createFileRoute('/jogadores/$id/cartoes')({
  staticData: { access: 'user', title: 'Cartões do jogador' },
  validateSearch: parsePlayerCardsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => {
    void queryClient.prefetchQuery(playerQuery(params.id))
    void queryClient.prefetchInfiniteQuery(playerCardPages(params.id, deps))
  },
  component: PlayerCardsPage,
})
