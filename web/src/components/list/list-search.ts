import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { changeSearch, pagesIn, PAGES, type SearchChange } from './search-change.ts'

export interface ListSearch {
  /** What the address says, as text. */
  readonly search: Readonly<Record<string, string>>
  /** Typing replaces the address, a choice adds one: "back" then takes the choice back, not a letter. */
  readonly set: (change: SearchChange, typing?: boolean) => void
}

/** A list's filters, order and view live in the address: reload, "back" and a shared link find them again. */
export function useListSearch(): ListSearch {
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Record<string, string>
  const set = useCallback(
    (change: SearchChange, typing = false) =>
      void navigate({
        to: '.',
        search: (now: Record<string, unknown>) => changeSearch(now, change),
        replace: typing,
        resetScroll: false,
      }),
    [navigate],
  )
  return { search, set }
}

type Pages = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'isPlaceholderData' | 'fetchNextPage'
>

/**
 * Keeps in the address how many pages have been read (`?paginas=3`), and reads as many again on return: call it
 * beside `useInfiniteQuery(pagesQuery(…))`.
 */
export function useAddressPages(query: Pages) {
  const { search, set } = useListSearch()
  const wanted = pagesIn(search)
  const { hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = query
  const read = isPlaceholderData ? 0 : (query.data?.pages.length ?? 0)
  useEffect(() => {
    if (read > wanted) set({ [PAGES]: String(read) }, true)
    else if (read > 0 && read < wanted && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [read, wanted, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, set])
}
