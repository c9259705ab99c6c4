import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { playerQuery } from '../../../features/football/players/player-queries.ts'
import { PlayerTransfersPage } from '../../../features/football/transfers/player-transfers-page.tsx'
import { playerTransferPages } from '../../../features/football/transfers/transfer-queries.ts'

export const Route = createFileRoute('/jogadores/$id/transferencias')({
  staticData: { access: 'user', title: 'Transferências do jogador' },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(playerQuery(params.id))
    void queryClient.prefetchInfiniteQuery(playerTransferPages(params.id))
  },
  component: PlayerTransfersPage,
})
