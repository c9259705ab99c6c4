import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { teamQuery } from '../../../features/football/teams/team-queries.ts'
import { TeamTransfersPage } from '../../../features/football/transfers/team-transfers-page.tsx'
import { teamTransferPages } from '../../../features/football/transfers/transfer-queries.ts'
import { parseTeamTransfersSearch } from '../../../features/football/transfers/transfers-search.ts'

export const Route = createFileRoute('/times/$id/transferencias')({
  staticData: { access: 'user', title: 'Transferências do time' },
  validateSearch: parseTeamTransfersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => {
    void queryClient.prefetchQuery(teamQuery(params.id))
    void queryClient.prefetchInfiniteQuery(teamTransferPages(params.id, deps))
  },
  component: TeamTransfersPage,
})
