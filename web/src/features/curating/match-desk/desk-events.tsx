import { dotted } from '@meio-campo/contract/rules'
import type { MatchEvent } from '@meio-campo/contract'
import type { DeskEvent } from '@meio-campo/football'
import { isWhistle, lastWhistle } from '@meio-campo/football'
import { useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { EventIcon } from '../../football/pieces/matches/event-icon.tsx'
import { drawnSide, eventKind, eventSentence, substitution } from '../../football/pieces/matches/event-words.ts'
import { minuteWords } from '../../football/pieces/matches/match-words.ts'
import styles from './desk-events.module.css'
import { confirmationStates } from './confirmation-words.ts'
import { EventCorrection } from './event-correction.tsx'
import type { Step } from './actions.ts'
import type { DeskControl } from './use-desk.ts'

interface Props {
  readonly control: DeskControl
  readonly onStep: (step: Step) => void
}

/** The recorded events, newest first, each with correction and retraction. */
export function DeskEvents({ control, onStep }: Props) {
  const { desk, view, names, queue } = control
  const [corrected, setCorrected] = useState<string | null>(null)
  const stored = new Map(view.events.map((event) => [event.id, event]))
  const waiting = new Set(queue.waiting.flatMap(({ id, event }) => [id, event ?? id]))
  const isTwo = view.operators.some(({ own }) => !own)
  const last = lastWhistle(desk.events)
  const shown = desk.events.toReversed()
  return (
    <Card title="Últimos lances" flush>
      {shown.length === 0 ? (
        <EmptyState title="A bola ainda não rolou">Comece o jogo no botão acima.</EmptyState>
      ) : (
        <ol className={styles.list} aria-label="Lances da mesa">
          {shown.map((event) => {
            const words = toWords(event, stored.get(event.id), names)
            const known = isWhistle(event) || event.retracted ? undefined : stored.get(event.id)
            const isConfirmed = known?.confirmations.some(({ own }) => own)
            return (
              <li key={event.id} className={styles.event} data-retracted={event.retracted || undefined}>
                <span className={styles.minute}>{minuteWords(event.minute, event.added)}</span>
                <EventIcon type={event.type} side={drawnSide(words)} retracted={event.retracted} />
                <div className={styles.words}>
                  <p>
                    {event.retracted && <HiddenText>Anulado: </HiddenText>}
                    <b>{eventKind(words)}</b>
                    {peopleWords(words)}
                  </p>
                  <p className={styles.meta}>
                    {dotted(event.side && view.match[event.side].name, event.detail, byWords(stored.get(event.id)?.by))}
                    {event.retracted && <Badge>Anulado</Badge>}
                    {waiting.has(event.id) && <Badge tone="warn">Aguardando envio</Badge>}
                    {known &&
                      confirmationStates(known, isTwo).map(({ words: state, tone }) => (
                        <Badge key={state} tone={tone}>
                          {state}
                        </Badge>
                      ))}
                  </p>
                </div>
                {!event.retracted && (
                  <div className={styles.actions}>
                    {known && known.by !== null && !known.own && (
                      <Button
                        variant="default"
                        size="xs"
                        aria-label={`${isConfirmed ? 'Retirar conferência' : 'Confirmar'}: ${sentence(words, view)}`}
                        onClick={() => control.act({ do: isConfirmed ? 'doubt' : 'confirm', event: event.id })}
                      >
                        {isConfirmed ? 'Retirar conferência' : 'Confirmar'}
                      </Button>
                    )}
                    {canAssist(event) && (
                      <Button
                        variant="subtle"
                        size="xs"
                        onClick={() =>
                          onStep({ at: 'assist', event: event.id, scorer: event.player, side: event.side!, typed: '' })
                        }
                      >
                        Assistência
                      </Button>
                    )}
                    {!isWhistle(event) && (
                      <Button
                        variant="default"
                        size="xs"
                        aria-label={`Corrigir: ${sentence(words, view)}`}
                        onClick={() => setCorrected(event.id)}
                      >
                        Corrigir
                      </Button>
                    )}
                    {(!isWhistle(event) || event.id === last?.id) && (
                      <Button
                        variant="default"
                        size="xs"
                        aria-label={`Anular: ${sentence(words, view)}`}
                        onClick={() => control.act({ do: 'retract', event: event.id })}
                      >
                        Anular
                      </Button>
                    )}
                  </div>
                )}
              </li>
            )
          })}
        </ol>
      )}
      {corrected && (
        <EventCorrection
          control={control}
          event={desk.events.find(({ id }) => id === corrected)!}
          onClose={() => setCorrected(null)}
        />
      )}
    </Card>
  )
}

const canAssist = ({ type, related, side }: DeskEvent) => type === 'goal' && related === null && side !== null

const byWords = (name: string | null | undefined) => name && `por ${name}`

/** The event in the shape of the match pages: people with their names. */
function toWords(event: DeskEvent, stored: MatchEvent | undefined, names: ReadonlyMap<string, string>): MatchEvent {
  const person = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? id })
  return {
    ...event,
    player: person(event.player) ?? (stored?.player?.id === null ? stored.player : null),
    related: event.related
      ? { role: event.related.role, player: person(event.related.player)! }
      : stored?.related?.player.id === null
        ? stored.related
        : null,
  }
}

function peopleWords(event: MatchEvent): string {
  if (event.type === 'substitution') {
    const { on, off } = substitution(event)
    return [on && ` · entra ${on.name}`, off && `, sai ${off.name}`].filter(Boolean).join('')
  }
  const assist = event.related?.role === 'assist' ? ` (assistência de ${event.related.player.name})` : ''
  return event.player ? ` · ${event.player.name}${assist}` : assist
}

const sentence = (event: MatchEvent, { match }: DeskControl['view']) =>
  eventSentence(event, { home: match.home.name, away: match.away.name })
