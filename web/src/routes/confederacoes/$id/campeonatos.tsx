import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { ConfederationCompetitionsPage } from '../../../features/football/confederations/confederation-competitions-page.tsx'
import { confederationCompetitionPages } from '../../../features/football/confederations/confederation-queries.ts'
import { parseConfederationsSearch } from '../../../features/football/confederations/confederations-search.ts'

export const Route = createFileRoute('/confederacoes/$id/campeonatos')({
  staticData: { access: 'user', title: 'Campeonatos da confederação' },
  validateSearch: parseConfederationsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => void queryClient.prefetchInfiniteQuery(confederationCompetitionPages(params.id, deps)),
  component: ConfederationCompetitionsPage,
})
