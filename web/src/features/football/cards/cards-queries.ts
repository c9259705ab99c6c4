import type { AnswerAt } from '@meio-campo/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { unwrap, type Result } from '../../../api/result.ts'
import { keepSameRecord } from '../../../api/keep-same-record.ts'
import type { CardsSearch } from './cards-search.ts'

/** The call for an address: an edition, a date, or a date and a colour. */
export interface CardsFilter {
  readonly id: string
  readonly date?: string
  readonly color?: string
}

type CardsAnswer = AnswerAt<'GET', '/api/v1/campeonatos/{id}/cartoes'>

const PAGE = 100

const query = ({ temporada, sort }: CardsSearch) => ({ ...(temporada && { temporada }), ...(sort && { sort }) })

/** The three addresses give the same answer: one call for all of them. */
export function cardsCall({ id, date, color }: CardsFilter, search: CardsSearch) {
  if (date && color) {
    return {
      path: '/api/v1/campeonatos/{id}/cartoes/{date}/{color}',
      params: { id, date, color },
      query: query(search),
    } as const
  }
  if (date) {
    return { path: '/api/v1/campeonatos/{id}/cartoes/{date}', params: { id, date }, query: query(search) } as const
  }
  return { path: '/api/v1/campeonatos/{id}/cartoes', params: { id }, query: query(search) } as const
}

/** Players come page by page, the teams all at once in each. */
export function cardsPages(filter: CardsFilter, search: CardsSearch) {
  const { path, ...request } = cardsCall(filter, search)
  return infiniteQueryOptions({
    queryKey: [path, request, 'pages'] as const,
    queryFn: async ({ pageParam, signal }): Promise<CardsAnswer> => {
      const call = api.get as (path: string, input: unknown) => Promise<Result<CardsAnswer>>
      const paged = { ...request.query, limit: PAGE, ...(pageParam && { cursor: pageParam }) }
      return unwrap(await call(path, { params: request.params, query: paged, signal }))
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.page.next,
    placeholderData: keepSameRecord(filter.id),
  })
}
