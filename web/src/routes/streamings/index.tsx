import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { streamingPages } from '../../features/football/streamings/streaming-queries.ts'
import { StreamingsPage } from '../../features/football/streamings/streamings-page.tsx'
import { parseStreamingsSearch } from '../../features/football/streamings/streamings-search.ts'

export const Route = createFileRoute('/streamings/')({
  staticData: { access: 'user', title: 'Streamings' },
  validateSearch: parseStreamingsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(streamingPages(deps)),
  component: StreamingsPage,
})
