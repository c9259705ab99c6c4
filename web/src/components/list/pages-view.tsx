import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { activityStore } from '../../api/activity.ts'
import type { PageOf } from '../../api/pages.ts'
import { useStore } from '../../state/store.ts'
import { Button } from '../button/button.tsx'
import { ErrorState } from '../page/error-state.tsx'
import { SkeletonRows } from '../page/skeleton.tsx'
import { useUnhurried } from '../page/use-unhurried.ts'
import { countShown, type Noun } from './pages-words.ts'
import styles from './pages-view.module.css'

interface Props<Row> {
  readonly query: UseInfiniteQueryResult<InfiniteData<PageOf<Row>>>
  readonly noun: Noun
  readonly empty: ReactNode
  readonly skeleton?: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list read page by page, in all its states; the next page is asked for by a button. */
export function PagesView<Row>({ query, noun, empty, skeleton, children }: Props<Row>) {
  const { articleError } = useStore(activityStore)
  const { isPending, isPlaceholderData } = query
  const data = useUnhurried(query.data)
  if (data === undefined) {
    if (isPending || query.data !== undefined) return skeleton ?? <SkeletonRows />
    // The page frame already shows the time-out: one error state is enough.
    return articleError ? null : <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  }
  const rows = data.pages.flatMap((page) => page.data)
  if (rows.length === 0) return empty
  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      {children(rows)}
      <footer className={styles.foot}>
        <p>
          {query.isFetchNextPageError
            ? 'Não foi possível carregar o resto.'
            : countShown(rows.length, data.pages[0]!.page.total, noun)}
        </p>
        {query.hasNextPage && (
          <Button
            variant="default"
            size="xs"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchNextPageError ? 'Tentar novamente' : 'Carregar mais'}
          </Button>
        )}
      </footer>
    </div>
  )
}
