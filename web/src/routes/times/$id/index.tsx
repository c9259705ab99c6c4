import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { TeamNumbersPage } from '../../../features/football/teams/numbers/team-numbers-page.tsx'
import { TeamPage } from '../../../features/football/teams/team-page.tsx'
import { parseTeamPageSearch } from '../../../features/football/teams/team-page-search.ts'
import { teamNumbersQuery, teamQuery } from '../../../features/football/teams/team-queries.ts'

export const Route = createFileRoute('/times/$id/')({
  staticData: { access: 'user', title: 'Time' },
  validateSearch: parseTeamPageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => {
    if (deps.ver === 'numeros') void queryClient.prefetchQuery(teamNumbersQuery(params.id, deps))
    else void queryClient.prefetchQuery(teamQuery(params.id, deps.temporada))
  },
  component: TeamAddress,
})

/** A team at a glance, or its numbers with `?ver=numeros`. */
function TeamAddress() {
  return Route.useSearch().ver === 'numeros' ? <TeamNumbersPage /> : <TeamPage />
}
