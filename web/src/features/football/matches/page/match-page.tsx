import { getRouteApi } from '@tanstack/react-router'
import type { MatchPage as MatchAnswer } from '@meio-campo/contract'
import { useLive } from '../../../../components/live/use-live.ts'
import { ColumnsSkeleton } from '../../../../components/page/page-columns.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { isUntold, keepsChanging, stageOf } from '../../pieces/matches/match-stage.ts'
import { statusWords } from '../../pieces/matches/match-words.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { FreshnessLine } from '../../../importing/connections/freshness-line.tsx'
import { JoinsFold } from '../../../importing/duplicates/joins-fold.tsx'
import { RecordHistoryFold } from '../../../curating/history/record-history-fold.tsx'
import { MatchFrame } from './match-frame.tsx'
import { matchCall, matchQuery } from '../../pieces/matches/match-queries.ts'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { MissingData } from '../../../../console/not-found/missing-data.tsx'
import { PageColumns } from '../../../../components/page/page-columns.tsx'
import { EventList } from './event-list.tsx'
import { AiringsCard } from './airings-card.tsx'
import { AftermathCard } from './aftermath-card.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { HeadToHeadCard } from './head-to-head-card.tsx'
import { PositionsCard } from './positions-card.tsx'
import { PreviewCards } from './preview-cards.tsx'
import { MatchFactsCard } from '../../pieces/matches/match-facts-card.tsx'
import { StatisticsCard } from './statistics-card.tsx'
import { SuggestPartLink } from './suggest-part-link.tsx'
import { UnknownResultCard } from './unknown-result-card.tsx'

const LIVE_MS = 20_000

const route = getRouteApi('/campeonatos/$id/jogos/$idjogo/')

export function MatchPage() {
  const address = route.useParams()
  const today = useToday()
  const query = useLive(matchQuery(address), {
    intervalMs: LIVE_MS,
    while: ({ data }) => keepsChanging(data, today),
  })
  const match = query.data?.data
  const source = match?.sources[0]
  useApiCall('/api/v1/campeonatos/{id}/jogos/{idjogo}', matchCall(address), {
    demo: match?.demo ?? false,
    source: source ? { title: source.title, at: source.at } : null,
  })
  return (
    <MatchFrame address={address} section="resumo" match={match} events={match?.events} query={query}>
      <QueryView query={query} skeleton={<ColumnsSkeleton />}>
        {({ data }) => <MatchOverview match={data} />}
      </QueryView>
      <FreshnessLine competition={address.id} edition={match?.edition} match={match?.id} />
      <JoinsFold kind="match" id={match?.id} />
      <RecordHistoryFold kind="match" id={match?.id} />
    </MatchFrame>
  )
}

/** A match at a glance: events, statistics and previous meetings. */
function MatchOverview({ match }: { readonly match: MatchAnswer }) {
  const { events, statistics, headToHead, positions, airings, forecast, preview, aftermath } = match
  const today = useToday()
  const stage = stageOf(match)
  const next = stage === 'next'
  // Postponed or cancelled: nothing happened in it, unless a source states otherwise.
  const unplayed = next || (stage === 'off' && events.length + statistics.length === 0)
  const untold = isUntold(match, today)
  return (
    <PageColumns
      side={
        <>
          {(airings.length > 0 || next) && <AiringsCard match={match} />}
          <MatchFactsCard match={match} />
          {/* Before the match its preview says where both stand. */}
          {positions && (!preview || untold) && <PositionsCard match={match} positions={positions} />}
        </>
      }
    >
      {untold && <UnknownResultCard match={match} />}
      {forecast && next && <ForecastCard match={match} forecast={forecast} />}
      {aftermath && <AftermathCard match={match} aftermath={aftermath} />}
      {!unplayed && <WhatHappened match={match} />}
      {unplayed && stage === 'off' && !preview && (
        <Card>
          <EmptyState title={statusWords(match)}>Nenhuma fonte conta lances nem números deste jogo.</EmptyState>
        </Card>
      )}
      {forecast && !next && <ForecastCard match={match} forecast={forecast} />}
      {preview && !untold && <PreviewCards match={match} preview={preview} />}
      <HeadToHeadCard match={match} headToHead={headToHead} />
      {next && !untold && !forecast && headToHead.played === 0 && (
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

/** Events and statistics; if both are unknown, one card says so. */
function WhatHappened({ match }: { readonly match: MatchAnswer }) {
  const { events, statistics } = match
  const onlyResult = stageOf(match) === 'finished' && events.length + statistics.length === 0
  return (
    <>
      <Card title={onlyResult ? 'Lances e estatísticas' : 'Lances'}>
        {events.length > 0 ? (
          <EventList match={match} events={events} />
        ) : (
          <MissingData
            title={onlyResult ? 'Só o resultado é conhecido' : 'Sem lances para este jogo'}
            action={<SuggestPartLink match={match} part="lances" />}
            suggested={false}
          >
            {onlyResult
              ? 'Nenhuma fonte conta os lances deste jogo, nem finalizações, faltas e escanteios.'
              : 'Nenhuma fonte conta os lances.'}
          </MissingData>
        )}
      </Card>
      {!onlyResult && <StatisticsCard match={match} statistics={statistics} />}
    </>
  )
}
