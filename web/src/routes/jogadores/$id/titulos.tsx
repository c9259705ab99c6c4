import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { playerQuery } from '../../../features/football/players/player-queries.ts'
import { PlayerTitlesPage } from '../../../features/football/players/player-titles-page.tsx'
import { playerTitlePages } from '../../../features/football/champions/title-queries.ts'

export const Route = createFileRoute('/jogadores/$id/titulos')({
  staticData: { access: 'user', title: 'Títulos do jogador' },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(playerQuery(params.id))
    void queryClient.prefetchInfiniteQuery(playerTitlePages(params.id))
  },
  component: PlayerTitlesPage,
})
