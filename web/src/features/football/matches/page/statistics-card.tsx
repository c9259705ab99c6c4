import type { Match, MatchStatistics } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { isLive } from '../../pieces/matches/match-stage.ts'
import { StatisticsBars } from './statistics-bars.tsx'

interface Props {
  readonly match: Match
  readonly statistics: readonly MatchStatistics[]
}

export function StatisticsCard({ match, statistics }: Props) {
  return (
    <Card title="Estatísticas">
      {statistics.length > 0 ? (
        <StatisticsBars home={match.home} away={match.away} statistics={statistics} />
      ) : (
        <EmptyState title="Sem estatísticas para este jogo">
          {isLive(match) ? 'Os números chegam com o jogo.' : 'Nenhuma fonte contou finalizações, faltas e escanteios.'}
        </EmptyState>
      )}
    </Card>
  )
}
