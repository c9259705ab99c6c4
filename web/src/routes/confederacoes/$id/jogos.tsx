import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { ConfederationMatchesPage } from '../../../features/football/confederations/confederation-matches-page.tsx'
import { confederationMatchPages } from '../../../features/football/confederations/confederation-queries.ts'
import { parseMatchListSearch } from '../../../features/football/matches/lists/match-list-search.ts'
import { dayAt } from '../../../features/football/pieces/matches/match-day.ts'

export const Route = createFileRoute('/confederacoes/$id/jogos')({
  staticData: { access: 'user', title: 'Jogos da confederação' },
  validateSearch: parseMatchListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) =>
    void queryClient.prefetchInfiniteQuery(confederationMatchPages(params.id, deps, dayAt(new Date()))),
  component: ConfederationMatchesPage,
})
