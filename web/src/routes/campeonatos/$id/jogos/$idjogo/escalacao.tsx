import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { LineupsPage } from '../../../../../features/football/matches/page/lineups-page.tsx'
import { parseLineupsSearch } from '../../../../../features/football/matches/page/lineups-search.ts'
import { matchLineupsQuery } from '../../../../../features/football/pieces/matches/match-queries.ts'

export const Route = createFileRoute('/campeonatos/$id/jogos/$idjogo/escalacao')({
  staticData: { access: 'user', title: 'Escalação' },
  validateSearch: parseLineupsSearch,
  loader: ({ params }) => void queryClient.prefetchQuery(matchLineupsQuery(params)),
  component: LineupsPage,
})
