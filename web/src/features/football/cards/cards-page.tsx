import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { filled } from '../../../address/search-values.ts'
import { useAddressPages } from '../../../components/list/list-search.ts'
import type { SearchChange } from '../../../components/list/search-change.ts'
import { ErrorState } from '../../../components/page/error-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { CompetitionFrame } from '../competitions/competition-frame.tsx'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'
import { CardsBody } from './cards-body.tsx'
import { cardsCall, type CardsFilter, cardsPages } from './cards-queries.ts'
import { parseCardsSearch, type CardsSearch, type CardsView } from './cards-search.ts'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { DateFilter } from '../pieces/dates/date-filter.tsx'

interface Filter {
  readonly date?: string | undefined
  readonly color?: string | undefined
}

/** A date, and within it a colour, are addresses of their own. */
function useCardsAddress(id: string, current: CardsSearch) {
  const navigate = useNavigate()
  return useCallback(
    ({ date, color }: Filter, search: CardsSearch = current) => {
      const more = { search, resetScroll: false } as const
      if (date && color) {
        void navigate({ to: '/campeonatos/$id/cartoes/$date/$color', params: { id, date, color }, ...more })
      } else if (date) void navigate({ to: '/campeonatos/$id/cartoes/$date', params: { id, date }, ...more })
      else void navigate({ to: '/campeonatos/$id/cartoes', params: { id }, ...more })
    },
    [navigate, id, current],
  )
}

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
            color={color}
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

/** Suspended players may be anywhere in the list, so the filter reads all pages. */
function useWholeList({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages, wanted: boolean) {
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [wanted, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
}

const views = [
  { value: 'jogadores', label: 'Jogadores' },
  { value: 'times', label: 'Times' },
  { value: 'suspensos', label: 'Suspensos e pendurados' },
] as const
const colors = [
  { value: '', label: 'Todas as cores' },
  { value: 'amarelo', label: 'Amarelo' },
  { value: 'vermelho', label: 'Vermelho' },
] as const

interface CardsToolsProps {
  readonly filter: CardsFilter
  readonly search: CardsSearch
}

function CardsTools({ filter: { id, date, color }, search }: CardsToolsProps) {
  const go = useCardsAddress(id, search)
  const address = {
    search: filled({ ...search, data: date, cor: color }),
    set: (change: SearchChange) => {
      const { data, cor, ...rest } = filled({ ...search, data: date, cor: color, ...change })
      go({ date: data, color: data && cor }, parseCardsSearch(rest))
    },
  }
  // Each view has columns of its own: the order is not taken along.
  const { ver: _view, sort: _sort, ...rest } = search
  // Suspensions are current: a past date has none.
  const choices = date ? views.filter(({ value }) => value !== 'suspensos') : views
  const pick = (view: CardsView) => go({ date, color }, view === 'jogadores' ? rest : { ...rest, ver: view })
  return (
    <ListTools list="campeonatos/cartoes" address={address}>
      <Segmented label="Mostrar" choices={choices} value={search.ver ?? 'jogadores'} onChange={pick} />
      {date && (
        <Segmented
          label="Cor"
          choices={colors}
          value={colors.find(({ value }) => value === color)?.value ?? ''}
          onChange={(value) => go({ date, color: value || undefined })}
        />
      )}
      <DateFilter date={date} onPick={(day) => go({ date: day, color: day && color }, day ? rest : search)} />
    </ListTools>
  )
}
