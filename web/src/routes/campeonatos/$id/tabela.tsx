import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { StandingsPage } from '../../../features/football/standings/standings-page.tsx'
import { standingsQuery } from '../../../features/football/pieces/standings/standings-queries.ts'
import { parseStandingsSearch } from '../../../features/football/pieces/standings/standings-search.ts'

export const Route = createFileRoute('/campeonatos/$id/tabela')({
  staticData: { access: 'user', title: 'Tabela' },
  validateSearch: parseStandingsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => void queryClient.prefetchQuery(standingsQuery(params.id, deps)),
  component: StandingsPage,
})
