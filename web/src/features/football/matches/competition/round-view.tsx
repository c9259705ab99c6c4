import { Card } from '../../../../components/card.tsx'
import { useLive } from '../../../../components/live/use-live.ts'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { MatchGroups } from '../../pieces/matches/match-groups-view.tsx'
import { stageOf } from '../../pieces/matches/match-stage.ts'
import { roundCall, roundQuery } from './competition-matches-queries.ts'
import styles from './competition-matches-page.module.css'
import type { CompetitionMatchesSearch } from './competition-matches-search.ts'
import type { Round } from './round-choice.ts'

const LIVE_MS = 20_000

interface Props {
  readonly id: string
  readonly search: CompetitionMatchesSearch
  readonly round: Round
}

/** A round by day; it is refreshed while matches are left to play. */
export function RoundView({ id, search, round }: Props) {
  const matches = useLive(roundQuery(id, search, round), {
    intervalMs: LIVE_MS,
    while: ({ data }) => data.some((match) => stageOf(match) === 'live' || stageOf(match) === 'next'),
  })
  useApiCall('/api/v1/campeonatos/{id}/jogos', roundCall(id, search, round), {
    demo: matches.data?.data.some(({ demo }) => demo) ?? false,
  })
  return (
    <QueryView
      query={matches}
      skeleton={
        <Card flush>
          <SkeletonRows count={10} />
        </Card>
      }
    >
      {({ data }) => {
        // Rounds without a number share their phase's answer.
        const shown = round.number === null ? data.filter((match) => match.round?.name === round.name) : data
        return shown.length > 0 ? (
          <div className={styles.days} aria-busy={matches.isPlaceholderData}>
            <MatchGroups matches={shown} by="day" showCompetition={false} />
          </div>
        ) : (
          <Card>
            <EmptyState title="Nenhum jogo nesta rodada">Os confrontos ainda não foram definidos.</EmptyState>
          </Card>
        )
      }}
    </QueryView>
  )
}
