import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { CompetitionPage } from '../../../features/football/competitions/competition-page.tsx'
import { competitionQuery } from '../../../features/football/competitions/competition-queries.ts'
import { LeadersPage } from '../../../features/football/leaders/leaders-page.tsx'
import { playerLeaderPages, seasonPages, teamLeaderPages } from '../../../features/football/leaders/leaders-queries.ts'
import { parseCompetitionPageSearch } from '../../../features/football/leaders/leaders-search.ts'

export const Route = createFileRoute('/campeonatos/$id/')({
  staticData: { access: 'user', title: 'Campeonato' },
  validateSearch: parseCompetitionPageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps }) => {
    if (deps.ver !== 'numeros') void queryClient.prefetchQuery(competitionQuery(id, deps))
    else if (deps.de === 'times') void queryClient.prefetchInfiniteQuery(teamLeaderPages(id, deps))
    else if (deps.de === 'temporadas') void queryClient.prefetchInfiniteQuery(seasonPages(id, deps))
    else void queryClient.prefetchInfiniteQuery(playerLeaderPages(id, deps))
  },
  component: CompetitionAddress,
})

/** A championship at a glance, or its numbers with `?ver=numeros`. */
function CompetitionAddress() {
  return Route.useSearch().ver === 'numeros' ? <LeadersPage /> : <CompetitionPage />
}
