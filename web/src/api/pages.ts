import type { AnswerAt, PathOf, QueryAt } from '@meio-campo/contract'
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

/**
 * Query options for a list that is read page by page: `useInfiniteQuery(readPages('/api/v1/usuarios', { q }))`.
 * While another filter is being read, what was on screen stays.
 */
export function readPages<P extends PagedPath>(
  path: P,
  query: Omit<QueryAt<'GET', P>, 'type' | 'cursor'> = {} as Omit<QueryAt<'GET', P>, 'type' | 'cursor'>,
) {
  return infiniteQueryOptions({
    queryKey: [path, { query }, 'pages'] as const,
    queryFn: async ({ pageParam, signal }): Promise<PageOf<RowAt<P>>> => {
      const call = api.get as (path: P, input: unknown) => Promise<Result<PageOf<RowAt<P>>>>
      return unwrap(await call(path, { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }))
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.page.next,
    placeholderData: keepPreviousData,
  })
}
