import type { PushEvent, Simulation } from '@meio-campo/contract'
import { pushEventTypes } from '@meio-campo/contract/rules'
import { IconPlayerStop } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Crest } from '../../../components/crest/crest.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { ProgressLine } from '../../../components/progress/progress-line.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { showToast } from '../../../state/toasts.ts'
import { minuteWords } from '../../football/pieces/matches/match-words.ts'
import { ScorePlate } from '../../football/pieces/matches/score-plate.tsx'
import styles from './running-simulation.module.css'
import { rereadSimulations } from './simulation-queries.ts'
import { percentTold } from './simulation-words.ts'

interface Props {
  readonly simulation: Simulation
  /** What the stream brought of it, newest first. */
  readonly arrived: readonly PushEvent[]
}

/** The match as it goes: its score, how far it has come, and what arrived here by the stream. */
export function RunningSimulation({ simulation, arrived }: Props) {
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
      <ProgressLine label="Simulação" percent={percentTold(simulation)} />
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
