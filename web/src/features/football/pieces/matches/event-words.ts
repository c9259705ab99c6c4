import type { MatchEvent } from '@meio-campo/contract'
import { minuteWords } from './match-words.ts'

export type Side = 'home' | 'away'

const goals = new Set(['goal', 'penalty', 'ownGoal'])

export const isGoal = ({ type }: Pick<MatchEvent, 'type'>) => goals.has(type)

/** The team whose half shows the event: an own goal belongs to the team that benefits. */
export function drawnSide({ side, type }: Pick<MatchEvent, 'side' | 'type'>): Side | null {
  if (type !== 'ownGoal' || side === null) return side
  return side === 'home' ? 'away' : 'home'
}

const kinds: Readonly<Record<string, string>> = {
  goal: 'Gol',
  penalty: 'Gol de pênalti',
  ownGoal: 'Gol contra',
  missedPenalty: 'Pênalti perdido',
  yellow: 'Cartão amarelo',
  secondYellow: 'Segundo amarelo',
  red: 'Cartão vermelho',
  substitution: 'Substituição',
  var: 'VAR',
  shootoutGoal: 'Pênalti convertido',
  shootoutMiss: 'Pênalti desperdiçado',
}

const starts: Readonly<Record<string, string>> = {
  firstHalf: 'Começa o jogo',
  secondHalf: 'Começa o segundo tempo',
  extraTimeFirstHalf: 'Começa a prorrogação',
  extraTimeSecondHalf: 'Começa o segundo tempo da prorrogação',
  shootout: 'Começa a disputa de pênaltis',
}
const ends: Readonly<Record<string, string>> = {
  firstHalf: 'Fim do primeiro tempo',
  secondHalf: 'Fim do tempo normal',
  extraTimeFirstHalf: 'Fim do primeiro tempo da prorrogação',
  extraTimeSecondHalf: 'Fim da prorrogação',
  shootout: 'Fim da disputa de pênaltis',
}

/** Marks of the match periods; they belong to no team. */
export const isMark = ({ type }: Pick<MatchEvent, 'type'>) => type === 'periodStart' || type === 'periodEnd'

/** "Gol de pênalti", "Segundo amarelo", "Fim do primeiro tempo". */
export function eventKind({ type, period }: Pick<MatchEvent, 'type' | 'period'>): string {
  if (type === 'periodStart') return starts[period ?? ''] ?? 'Bola rolando'
  if (type === 'periodEnd') return ends[period ?? ''] ?? 'Fim da etapa'
  return kinds[type] ?? 'Lance'
}

/** The player coming on and the one going off: the API lists the former first, and either may be unknown. */
export function substitution({ player, related }: Pick<MatchEvent, 'player' | 'related'>) {
  return related?.role === 'in'
    ? { on: related.player, off: player }
    : { on: player, off: related?.role === 'out' ? related.player : null }
}

/** An event in one sentence, for screen readers: "38', Gol de pênalti, Ruan Tavares, Bahia: 1 × 1". */
export function eventSentence(event: MatchEvent, names: Readonly<Record<Side, string>>): string {
  const minute = minuteWords(event.minute, event.added)
  const { on, off } = substitution(event)
  const people =
    event.type === 'substitution'
      ? [on && `entra ${on.name}`, off && `sai ${off.name}`]
      : [event.player?.name, event.related?.role === 'assist' && `assistência de ${event.related.player.name}`]
  const score = isGoal(event) && event.scoreAfter ? `${event.scoreAfter.home} × ${event.scoreAfter.away}` : null
  return [
    minute,
    event.retracted && 'anulado',
    eventKind(event),
    ...people,
    event.side && names[event.side],
    score,
    event.detail,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The goals that count for a side, in the order they were scored, whatever order the events came in. */
export function goalsOf(events: readonly MatchEvent[], side: Side): readonly MatchEvent[] {
  return events
    .filter((event) => isGoal(event) && !event.retracted && drawnSide(event) === side)
    .toSorted((a, b) => (a.minute ?? 0) - (b.minute ?? 0) || (a.added ?? 0) - (b.added ?? 0))
}
