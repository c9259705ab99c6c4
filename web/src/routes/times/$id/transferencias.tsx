import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { teamQuery } from '../../../features/teams/team-queries.ts'
import { TeamTransfersPage } from '../../../features/transfers/team-transfers-page.tsx'
import { teamTransferPages } from '../../../features/transfers/transfer-queries.ts'
import { parseTeamTransfersSearch } from '../../../features/transfers/transfers-search.ts'

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
