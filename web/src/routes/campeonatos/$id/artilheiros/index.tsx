import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { ScorersPage } from '../../../../features/football/scorers/scorers-page.tsx'
import { scorersPages } from '../../../../features/football/scorers/scorers-queries.ts'
import { parseScorersSearch } from '../../../../features/football/scorers/scorers-search.ts'

export const Route = createFileRoute('/campeonatos/$id/artilheiros/')({
  staticData: { access: 'user', title: 'Artilheiros' },
  validateSearch: parseScorersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => void queryClient.prefetchInfiniteQuery(scorersPages(params.id, deps)),
  component: Page,
})

function Page() {
  return <ScorersPage id={Route.useParams().id} search={Route.useSearch()} />
}
