import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Card } from '../../../../components/card.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { ErrorState } from '../../../../components/page/error-state.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { ResultGrid } from './result-grid.tsx'
import styles from './competition-matches-page.module.css'
import { gridCall, gridPages } from './competition-matches-queries.ts'
import type { CompetitionMatchesSearch } from './competition-matches-search.ts'

interface Props {
  readonly id: string
  readonly search: CompetitionMatchesSearch
  readonly phase: string
}

/** Team against team: the whole phase is read, page after page. */
export function GridView({ id, search, phase }: Props) {
  const matches = useInfiniteQuery(gridPages(id, search, phase))
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = matches
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
  const read = matches.data?.pages.flatMap(({ data }) => data) ?? []
  useApiCall('/api/v1/campeonatos/{id}/jogos', gridCall(id, search, phase), { demo: read.some(({ demo }) => demo) })
  if (matches.isError) {
    return (
      <Card>
        <ErrorState
          error={matches.error}
          onRetry={() => void (isFetchNextPageError ? fetchNextPage() : matches.refetch())}
        />
      </Card>
    )
  }
  if (!matches.data || hasNextPage) {
    return (
      <Card flush>
        <SkeletonRows count={20} />
      </Card>
    )
  }
  return read.length > 0 ? (
    <div className={styles.grid}>
      <ResultGrid matches={read} />
    </div>
  ) : (
    <Card>
      <EmptyState title="Nenhum jogo nesta fase">Escolha outra fase ou outra temporada.</EmptyState>
    </Card>
  )
}
