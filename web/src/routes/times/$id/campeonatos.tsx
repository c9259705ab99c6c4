import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { parseEditionSearch } from '../../../features/football/pieces/competitions/edition-search.ts'
import { TeamEditionsPage } from '../../../features/football/teams/team-editions-page.tsx'
import { teamEditionPages, teamQuery } from '../../../features/football/teams/team-queries.ts'

export const Route = createFileRoute('/times/$id/campeonatos')({
  staticData: { access: 'user', title: 'Campeonatos do time' },
  validateSearch: parseEditionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => {
    void queryClient.prefetchQuery(teamQuery(params.id))
    void queryClient.prefetchInfiniteQuery(teamEditionPages(params.id, deps))
  },
  component: TeamEditionsPage,
})
