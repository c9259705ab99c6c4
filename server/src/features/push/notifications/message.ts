import type { MatchEvent, PushEvent } from '@meio-campo/contract'
import { dotted, notificationTypes, type NotificationType } from '@meio-campo/contract/rules'
import { LIVE } from '../../football/rows/match-status.ts'

/** What a browser shows. A newer message replaces an older one of the same tag. */
export interface Message {
  readonly title: string
  readonly body: string
  readonly tag: string
  /** Where a click leads, in the console. */
  readonly url: string
  readonly at: string
}

type Match = NonNullable<PushEvent['match']>
type Words = readonly [title: string, ...details: (string | null | undefined | false)[]]

export const isNotifiable = (type: string): type is NotificationType => type in notificationTypes

/** The text of a notification; null for an event that has none. */
export function messageOf({ type, at, match, event }: PushEvent): Message | null {
  const words = match && isNotifiable(type) ? write[type](match, event) : null
  if (!match || !words) return null
  const [title, ...details] = words
  const page = `/campeonatos/${match.competition.id}/jogos/${match.id}`
  return {
    title,
    body: dotted(...details, match.competition.name, match.demo && 'demonstração'),
    tag: match.id,
    url: LIVE.includes(match.status) ? `${page}/aovivo` : page,
    at,
  }
}

const GOALS: Readonly<Record<string, string>> = { goal: '', penalty: ' (pênalti)', ownGoal: ' (contra)' }
const CARDS: Readonly<Record<string, string>> = {
  yellow: 'Cartão amarelo',
  secondYellow: 'Segundo amarelo',
  red: 'Cartão vermelho',
}
const OFF: Readonly<Record<string, string>> = {
  postponed: 'Adiado',
  suspended: 'Suspenso',
  abandoned: 'Abandonado',
  cancelled: 'Cancelado',
}
const PERIOD_ENDS: Readonly<Record<string, string>> = {
  firstHalf: 'Intervalo',
  secondHalf: 'Fim do tempo normal',
  extraTimeFirstHalf: 'Intervalo da prorrogação',
  extraTimeSecondHalf: 'Fim da prorrogação',
  shootout: 'Fim dos pênaltis',
}
/** Without the first half: its start is notified as the start of the match. */
const PERIOD_STARTS: Readonly<Record<string, string>> = {
  secondHalf: 'Começa o segundo tempo',
  extraTimeFirstHalf: 'Começa a prorrogação',
  extraTimeSecondHalf: 'Segundo tempo da prorrogação',
  shootout: 'Vai para os pênaltis',
}

const write: Readonly<Record<NotificationType, (match: Match, event: MatchEvent | null) => Words | null>> = {
  'match.goal': (match, event) => [
    `Gol! ${scoreLine(match, event?.scoreAfter)}`,
    event?.player && `${event.player.name}${GOALS[event.type] ?? ''}${minuteOf(event, ', ')}`,
  ],
  'match.retracted': (match, event) =>
    event && event.type in GOALS
      ? [`Gol anulado: ${scoreLine(match)}`, event.player && `${event.player.name}${minuteOf(event, ', ')}`]
      : null,
  'match.started': (match) => [`Começou: ${pairing(match)}`, match.round?.name],
  'match.period': (match, event) => {
    const words = event?.type === 'periodEnd' ? PERIOD_ENDS : PERIOD_STARTS
    const name = words[event?.period ?? '']
    return name === undefined ? null : [`${name}: ${scoreLine(match)}`]
  },
  'match.finished': (match) => [`Fim de jogo: ${scoreLine(match)}`, match.round?.name],
  'match.lineup': (match) => [`Escalações confirmadas: ${pairing(match)}`, match.round?.name],
  'match.card': (match, event) => [
    `${CARDS[event?.type ?? ''] ?? 'Cartão'}: ${event?.player?.name ?? teamOf(match, event)}`,
    event?.player && teamOf(match, event),
    minuteOf(event),
    scoreLine(match),
  ],
  'match.substitution': (match, event) => {
    const { on, off } = changeOf(event)
    return [
      `Substituição: ${teamOf(match, event)}`,
      on && `entra ${on}`,
      off && `sai ${off}`,
      minuteOf(event),
      scoreLine(match),
    ]
  },
  'match.var': (match, event) => [`VAR: ${scoreLine(match)}`, event?.detail, minuteOf(event)],
  'match.penalty_missed': (match, event) => [
    `Pênalti perdido: ${teamOf(match, event)}`,
    event?.player?.name,
    minuteOf(event),
    scoreLine(match),
  ],
  'match.shootout': (match, event) => [
    `Pênaltis: ${scoreLine(match)}`,
    `${event?.player?.name ?? teamOf(match, event)} ${event?.type === 'shootoutGoal' ? 'converteu' : 'desperdiçou'}`,
  ],
  'match.postponed': (match) => [`${OFF[match.status] ?? 'Não vai acontecer'}: ${pairing(match)}`, match.statusReason],
  'match.rescheduled': (match) => [`Nova data: ${pairing(match)}`, match.kickoff && whenOf(match.kickoff)],
}

const pairing = ({ home, away }: Match) => `${home.name} × ${away.name}`

function scoreLine(match: Match, after: Match['score'] = null): string {
  const { home, away, penalties } = match
  const score = after ?? match.score
  if (!score) return pairing(match)
  const kicks = penalties ? [` (${penalties.home})`, `(${penalties.away}) `] : ['', '']
  return `${home.name} ${score.home}${kicks[0]} × ${kicks[1]}${score.away} ${away.name}`
}

function minuteOf(event: MatchEvent | null, before = ''): string {
  if (event?.minute == null) return ''
  return `${before}${event.minute}${event.added ? `+${event.added}` : ''}'`
}

function teamOf({ home, away }: Match, event: MatchEvent | null): string {
  if (!event?.side) return `${home.name} × ${away.name}`
  return event.side === 'home' ? home.name : away.name
}

/** The API gives the player who comes on first, but either may be unknown. */
function changeOf(event: MatchEvent | null) {
  const [player, other] = [event?.player?.name, event?.related?.player.name]
  return event?.related?.role === 'in' ? { on: other, off: player } : { on: player, off: other }
}

const WHEN = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

const whenOf = (kickoff: string) => `${WHEN.format(new Date(kickoff))} (Brasília)`
