import { useInfiniteQuery } from '@tanstack/react-query'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { paceWhile } from '../../../../components/live/pages-pace.ts'
import { Card } from '../../../../components/card.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { hasDemo, useApiPages } from '../../../../console/api-panel/use-api-call.ts'
import { MatchGroups } from '../../pieces/matches/match-groups-view.tsx'
import { isLive } from '../../pieces/matches/match-stage.ts'
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
    refetchInterval: paceWhile(isLive, LIVE_MS),
  })
  useApiPages(matches, '/api/v1/campeonatos/{id}/jogos', monthCall(id, search, month), { demo: hasDemo(matches) })
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
