import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { parseMatchListSearch } from '../../../features/football/matches/lists/match-list-search.ts'
import { dayAt } from '../../../features/football/pieces/matches/match-day.ts'
import { StreamingMatchesPage } from '../../../features/football/streamings/streaming-matches-page.tsx'
import { streamingMatchPages } from '../../../features/football/streamings/streaming-queries.ts'

export const Route = createFileRoute('/streamings/$id/jogos')({
  staticData: { access: 'user', title: 'Jogos do streaming' },
  validateSearch: parseMatchListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) =>
    void queryClient.prefetchInfiniteQuery(streamingMatchPages(params.id, deps, dayAt(new Date()))),
  component: StreamingMatchesPage,
})
