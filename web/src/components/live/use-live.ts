import {
  useQuery,
  type InfiniteData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import type { PageOf } from '../../api/pages.ts'
import { pollingInterval } from '../../live/live-store.ts'

interface LivePace<T> {
  readonly intervalMs: number
  /** Whether the last data can still change; a finished match is not read again. */
  readonly while?: (data: T) => boolean
}

/**
 * A read that keeps itself fresh: `useLive(matchQuery(id), { intervalMs: 10_000, while: isLive })`. Changes arrive by
 * the stream (`web/src/live/`) and are read at once; the interval is for the time without a stream. It pauses while the
 * tab is hidden, and reads at once when the reader or the connection returns. An unchanged answer costs a 304 (the
 * browser revalidates by ETag) and no redraw (equal data stays the same object).
 */
export function useLive<T, Key extends QueryKey>(
  options: UseQueryOptions<T, Error, T, Key>,
  { intervalMs, while: canChange }: LivePace<T>,
): UseQueryResult<T> {
  const changes = (data: T | undefined) => data === undefined || canChange === undefined || canChange(data)
  return useQuery({
    ...options,
    // A failed read is repeated soon, also while the stream is connected.
    refetchInterval: ({ state }) =>
      changes(state.data) ? (state.status === 'error' ? intervalMs : pollingInterval(intervalMs)) : false,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: (query) => (changes(query.state.data) ? 'always' : false),
    refetchOnReconnect: (query) => (changes(query.state.data) ? 'always' : false),
  })
}

interface PagesState<Row> {
  readonly state: { readonly data: InfiniteData<PageOf<Row>> | undefined }
}

/** `refetchInterval: paceWhile(isLive, 20_000)`: refetches a paged list while one of its rows can change. */
export const paceWhile =
  <Row>(changes: (row: Row) => boolean, intervalMs: number) =>
  ({ state }: PagesState<Row>) =>
    state.data?.pages.some(({ data }) => data.some(changes)) ? pollingInterval(intervalMs) : false
