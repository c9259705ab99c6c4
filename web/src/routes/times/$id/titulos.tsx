import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { parseEditionSearch } from '../../../features/football/pieces/competitions/edition-search.ts'
import { teamQuery } from '../../../features/football/teams/team-queries.ts'
import { TeamTitlesPage } from '../../../features/football/teams/team-titles-page.tsx'
import { teamTitlePages } from '../../../features/football/champions/title-queries.ts'

export const Route = createFileRoute('/times/$id/titulos')({
  staticData: { access: 'user', title: 'Títulos' },
  validateSearch: parseEditionSearch,
  loader: ({ params }) => {
    void queryClient.prefetchQuery(teamQuery(params.id))
    void queryClient.prefetchInfiniteQuery(teamTitlePages(params.id))
  },
  component: TeamTitlesPage,
})
