import type { Merge } from '@meio-campo/contract'
import type { MergeKind } from '@meio-campo/contract/rules'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { ApiError, unwrap } from '../../../api/result.ts'

export type Side = Merge['fields'][number]['chosen']
export type Choices = Readonly<Record<string, Side>>

/** What merging would do; nothing of it is kept. */
export const mergePreview = (kind: MergeKind, from: string, into: string) =>
  queryOptions({
    queryKey: ['merge preview', kind, from, into] as const,
    queryFn: async ({ signal }) =>
      unwrap(await api.post('/api/v1/fusoes', { body: { kind, from, into, dryRun: true }, quiet: true, signal })).data,
    // The preview must be current, so it is never taken from the cache.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const mergeRecords = (kind: MergeKind, from: string, into: string, choices: Choices) =>
  api.post('/api/v1/fusoes', { body: { kind, from, into, choices } })

/** Why the two cannot be one, in the server's words. */
export function refusalIn(error: Error | null): string | null {
  if (!(error instanceof ApiError)) return null
  const { errors, error: body } = error.problem
  return errors.map(({ message }) => message).join(' ') || body.Exit.info
}
