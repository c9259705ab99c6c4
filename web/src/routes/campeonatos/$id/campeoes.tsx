import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { ChampionsPage } from '../../../features/football/champions/champions-page.tsx'
import { championsPages } from '../../../features/football/champions/title-queries.ts'
import { parseEditionSearch } from '../../../features/football/pieces/competitions/edition-search.ts'

export const Route = createFileRoute('/campeonatos/$id/campeoes')({
  staticData: { access: 'user', title: 'Campeões' },
  validateSearch: parseEditionSearch,
  loader: ({ params }) => void queryClient.prefetchInfiniteQuery(championsPages(params.id)),
  component: ChampionsPage,
})
