import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { confederationPages } from '../../features/football/confederations/confederation-queries.ts'
import { ConfederationsPage } from '../../features/football/confederations/confederations-page.tsx'
import { parseConfederationsSearch } from '../../features/football/confederations/confederations-search.ts'

export const Route = createFileRoute('/confederacoes/')({
  staticData: { access: 'user', title: 'Confederações' },
  validateSearch: parseConfederationsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(confederationPages(deps)),
  component: ConfederationsPage,
})
