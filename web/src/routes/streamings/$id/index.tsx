import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { StreamingPage } from '../../../features/football/streamings/streaming-page.tsx'
import { streamingQuery } from '../../../features/football/streamings/streaming-queries.ts'

export const Route = createFileRoute('/streamings/$id/')({
  staticData: { access: 'user', title: 'Streaming' },
  loader: ({ params }) => void queryClient.prefetchQuery(streamingQuery(params.id)),
  component: StreamingPage,
})
