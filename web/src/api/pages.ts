import type { AnswerAt, ParamsAt, PathOf, QueryAt } from '@meio-campo/contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from './api.ts'
import { unwrap, type Result } from './result.ts'

type AnyPage = { readonly data: readonly unknown[]; readonly page: { readonly next: string | null } }
type PagedPath = { [P in PathOf<'GET'>]: AnswerAt<'GET', P> extends AnyPage ? P : never }[PathOf<'GET'>]
type RowAt<P extends PagedPath> = AnswerAt<'GET', P> extends { data: (infer Row)[] } ? Row : never

/** One page of a list, as the API answers it. */
export interface PageOf<Row> {
  readonly data: readonly Row[]
  readonly page: { readonly limit: number; readonly next: string | null; readonly total: number | null }
}

/** A page with the other fields of the answer: `edition`, `rounds`. */
type AnsweredPage<P extends PagedPath> = PageOf<RowAt<P>> & Omit<AnswerAt<'GET', P>, keyof PageOf<unknown>>

/**
 * Query options for a list that is read page by page: `useInfiniteQuery(pagesQuery('/api/v1/usuarios', { q }))`,
 * with a third argument for what the path itself asks: `pagesQuery('/api/v1/times/{id}/titulos', {}, { id })`.
 * While another filter is being read, what was on screen stays.
 */
export function pagesQuery<P extends PagedPath>(
  path: P,
  query: Omit<QueryAt<'GET', P>, 'type' | 'cursor'> = {} as Omit<QueryAt<'GET', P>, 'type' | 'cursor'>,
  ...[params]: keyof NonNullable<ParamsAt<'GET', P>> extends never ? [] : [params: ParamsAt<'GET', P>]
) {
  return infiniteQueryOptions({
    queryKey: [path, { query, params }, 'pages'] as const,
    queryFn: async ({ pageParam, signal }): Promise<AnsweredPage<P>> => {
      const call = api.get as (path: P, input: unknown) => Promise<Result<AnsweredPage<P>>>
      const asked = { ...query, ...(pageParam && { cursor: pageParam }) }
      return unwrap(await call(path, { query: asked, ...(params && { params }), signal }))
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.page.next,
    placeholderData: keepPreviousData,
  })
}
