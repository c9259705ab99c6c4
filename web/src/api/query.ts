import type { AnswerAt, PathOf } from '@meio-campo/contract'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type ReadInput } from './api.ts'
import { ApiError, unwrap } from './result.ts'

/** The parameters of a call beside its path. */
export type Asked<P extends PathOf<'GET'>> = Pick<ReadInput<P>, Extract<keyof ReadInput<P>, 'params' | 'query'>>
type AskedRest<P extends PathOf<'GET'>> = Record<never, never> extends Asked<P> ? [asked?: Asked<P>] : [asked: Asked<P>]

/**
 * Query options for a read: `useQuery(read('/api/v1/conta'))`. Features wrap it under their own noun, and
 * loader and component share that one function.
 */
export function read<P extends PathOf<'GET'>>(path: P, ...[asked]: AskedRest<P>) {
  return queryOptions({
    queryKey: [path, asked ?? {}] as const,
    queryFn: async ({ signal, queryKey, client }): Promise<AnswerAt<'GET', P>> => {
      const call = api.get as (path: P, input: unknown) => ReturnType<typeof api.get<P>>
      const shown = client.getQueryData(queryKey) !== undefined
      return unwrap(await call(path, { ...asked, signal, shown }))
    },
  })
}

/** Every read of this address, whatever it was asked: for `invalidateQueries`. */
export function allOf(path: PathOf<'GET'>) {
  return { queryKey: [path] as const }
}

/** A refusal will be refused again, and a lost connection is the visitor's to retry; a stumble is worth one more try. */
export function worthRetrying(failures: number, error: unknown): boolean {
  return error instanceof ApiError && error.status >= 500 && failures < 1
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: worthRetrying,
      staleTime: 15_000,
      // Queries do not wait for a connection: without one they fail at once and the page shows it.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
