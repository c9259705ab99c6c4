import { queryOptions, skipToken } from '@tanstack/react-query'
import { openCall } from '../../../api/open-call.ts'

/**
 * Runs on arrival and whenever asked again; never by itself, and never from memory. Without a path it waits.
 * `type=ajax` is the console's own mark on every read, and changes nothing in the answer.
 */
export const exampleQuery = (path: string | undefined) =>
  queryOptions({
    queryKey: ['example', path],
    queryFn:
      path === undefined ? skipToken : ({ signal }: { signal: AbortSignal }) => openCall(`${path}&type=ajax`, signal),
    staleTime: Infinity,
    gcTime: 0,
  })
