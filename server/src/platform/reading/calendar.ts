import type { Match } from '@meio-campo/contract'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

const MATCH_MINUTES = 115

interface Subscription {
  readonly name: string
  /** How often a subscribed calendar should refresh. */
  readonly refreshSeconds: number
}

/** Matches as a calendar file, to download or to subscribe to. A match without a time takes the whole day. */
export function matchCalendar(matches: readonly Match[], publicUrl: string, subscription?: Subscription): string {
  const calendar = ical({
    name: asText(subscription?.name ?? `${subjectOf(matches)} · Meio-Campo`),
    prodId: { company: 'Meio-Campo', product: 'Jogos', language: 'PT-BR' },
    ...(subscription && { ttl: subscription.refreshSeconds, method: ICalCalendarMethod.PUBLISH }),
  })
  for (const match of matches) {
    const { id, kickoff, day, home, away, competition, stadium, airings, statusReason } = match
    if (day === null) continue
    const certain = kickoff !== null && match.timeConfirmed
    // A time that is only assumed may fall on another day in UTC, which a whole day is written in.
    const start = new Date(certain ? kickoff : `${day}T12:00:00Z`)
    const off = OFF[match.status]
    calendar.createEvent({
      id,
      start,
      ...(certain ? { end: new Date(start.getTime() + MATCH_MINUTES * 60_000) } : { allDay: true }),
      summary: `${off ? `${off.word}: ` : ''}${home.name} ${scoreOf(match)} ${away.name}`,
      description: [
        ...(off ? [statusReason ? `${off.word}: ${statusReason}` : off.word] : []),
        `${competition.name} ${match.edition}${match.round ? ` · ${match.round.name}` : ''}`,
        ...(airings.length > 0 ? [`Onde assistir: ${airings.map(({ streaming }) => streaming.name).join(', ')}`] : []),
        ...(match.demo ? ['Dados de demonstração'] : []),
      ].join('\n'),
      ...(stadium && { location: stadium.city ? `${stadium.name}, ${stadium.city}` : stadium.name }),
      url: `${publicUrl}/campeonatos/${competition.id}/jogos/${id}`,
      status: off?.status ?? ICalEventStatus.CONFIRMED,
      stamp: new Date(match.updatedAt),
      sequence: match.version,
    })
  }
  return calendar.toString()
}

/** What all of the matches have in common: a team, else a championship. */
function subjectOf(matches: readonly Match[]): string {
  const [first] = matches
  if (!first) return 'Jogos'
  const team = [first.home, first.away].filter(({ id }) =>
    matches.every(({ home, away }) => home.id === id || away.id === id),
  )
  // Two teams that meet in all of them, or one match alone: neither is the subject.
  if (team.length === 1) return team[0]!.name
  if (matches.some(({ competition }) => competition.id !== first.competition.id)) return 'Jogos'
  const { name } = first.competition
  return matches.every(({ edition }) => edition === first.edition) ? `${name} ${first.edition}` : name
}

/** The library does not escape the name of a calendar: a line break in it would begin another line, or an event. */
const asText = (name: string) => name.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(/[\\;,]/g, String.raw`\$&`)

/** Calendars that hide cancelled events hide it; the others show the word. */
const OFF: Readonly<Record<string, { readonly word: string; readonly status: ICalEventStatus }>> = {
  postponed: { word: 'Adiado', status: ICalEventStatus.TENTATIVE },
  suspended: { word: 'Suspenso', status: ICalEventStatus.TENTATIVE },
  abandoned: { word: 'Abandonado', status: ICalEventStatus.CONFIRMED },
  cancelled: { word: 'Cancelado', status: ICalEventStatus.CANCELLED },
}

function scoreOf({ score, extraTime, penalties }: Match): string {
  const shown = extraTime ?? score
  if (!shown) return '×'
  const goals = `${shown.home} × ${shown.away}`
  return penalties ? `${goals} (${penalties.home} × ${penalties.away} nos pênaltis)` : goals
}
