import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { CoachPage } from '../../../features/football/coaches/coach-page.tsx'
import { coachQuery } from '../../../features/football/coaches/coach-queries.ts'

export const Route = createFileRoute('/tecnicos/$id/')({
  staticData: { access: 'user', title: 'Técnico' },
  loader: ({ params }) => void queryClient.prefetchQuery(coachQuery(params.id)),
  component: CoachPage,
})
