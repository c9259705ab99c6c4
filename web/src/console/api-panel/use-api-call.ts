import type { PathOf } from '@meio-campo/contract'
import { useEffect } from 'react'
import type { Asked } from '../../api/query.ts'
import type { ApiCall } from './api-call.ts'
import { apiCallStore } from './api-call-store.ts'

/**
 * In a data page, with what it was read by: `useApiCall('/api/v1/times/{id}', { params: { id } }, { demo, source })`.
 * The header then offers "Ver na API", and the page ends in its call.
 */
export function useApiCall<P extends PathOf<'GET'>>(
  path: P,
  asked: Asked<P>,
  about: Pick<ApiCall, 'demo' | 'source'> = {},
) {
  // By value: pages build these objects anew each time they are drawn.
  const text = JSON.stringify({ path, params: {}, query: {}, ...asked, ...about })
  useEffect(() => {
    const call = JSON.parse(text) as ApiCall
    apiCallStore.set(call)
    return () => {
      if (apiCallStore.get() === call) apiCallStore.set(null)
    }
  }, [text])
}
