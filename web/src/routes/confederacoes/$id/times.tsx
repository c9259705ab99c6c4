import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { confederationTeamPages } from '../../../features/football/confederations/confederation-queries.ts'
import { ConfederationTeamsPage } from '../../../features/football/confederations/confederation-teams-page.tsx'
import { parseConfederationTeamsSearch } from '../../../features/football/confederations/confederations-search.ts'

export const Route = createFileRoute('/confederacoes/$id/times')({
  staticData: { access: 'user', title: 'Times da confederação' },
  validateSearch: parseConfederationTeamsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => void queryClient.prefetchInfiniteQuery(confederationTeamPages(params.id, deps)),
  component: ConfederationTeamsPage,
})
