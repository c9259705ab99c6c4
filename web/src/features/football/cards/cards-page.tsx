import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { useAddressPages } from '../../../components/list/list-search.ts'
import { ErrorState } from '../../../components/page/error-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { CompetitionFrame } from '../competitions/competition-frame.tsx'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'
import { CardsBody } from './cards-body.tsx'
import { cardsCall, cardsPages, type CardsFilter } from './cards-queries.ts'
import type { CardsSearch } from './cards-search.ts'
import { CardsTools } from './cards-tools.tsx'
import { useCardsAddress } from './use-cards-address.ts'

interface Props {
  readonly filter: CardsFilter
  readonly search: CardsSearch
}

export function CardsPage({ filter, search }: Props) {
  const { id, date, color } = filter
  const cards = useInfiniteQuery(cardsPages(filter, search))
  const call = cardsCall(filter, search)
  useApiCall(call.path, { params: call.params, query: call.query })
  useAddressPages(cards)
  useWholeList(cards, search.ver === 'suspensos')
  const go = useCardsAddress(id, search)
  return (
    <CompetitionFrame
      id={id}
      temporada={search.temporada}
      section="cartoes"
      title={color ? 'Cartões por data e cor' : date ? 'Cartões por data' : 'Cartões'}
      about={cards.data?.pages[0]}
      error={cards.error}
      facts={
        date && (
          <span>
            {color === 'amarelo' ? 'Amarelos' : color === 'vermelho' ? 'Vermelhos' : 'Cartões'} em{' '}
            {partialDateWords(date)}
          </span>
        )
      }
      actions={<ExportMenu call={call} name={`cartoes-${id}`} />}
      onEdition={(temporada) => go({ date, color }, { ...search, temporada })}
    >
      <Card flush>
        <CardsTools filter={filter} search={search} />
        {cards.data ? (
          <CardsBody
            query={cards}
            pages={cards.data.pages}
            view={search.ver ?? 'jogadores'}
            dated={date !== undefined}
          />
        ) : cards.isPending ? (
          <SkeletonRows count={12} />
        ) : (
          <ErrorState error={cards.error} onRetry={() => void cards.refetch()} />
        )}
      </Card>
    </CompetitionFrame>
  )
}

interface Pages {
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => unknown
}

/** Who is suspended may stand anywhere in the list: then all of it is read. */
function useWholeList({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages, wanted: boolean) {
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [wanted, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
}
