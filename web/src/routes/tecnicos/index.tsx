import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { coachPages } from '../../features/coaches/coach-queries.ts'
import { CoachesPage } from '../../features/coaches/coaches-page.tsx'
import { parsePeopleSearch } from '../../features/people/people-search.ts'

export const Route = createFileRoute('/tecnicos/')({
  staticData: { access: 'user', title: 'Técnicos' },
  validateSearch: parsePeopleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(coachPages(deps)),
  component: CoachesPage,
})
