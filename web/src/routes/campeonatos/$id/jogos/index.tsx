import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { CompetitionMatchesPage } from '../../../../features/football/matches/competition/competition-matches-page.tsx'
import { calendarQuery } from '../../../../features/football/matches/competition/competition-matches-queries.ts'
import { parseCompetitionMatchesSearch } from '../../../../features/football/matches/competition/competition-matches-search.ts'

export const Route = createFileRoute('/campeonatos/$id/jogos/')({
  staticData: { access: 'user', title: 'Jogos do campeonato' },
  validateSearch: parseCompetitionMatchesSearch,
  loaderDeps: ({ search: { temporada } }) => (temporada ? { temporada } : {}),
  loader: ({ params, deps }) => void queryClient.prefetchQuery(calendarQuery(params.id, deps)),
  component: CompetitionMatchesPage,
})
