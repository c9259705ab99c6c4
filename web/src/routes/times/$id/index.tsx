import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { parseEditionSearch } from '../../../features/football/pieces/competitions/edition-search.ts'
import { TeamPage } from '../../../features/football/teams/team-page.tsx'
import { teamQuery } from '../../../features/football/teams/team-queries.ts'

export const Route = createFileRoute('/times/$id/')({
  staticData: { access: 'user', title: 'Time' },
  validateSearch: parseEditionSearch,
  loaderDeps: ({ search: { temporada } }) => ({ temporada }),
  loader: ({ params, deps }) => void queryClient.prefetchQuery(teamQuery(params.id, deps.temporada)),
  component: TeamPage,
})
