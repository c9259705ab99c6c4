import { createFileRoute } from '@tanstack/react-router'
import { isMatchDay } from '../../address/address-position.ts'
import { queryClient } from '../../api/query.ts'
import { DatePage } from '../../features/football/matches/days/match-days-page.tsx'
import { datePages, ownTeam } from '../../features/football/matches/days/match-days-queries.ts'
import { parseMatchDaysSearch } from '../../features/football/matches/days/match-days-search.ts'

export const Route = createFileRoute('/jogos/$date')({
  staticData: { access: 'user', title: 'Jogos do dia' },
  params: { parse: (params) => isMatchDay(params.date) && params },
  validateSearch: parseMatchDaysSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => void queryClient.prefetchInfiniteQuery(datePages(params.date, deps, ownTeam())),
  component: DatePage,
})
