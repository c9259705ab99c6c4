import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { activityStore } from '../../api/activity.ts'
import { useStore } from '../../state/store.ts'
import { ErrorState } from './error-state.tsx'
import { SkeletonRows } from './skeleton.tsx'
import { useUnhurried } from './use-unhurried.ts'

interface Props<T> {
  readonly query: UseQueryResult<T>
  readonly skeleton?: ReactNode
  readonly children: (data: T) => ReactNode
}

/** A read in all its states. Once there is data it stays on screen, whatever a later refresh does. */
export function QueryView<T>({ query, skeleton, children }: Props<T>) {
  const { articleError } = useStore(activityStore)
  const data = useUnhurried(query.data)
  if (data !== undefined) return children(data)
  if (query.isPending || query.data !== undefined) return skeleton ?? <SkeletonRows />
  // The page frame already shows the time-out: one error state is enough.
  if (articleError) return null
  return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
}
