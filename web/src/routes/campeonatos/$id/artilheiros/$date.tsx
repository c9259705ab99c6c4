import { createFileRoute } from '@tanstack/react-router'
import { isDate } from '../../../../address/address-position.ts'
import { queryClient } from '../../../../api/query.ts'
import { ScorersPageBy } from '../../../../features/football/scorers/scorers-page.tsx'
import { scorersPagesBy } from '../../../../features/football/scorers/scorers-queries.ts'
import { parseScorersSearch } from '../../../../features/football/scorers/scorers-search.ts'

export const Route = createFileRoute('/campeonatos/$id/artilheiros/$date')({
  staticData: { access: 'user', title: 'Artilheiros por data' },
  params: { parse: (params) => isDate(params.date) && params },
  validateSearch: parseScorersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => void queryClient.prefetchInfiniteQuery(scorersPagesBy(params.id, params.date, deps)),
  component: Page,
})

function Page() {
  return <ScorersPageBy {...Route.useParams()} search={Route.useSearch()} />
}
