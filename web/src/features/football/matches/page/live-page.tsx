import type { LivePage as Live, Match, MatchEvent } from '@meio-campo/contract'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '../../../../components/card.tsx'
import { useListSearch } from '../../../../components/list/list-search.ts'
import { useLive } from '../../../../components/live/use-live.ts'
import { ColumnsSkeleton } from '../../../../components/page/page-columns.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { PageColumns } from '../../../../components/page/page-columns.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { isLive, keepsChanging, stageOf } from '../../pieces/matches/match-stage.ts'
import { EventList } from './event-list.tsx'
import { lengthOf } from './event-places.ts'
import { MatchList } from '../../pieces/matches/match-list.tsx'
import { differInRound } from '../../pieces/matches/match-words.ts'
import { useToday } from '../../pieces/matches/use-today.ts'
import { AiringsCard } from './airings-card.tsx'
import { type EventKind, eventsOf } from './event-kinds.ts'
import styles from './live-page.module.css'
import { MatchFrame } from './match-frame.tsx'
import { matchCall, matchLiveQuery } from '../../pieces/matches/match-queries.ts'
import { type MatchMoment, replayAt } from './replay.ts'
import { type Replay, ReplayBar, useReplay } from './replay-bar.tsx'
import { MomentumCard } from './momentum-card.tsx'
import { PositionsCard } from './positions-card.tsx'
import { StatisticsCard } from './statistics-card.tsx'
import { SuggestPartLink } from './suggest-part-link.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { clockAt } from '../../pieces/matches/match-day.ts'
import { connectionAfter, type ConnectionState, recoveryWords } from './connection-state.ts'

const LIVE_MS = 5000

const route = getRouteApi('/campeonatos/$id/jogos/$idjogo/aovivo')

/** The live match; after its end, its events and a replay. */
export function LivePage() {
  const address = route.useParams()
  const today = useToday()
  const query = useLive(matchLiveQuery(address), {
    intervalMs: LIVE_MS,
    while: ({ data: { match, others } }) => keepsChanging(match, today) || others.some(isLive),
  })
  const live = query.data?.data
  const length = live ? lengthOf(live.events, live.match.status) : 90
  const replay = useReplay(length)
  const shown = live && replay.minute !== null ? replayAt(live, replay.minute, length) : live
  // The list is newest first; the charts need the oldest first.
  const events = shown?.events.toReversed()
  useApiCall('/api/v1/campeonatos/{id}/jogos/{idjogo}/aovivo', matchCall(address), { demo: live?.match.demo ?? false })
  return (
    <MatchFrame
      address={address}
      section="aovivo"
      title="Ao vivo"
      match={shown?.match}
      events={events}
      replay={replay.minute !== null && replay.minute < length}
      query={query}
    >
      <QueryView query={query} skeleton={<ColumnsSkeleton />}>
        {({ data }) => (
          <>
            {isLive(data.match) && <LiveNotice query={query} events={data.events} />}
            <LiveView live={data} shown={shown ?? data} replay={replay} length={length} />
          </>
        )}
      </QueryView>
    </MatchFrame>
  )
}

interface Props {
  readonly live: Live
  readonly shown: MatchMoment
  readonly replay: Replay
  readonly length: number
}

function LiveView({ live, shown, replay, length }: Props) {
  const { match, statistics, others, positions, momentum } = live
  const stage = stageOf(match)
  const replaying = replay.minute !== null && replay.minute < length
  // In the shorter column, so that no large empty space is left beside the longer one.
  const manyEvents = live.events.length >= MANY_EVENTS
  const round = others.length > 0 && <RoundCard match={match} others={others} />
  return (
    <>
      {stage === 'finished' && live.events.length > 0 && <ReplayBar replay={replay} length={length} />}
      <PageColumns
        side={
          <>
            {/* The numbers are those of the whole match: a replay must not give them away. */}
            {stage !== 'next' && !replaying && <StatisticsCard match={match} statistics={statistics} />}
            {stage !== 'next' && !replaying && <MomentumCard match={match} momentum={momentum} />}
            {positions && stage !== 'next' && !replaying && <PositionsCard match={match} positions={positions} />}
            {stage !== 'finished' && <AiringsCard match={match} />}
            {manyEvents && round}
          </>
        }
      >
        <EventsCard shown={shown} stage={stage} replaying={replaying} />
        {!manyEvents && round}
      </PageColumns>
    </>
  )
}

/** From here on the events alone are about as long as the numbers beside them. */
const MANY_EVENTS = 10

function RoundCard({ match, others }: { readonly match: Match; readonly others: readonly Match[] }) {
  return (
    <Card
      title="Mais da rodada"
      aside={
        <TextLink
          to="/campeonatos/$id/jogos"
          params={{ id: match.competition.id }}
          search={{ temporada: match.edition }}
        >
          Jogos
        </TextLink>
      }
      flush
    >
      <MatchList
        matches={others}
        label="Outros jogos da rodada"
        showDay
        showCompetition={false}
        showRound={differInRound([match, ...others])}
      />
    </Card>
  )
}

const kinds = [
  { value: '', label: 'Todos' },
  { value: 'gols', label: 'Gols' },
  { value: 'cartoes', label: 'Cartões' },
  { value: 'substituicoes', label: 'Substituições' },
  { value: 'var', label: 'VAR' },
] as const satisfies readonly { value: EventKind | ''; label: string }[]

interface EventsProps {
  readonly shown: MatchMoment
  readonly stage: ReturnType<typeof stageOf>
  readonly replaying: boolean
}

function EventsCard({ shown, stage, replaying }: EventsProps) {
  const { lances } = route.useSearch()
  const { set } = useListSearch()
  const events = eventsOf(shown.events, lances)
  // During the match the newest event comes first of all, on a small screen too: the filter is below the list.
  const filter = (shown.events.length > 0 || replaying) && (
    <div className={styles.kinds} data-below={stage === 'live' || undefined}>
      <Segmented
        label="Quais lances"
        choices={kinds}
        value={lances ?? ''}
        onChange={(kind) => set({ lances: kind || undefined })}
      />
    </div>
  )
  return (
    <Card title="Lance a lance" aside={stage === 'live' && <span className={styles.pace}>Atualiza sozinho</span>}>
      {stage !== 'live' && filter}
      {events.length > 0 ? (
        <EventList match={shown.match} events={events} />
      ) : (
        <EmptyState
          title={emptyTitle(stage, shown.events.length > 0, replaying)}
          action={stage === 'finished' && !replaying && <SuggestPartLink match={shown.match} part="lances" />}
        >
          {stage === 'next' && 'Os lances aparecem aqui sozinhos, do mais novo ao mais antigo.'}
        </EmptyState>
      )}
      {stage === 'live' && filter}
    </Card>
  )
}

function emptyTitle(stage: EventsProps['stage'], some: boolean, replaying: boolean): string {
  if (some) return 'Nenhum lance desse tipo'
  if (stage === 'next') return 'A bola ainda não rolou'
  return stage === 'live' || replaying ? 'Ainda sem lances' : 'Sem lances para este jogo'
}

interface LiveNoticeProps {
  readonly query: { readonly isRefetchError: boolean; readonly dataUpdatedAt: number }
  readonly events: readonly MatchEvent[]
}

/** Reports an interrupted connection, and after it how many events had been missed. */
function LiveNotice({ query, events }: LiveNoticeProps) {
  const [connection, setConnection] = useState<ConnectionState>({ events, lost: false, recovered: null })
  const next = connectionAfter(connection, { events, failed: query.isRefetchError, at: query.dataUpdatedAt })
  if (next !== connection) setConnection(next)
  if (next.lost) {
    return (
      <Notice tone="warn" announce="politely">
        Sem notícias do jogo desde {clockAt(new Date(query.dataUpdatedAt).toISOString())}. A página segue tentando.
      </Notice>
    )
  }
  return (
    next.recovered && (
      <Notice tone="ok" announce="politely">
        {recoveryWords(next.recovered, clockAt)}
      </Notice>
    )
  )
}
