import { useInfiniteQuery } from '@tanstack/react-query'
import { useAddressPages } from '../../components/list/list-search.ts'
import { PagesView } from '../../components/list/pages-view.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { useApiCall } from '../api-panel/use-api-call.ts'
import { MatchGroups } from '../matches/match-groups-view.tsx'
import { isLive } from '../matches/match-stage.ts'
import { monthCall, monthPages } from './competition-matches-queries.ts'
import styles from './competition-matches-page.module.css'
import type { CompetitionMatchesSearch } from './competition-matches-search.ts'

const LIVE_MS = 20_000

interface Props {
  readonly id: string
  readonly search: CompetitionMatchesSearch
  readonly month: string
}

/** The matches of a month, or all of one team's. */
export function MonthView({ id, search, month }: Props) {
  const matches = useInfiniteQuery({
    ...monthPages(id, search, month),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ data }) => data.some(isLive)) ? LIVE_MS : false),
  })
  useAddressPages(matches)
  useApiCall('/api/v1/campeonatos/{id}/jogos', monthCall(id, search, month), {
    demo: matches.data?.pages[0]?.data.some(({ demo }) => demo) ?? false,
  })
  return (
    <PagesView
      query={matches}
      noun={{ one: 'jogo', many: 'jogos' }}
      skeleton={
        <Card flush>
          <SkeletonRows count={10} />
        </Card>
      }
      empty={
        <Card>
          <EmptyState title="Nenhum jogo aqui">
            {search.time ? 'Escolha outro time ou outra situação.' : 'Vá para outro mês com as setas.'}
          </EmptyState>
        </Card>
      }
    >
      {(rows) => (
        <div className={styles.days}>
          <MatchGroups matches={rows} by="day" showCompetition={false} />
        </div>
      )}
    </PagesView>
  )
}
