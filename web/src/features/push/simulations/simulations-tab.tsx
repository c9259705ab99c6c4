import type { PushEvent, Simulation } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pushEventTypes } from '@meio-campo/contract/rules'
import { IconPlayerStop } from '@tabler/icons-react'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { type Column, DataTable } from '../../../components/data-table.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { onLiveEvent } from '../../../live/live-store.ts'
import { rereadSimulations, simulationPages } from './simulation-queries.ts'
import { percentSent, simulatedMatchWords, simulationStatusWords } from './simulation-words.ts'
import { StartSimulation } from './start-simulation.tsx'
import styles from './simulations-tab.module.css'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { Crest } from '../../../components/crest/crest.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { ProgressLine } from '../../../components/progress/progress-bar.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { showToast } from '../../../state/toasts.ts'
import { minuteWords } from '../../football/pieces/matches/match-words.ts'
import { ScorePlate } from '../../football/pieces/matches/score-plate.tsx'

const POLL_MS = 2_000
const MOST_KEPT = 200

const columns: readonly Column<Simulation>[] = [
  { id: 'match', head: 'Jogo', cell: ({ match }) => simulatedMatchWords(match) },
  { id: 'status', head: 'Situação', cell: ({ status }) => <Status status={status} /> },
  { id: 'speed', head: 'Velocidade', align: 'end', cell: ({ speed }) => `×${speed}` },
  { id: 'told', head: 'Eventos', align: 'end', cell: ({ told, events }) => `${told} de ${events}` },
  { id: 'webhooks', head: 'Para onde', cell: ({ webhooks }) => (webhooks ? 'Fluxos e webhooks' : 'Só fluxos') },
  { id: 'at', head: 'Quando', cell: ({ startedAt }) => <Moment at={startedAt} form="short" /> },
]

/** Replays a finished match as if it happened now, so that an integration can be tried at any time. */
export function SimulationsTab() {
  const simulations = useInfiniteQuery({
    ...simulationPages(),
    refetchInterval: ({ state }) => (findRunning(state.data?.pages) ? POLL_MS : false),
  })
  const running = findRunning(simulations.data?.pages)
  // Subscribed here and not in the running simulation: its first events may arrive before the answer that starts it.
  const arrived = useArrived()
  return (
    <>
      {running ? (
        <RunningSimulation
          key={running.id}
          simulation={running}
          arrived={arrived.filter(({ id }) => id.startsWith(`${running.id}-`))}
        />
      ) : (
        <StartSimulation />
      )}
      <Card title="Suas simulações" flush>
        <PagesView
          query={simulations}
          noun={{ one: 'simulação', many: 'simulações' }}
          empty={<EmptyState title="Nenhuma simulação ainda">Escolha um jogo encerrado e comece.</EmptyState>}
        >
          {(rows) => <DataTable caption="Suas simulações" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagesView>
      </Card>
    </>
  )
}

/** The events of simulations since the page was opened, newest first. */
function useArrived(): readonly PushEvent[] {
  const [events, setEvents] = useState<readonly PushEvent[]>([])
  useEffect(() => onLiveEvent((event) => event.test && setEvents((now) => [event, ...now].slice(0, MOST_KEPT))), [])
  return events
}

/** One at a time, and always the newest. */
function findRunning(pages: readonly { readonly data: readonly Simulation[] }[] | undefined): Simulation | undefined {
  return pages?.[0]?.data.find(({ status }) => status === 'running')
}

function Status({ status }: Pick<Simulation, 'status'>) {
  const tone = ({ running: 'info', finished: 'ok', stopped: 'plain' } as const)[status]
  return <Badge tone={tone}>{simulationStatusWords[status]}</Badge>
}

interface Props {
  readonly simulation: Simulation
  /** What the stream brought of it, newest first. */
  readonly arrived: readonly PushEvent[]
}

/** The match as it goes: its score, how far it has come, and what arrived here by the stream. */
function RunningSimulation({ simulation, arrived }: Props) {
  const { id, match, speed, webhooks } = simulation
  const [stopping, setStopping] = useState(false)
  const stop = async () => {
    setStopping(true)
    const result = await api.post('/api/v1/simulacoes/{id}/parar', { params: { id } })
    if (result.ok) showToast('Simulação parada.')
    await rereadSimulations()
    setStopping(false)
  }
  const last = arrived[0]?.match
  const minute = minuteWords(last?.minute ?? simulation.minute, null)
  return (
    <Card
      title="Simulação em andamento"
      aside={
        <Button
          variant="default"
          size="xs"
          loading={stopping}
          leftSection={<IconPlayerStop size={16} stroke={1.75} aria-hidden />}
          onClick={() => void stop()}
        >
          Parar
        </Button>
      }
    >
      <div className={styles.board}>
        <span className={styles.team}>
          <Crest team={match.home} size={36} />
          <b>{match.home.name}</b>
        </span>
        <span className={styles.score}>
          <ScorePlate goals={last?.score?.home ?? null} />
          <span aria-hidden="true">×</span>
          <ScorePlate goals={last?.score?.away ?? null} />
        </span>
        <span className={styles.team}>
          <Crest team={match.away} size={36} />
          <b>{match.away.name}</b>
        </span>
      </div>
      <ProgressLine label="Simulação" percent={percentSent(simulation)} />
      <MetaLine>
        {minute && `no minuto ${minute}`}
        {`${simulation.told} de ${simulation.events} eventos`}
        {`×${speed}`}
        {webhooks ? 'para os seus fluxos e webhooks' : 'só para os seus fluxos'}
        {webhooks && (
          <TextLink to="/push" search={{ aba: 'entregas' }} activeProps={{}}>
            Ver as entregas
          </TextLink>
        )}
      </MetaLine>
      {arrived.length > 0 && (
        <ol className={styles.events} aria-label="O que chegou">
          {arrived.map((event) => (
            <li key={event.id}>
              <span className={styles.minute}>
                {minuteWords(event.event?.minute ?? null, event.event?.added ?? null)}
              </span>
              <b>{pushEventTypes[event.type]}</b>
              <span>{event.event?.player?.name}</span>
              <Badge>Teste</Badge>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
