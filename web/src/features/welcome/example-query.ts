import { queryOptions } from '@tanstack/react-query'
import { openCall } from '../../api/open-call.ts'

/** Runs on arrival and whenever asked again; never by itself, and never from memory. */
export const exampleQuery = (path: string) =>
  queryOptions({
    queryKey: ['example', path],
    queryFn: ({ signal }) => openCall(path, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
