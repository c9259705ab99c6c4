import type { InfiniteData } from '@tanstack/react-query'
import type { PageOf } from '../../api/pages.ts'
import { pollingInterval } from '../../live/live-store.ts'

interface PagesState<Row> {
  readonly state: { readonly data: InfiniteData<PageOf<Row>> | undefined }
}

/** `refetchInterval: paceWhile(isLive, 20_000)`: refetches a paged list while one of its rows can change. */
export const paceWhile =
  <Row>(changes: (row: Row) => boolean, intervalMs: number) =>
  ({ state }: PagesState<Row>) =>
    state.data?.pages.some(({ data }) => data.some(changes)) ? pollingInterval(intervalMs) : false
