import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { coachQuery } from '../../../features/football/coaches/coach-queries.ts'
import { CoachTitlesPage } from '../../../features/football/coaches/coach-titles-page.tsx'
import { coachTitlePages } from '../../../features/football/champions/title-queries.ts'

export const Route = createFileRoute('/tecnicos/$id/titulos')({
  staticData: { access: 'user', title: 'Títulos do técnico' },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(coachQuery(params.id))
    void queryClient.prefetchInfiniteQuery(coachTitlePages(params.id))
  },
  component: CoachTitlesPage,
})
