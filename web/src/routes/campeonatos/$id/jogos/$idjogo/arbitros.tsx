import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { OfficialsPage } from '../../../../../features/football/matches/page/officials-page.tsx'
import { matchOfficialsQuery } from '../../../../../features/football/pieces/matches/match-queries.ts'

export const Route = createFileRoute('/campeonatos/$id/jogos/$idjogo/arbitros')({
  staticData: { access: 'user', title: 'Árbitros' },
  loader: ({ params }) => void queryClient.prefetchQuery(matchOfficialsQuery(params)),
  component: OfficialsPage,
})
