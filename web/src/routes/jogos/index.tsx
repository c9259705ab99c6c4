import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { TodayPage } from '../../features/football/matches/days/match-days-page.tsx'
import { ownTeam, todayPages } from '../../features/football/matches/days/match-days-queries.ts'
import { parseMatchDaysSearch } from '../../features/football/matches/days/match-days-search.ts'
import { dayAt } from '../../features/football/pieces/matches/match-day.ts'

export const Route = createFileRoute('/jogos/')({
  staticData: { access: 'user', title: 'Jogos' },
  validateSearch: parseMatchDaysSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(todayPages(dayAt(new Date()), deps, ownTeam())),
  component: TodayPage,
})
