import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { MatchPage } from '../../../../../features/football/matches/page/match-page.tsx'
import { matchQuery } from '../../../../../features/football/pieces/matches/match-queries.ts'

export const Route = createFileRoute('/campeonatos/$id/jogos/$idjogo/')({
  staticData: { access: 'user', title: 'Jogo' },
  loader: ({ params }) => void queryClient.prefetchQuery(matchQuery(params)),
  component: MatchPage,
})
