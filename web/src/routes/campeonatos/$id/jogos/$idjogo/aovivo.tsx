import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { parseLiveSearch } from '../../../../../features/football/matches/page/event-kinds.ts'
import { LivePage } from '../../../../../features/football/matches/page/live-page.tsx'
import { matchLiveQuery } from '../../../../../features/football/pieces/matches/match-queries.ts'

export const Route = createFileRoute('/campeonatos/$id/jogos/$idjogo/aovivo')({
  staticData: { access: 'user', title: 'Ao vivo' },
  validateSearch: parseLiveSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(matchLiveQuery(params)),
  component: LivePage,
})
