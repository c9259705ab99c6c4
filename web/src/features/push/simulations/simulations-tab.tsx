import type { PushEvent, Simulation } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { Moment } from '../../../components/moment/moment.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { onLiveEvent } from '../../../live/live-store.ts'
import { RunningSimulation } from './running-simulation.tsx'
import { simulationPages } from './simulation-queries.ts'
import { simulatedMatchWords, simulationStatusWords } from './simulation-words.ts'
import { StartSimulation } from './start-simulation.tsx'

const LOOK_EVERY_MS = 2_000
const MOST_KEPT = 200

const columns: readonly Column<Simulation>[] = [
  { id: 'match', head: 'Jogo', cell: ({ match }) => simulatedMatchWords(match) },
  { id: 'status', head: 'Situação', cell: ({ status }) => <Status status={status} /> },
  { id: 'speed', head: 'Velocidade', align: 'end', cell: ({ speed }) => `×${speed}` },
  { id: 'told', head: 'Eventos', align: 'end', cell: ({ told, events }) => `${told} de ${events}` },
  { id: 'webhooks', head: 'Para onde', cell: ({ webhooks }) => (webhooks ? 'Fluxos e webhooks' : 'Só fluxos') },
  { id: 'at', head: 'Quando', cell: ({ startedAt }) => <Moment at={startedAt} form="short" /> },
]

/** A finished match, told again as if it happened now: to try what one builds without waiting for a Sunday. */
export function SimulationsTab() {
  const simulations = useInfiniteQuery({
    ...simulationPages(),
    refetchInterval: ({ state }) => (findRunning(state.data?.pages) ? LOOK_EVERY_MS : false),
  })
  const running = findRunning(simulations.data?.pages)
  // From here, and not from the running one: its first events may come before the answer that says it runs.
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

/** What simulations told since the page was opened, newest first. */
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
