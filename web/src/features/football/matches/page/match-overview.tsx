import type { MatchPage } from '@meio-campo/contract'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { PageColumns } from '../../../../components/page/page-columns.tsx'
import { EventList } from './event-list.tsx'
import { stageOf } from '../../pieces/matches/match-stage.ts'
import { AiringsCard } from './airings-card.tsx'
import { HeadToHeadCard } from './head-to-head-card.tsx'
import { MatchFactsCard } from '../../pieces/matches/match-facts-card.tsx'
import { PositionsCard } from './positions-card.tsx'
import { StatisticsCard } from './statistics-card.tsx'

/** A match at a glance: what happened, the numbers, the past between the two. */
export function MatchOverview({ match }: { readonly match: MatchPage }) {
  const { events, statistics, headToHead, positions, airings } = match
  const next = stageOf(match) === 'next'
  return (
    <PageColumns
      side={
        <>
          {(airings.length > 0 || next) && <AiringsCard match={match} />}
          <MatchFactsCard match={match} />
          {positions && <PositionsCard match={match} positions={positions} />}
        </>
      }
    >
      {!next && (
        <Card title="Lances">
          {events.length > 0 ? (
            <EventList match={match} events={events} />
          ) : (
            <EmptyState title="Sem lances para este jogo">Só o resultado é conhecido.</EmptyState>
          )}
        </Card>
      )}
      {!next && <StatisticsCard match={match} statistics={statistics} />}
      <HeadToHeadCard match={match} headToHead={headToHead} />
      {next && headToHead.played === 0 && (
        <Card>
          <EmptyState
            title="A bola ainda não rolou"
            action={
              <ButtonLink variant="default" to="/campeonatos/$id/jogos" params={{ id: match.competition.id }}>
                Ver a rodada
              </ButtonLink>
            }
          >
            Lances, números e escalações aparecem aqui quando o jogo começar.
          </EmptyState>
        </Card>
      )}
    </PageColumns>
  )
}
