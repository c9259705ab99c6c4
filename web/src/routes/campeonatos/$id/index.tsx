import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { CompetitionPage } from '../../../features/football/competitions/competition-page.tsx'
import { competitionQuery } from '../../../features/football/competitions/competition-queries.ts'
import { parseEditionSearch } from '../../../features/football/pieces/competitions/edition-search.ts'

export const Route = createFileRoute('/campeonatos/$id/')({
  staticData: { access: 'user', title: 'Campeonato' },
  validateSearch: parseEditionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => void queryClient.prefetchQuery(competitionQuery(params.id, deps)),
  component: CompetitionPage,
})
