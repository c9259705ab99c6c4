import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { CoachMovesPage } from '../../../features/football/coaches/coach-moves-page.tsx'
import { coachMovePages, coachQuery } from '../../../features/football/coaches/coach-queries.ts'

export const Route = createFileRoute('/tecnicos/$id/transferencias')({
  staticData: { access: 'user', title: 'Transferências do técnico' },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(coachQuery(params.id))
    void queryClient.prefetchInfiniteQuery(coachMovePages(params.id))
  },
  component: CoachMovesPage,
})
