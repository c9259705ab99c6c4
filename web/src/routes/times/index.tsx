import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { teamPages } from '../../features/football/teams/team-queries.ts'
import { TeamsPage } from '../../features/football/teams/teams-page.tsx'
import { parseTeamsSearch } from '../../features/football/teams/teams-search.ts'

export const Route = createFileRoute('/times/')({
  staticData: { access: 'user', title: 'Times' },
  validateSearch: parseTeamsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(teamPages(deps)),
  component: TeamsPage,
})
