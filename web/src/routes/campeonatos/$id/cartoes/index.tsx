import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { CardsPage } from '../../../../features/football/cards/cards-page.tsx'
import { cardsPages } from '../../../../features/football/cards/cards-queries.ts'
import { parseCardsSearch } from '../../../../features/football/cards/cards-search.ts'

export const Route = createFileRoute('/campeonatos/$id/cartoes/')({
  staticData: { access: 'user', title: 'Cartões' },
  validateSearch: parseCardsSearch,
  loaderDeps: ({ search: { ver: _view, ...asked } }) => asked,
  loader: ({ params, deps }) => void queryClient.prefetchInfiniteQuery(cardsPages(params, deps)),
  component: Page,
})

function Page() {
  return <CardsPage filter={Route.useParams()} search={Route.useSearch()} />
}
