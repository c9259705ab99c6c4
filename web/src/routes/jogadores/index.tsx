import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { parsePlayersSearch } from '../../features/football/people/people-search.ts'
import { playerPages } from '../../features/football/players/player-queries.ts'
import { PlayersPage } from '../../features/football/players/players-page.tsx'

export const Route = createFileRoute('/jogadores/')({
  staticData: { access: 'user', title: 'Jogadores' },
  validateSearch: parsePlayersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(playerPages(deps)),
  component: PlayersPage,
})
