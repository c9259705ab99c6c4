import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { coachPages } from '../../features/football/coaches/coach-queries.ts'
import { CoachesPage } from '../../features/football/coaches/coaches-page.tsx'
import { parsePeopleSearch } from '../../features/football/people/people-search.ts'

export const Route = createFileRoute('/tecnicos/')({
  staticData: { access: 'user', title: 'Técnicos' },
  validateSearch: parsePeopleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(coachPages(deps)),
  component: CoachesPage,
})
