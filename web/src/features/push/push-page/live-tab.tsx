import type { PushEvent } from '@meio-campo/contract'
import { pushEventTypes, type PushEventType } from '@meio-campo/contract/rules'
import { useEffect, useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { PlainSelectFilter } from '../../../components/list/list-tools.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { onLiveEvent, streamStore } from '../../../live/live-store.ts'
import { useStore } from '../../../state/store.ts'
import { SnippetBox } from '../../../console/api-panel/snippet-view.tsx'
import { eventWords } from '../events/event-words.ts'
import styles from './live-tab.module.css'
import { writeStreamSnippet } from './stream-snippets.ts'

const MOST_SHOWN = 50
const choices = Object.entries(pushEventTypes).map(([value, label]) => ({ value, label }))

/** The stream of everything that happens, running; and how another program reads it. */
export function LiveTab() {
  const [type, setType] = useState<PushEventType | ''>('')
  const address = `${location.origin}/api/v1/ao-vivo${type && `?tipo=${type}`}`
  return (
    <>
      <RunningStream type={type} onType={setType} />
      <Card title="O mesmo fluxo no seu programa">
        <div className={styles.text}>
          <p>
            Uma chave com o escopo “ao vivo” abre o fluxo, que fica aberto. Caiu? Abra de novo com o último{' '}
            <code>id</code> em <code>Last-Event-ID</code>: nada falta e nada se repete. Filtre com{' '}
            <code>campeonato</code>, <code>time</code>, <code>jogo</code> e <code>tipo</code>. Atrás de um proxy que
            segura fluxos, chame sem <code>Accept</code> e com <code>desde</code>: os mesmos eventos, em JSON.
          </p>
        </div>
        <SnippetBox write={(language) => writeStreamSnippet(language, address)} />
      </Card>
    </>
  )
}

interface Props {
  readonly type: PushEventType | ''
  readonly onType: (type: PushEventType | '') => void
}

function RunningStream({ type, onType }: Props) {
  const { connected } = useStore(streamStore)
  const [events, setEvents] = useState<readonly PushEvent[]>([])
  useEffect(() => onLiveEvent((event) => setEvents((now) => [event, ...now].slice(0, MOST_SHOWN))), [])
  const shown = events.filter((event) => type === '' || event.type === type)
  return (
    <Card
      title="Ao vivo"
      flush
      aside={<Badge tone={connected ? 'ok' : 'warn'}>{connected ? 'Recebendo' : 'Conectando…'}</Badge>}
    >
      <div className={styles.tools}>
        <PlainSelectFilter
          label="Mostrar"
          all="Todos os tipos"
          choices={choices}
          value={type}
          onChange={(chosen) => onType(chosen as PushEventType | '')}
        />
        {events.length > 0 && (
          <Button variant="subtle" size="xs" onClick={() => setEvents([])}>
            Limpar
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState title="Esperando o próximo lance">
          O que acontecer a partir de agora aparece aqui, sem recarregar. Sem jogo agora?{' '}
          <TextLink to="/push" search={{ aba: 'simulador' }} activeProps={{}}>
            Simule um
          </TextLink>
          .
        </EmptyState>
      ) : (
        <ol className={styles.events} aria-label="Eventos">
          {shown.map((event) => (
            <li key={event.id} className={styles.event}>
              <time dateTime={event.at}>{new Date(event.at).toLocaleTimeString('pt-BR')}</time>
              <strong>{pushEventTypes[event.type]}</strong>
              <span className={styles.what}>{eventWords(event)}</span>
              {event.test && <Badge>Teste</Badge>}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
