import type { Match } from '@meio-campo/contract'
import ical, { ICalEventStatus } from 'ical-generator'

const MATCH_MINUTES = 115

/** Matches for somebody's calendar. Where only the day is known, the whole day. */
export function matchCalendar(matches: readonly Match[], publicUrl: string): string {
  const calendar = ical({
    name: 'Jogos · Meio-Campo',
    prodId: { company: 'Meio-Campo', product: 'Jogos', language: 'PT-BR' },
  })
  for (const match of matches) {
    const { id, kickoff, day, home, away, competition, stadium, airings } = match
    if (day === null) continue
    const start = kickoff === null ? new Date(`${day}T12:00:00Z`) : new Date(kickoff)
    const certain = kickoff !== null && match.timeConfirmed
    calendar.createEvent({
      id,
      start,
      ...(certain ? { end: new Date(start.getTime() + MATCH_MINUTES * 60_000) } : { allDay: true }),
      summary: `${home.name} ${scoreOf(match)} ${away.name}`,
      description: [
        `${competition.name} ${match.edition}${match.round ? ` · ${match.round.name}` : ''}`,
        ...(airings.length > 0 ? [`Onde assistir: ${airings.map(({ streaming }) => streaming.name).join(', ')}`] : []),
      ].join('\n'),
      ...(stadium && { location: stadium.city ? `${stadium.name}, ${stadium.city}` : stadium.name }),
      url: `${publicUrl}/campeonatos/${competition.id}/jogos/${id}`,
      status: STATUS[match.status] ?? ICalEventStatus.CONFIRMED,
      stamp: new Date(match.updatedAt),
      sequence: match.version,
    })
  }
  return calendar.toString()
}

const STATUS: Readonly<Record<string, ICalEventStatus>> = {
  postponed: ICalEventStatus.TENTATIVE,
  suspended: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

function scoreOf({ score, extraTime }: Match): string {
  const shown = extraTime ?? score
  return shown ? `${shown.home} × ${shown.away}` : '×'
}
