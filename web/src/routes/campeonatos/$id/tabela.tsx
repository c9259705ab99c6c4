import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { StandingsPage } from '../../../features/standings/standings-page.tsx'
import { standingsQuery } from '../../../features/standings/standings-queries.ts'
import { parseStandingsSearch } from '../../../features/standings/standings-search.ts'

export const Route = createFileRoute('/campeonatos/$id/tabela')({
  staticData: { access: 'user', title: 'Tabela' },
  validateSearch: parseStandingsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => void queryClient.prefetchQuery(standingsQuery(params.id, deps)),
  component: StandingsPage,
})
