import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { read } from '../../../api/query.ts'

const HITS = 24
const FRESH_MS = 60_000

/** A new text aborts the call of the previous one. */
export const searchQuery = (q: string) =>
  queryOptions({
    ...read('/api/v1/busca', { query: { q, limit: HITS } }),
    enabled: q !== '',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
