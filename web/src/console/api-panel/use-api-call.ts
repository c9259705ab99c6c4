import type { PathOf } from '@meio-campo/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PageOf } from '../../api/pages.ts'
import type { Asked } from '../../api/query.ts'
import type { RawCall } from '../../api/raw-call.ts'
import { useAddressPages } from '../../components/list/list-search.ts'
import { apiCallStore, type ApiCall } from './api-call.ts'

/**
 * In a data page, with what it was read by: `useApiCall('/api/v1/times/{id}', { params: { id } }, { demo, source })`.
 * The header then offers "Ver na API", and the page ends in its call.
 */
export function useApiCall<P extends PathOf<'GET'>>(
  path: P,
  asked: Asked<P>,
  about: Pick<ApiCall, 'demo' | 'source'> = {},
) {
  // Compared by value, because pages create these objects at each render.
  const text = JSON.stringify({ path, params: {}, query: {}, ...asked, ...about })
  useEffect(() => {
    const call = JSON.parse(text) as ApiCall
    apiCallStore.set(call)
    return () => {
      if (apiCallStore.get() === call) apiCallStore.set(null)
    }
  }, [text])
}

/**
 * `useApiCall` for a list that is read page by page, which also keeps in the address how far one has read. Call it in
 * the page itself, not in what a frame may replace; it gives back what `ExportMenu` takes.
 */
export function useApiPages<P extends PathOf<'GET'>>(
  query: Parameters<typeof useAddressPages>[0],
  path: P,
  asked: Asked<P> & Pick<RawCall, 'params' | 'query'>,
  about: Pick<ApiCall, 'demo' | 'source'> = {},
): Pick<RawCall, 'path' | 'params' | 'query'> {
  useAddressPages(query)
  useApiCall(path, asked, about)
  return { path, params: {}, ...asked }
}

type DemoPages = InfiniteData<PageOf<{ readonly demo: boolean }>>

/** Of the first page: it is what the reader sees, and says what the others are. */
export const hasDemo = ({ data }: Pick<UseInfiniteQueryResult<DemoPages>, 'data'>): boolean =>
  data?.pages[0]?.data.some(({ demo }) => demo) ?? false
