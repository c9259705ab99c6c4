import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { competitionPages } from '../../features/football/competitions/competition-queries.ts'
import { CompetitionsPage } from '../../features/football/competitions/competitions-page.tsx'
import { parseCompetitionsSearch } from '../../features/football/competitions/competitions-search.ts'

export const Route = createFileRoute('/campeonatos/')({
  staticData: { access: 'user', title: 'Campeonatos' },
  validateSearch: parseCompetitionsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(competitionPages(deps)),
  component: CompetitionsPage,
})
