import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { TransmissionPage } from '../../../features/football/competitions/transmission-page.tsx'
import { transmissionQuery } from '../../../features/football/competitions/competition-queries.ts'
import { parseEditionSearch } from '../../../features/football/pieces/competitions/edition-search.ts'

export const Route = createFileRoute('/campeonatos/$id/transmission')({
  staticData: { access: 'user', title: 'Transmissão' },
  validateSearch: parseEditionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => void queryClient.prefetchQuery(transmissionQuery(params.id, deps)),
  component: TransmissionPage,
})
