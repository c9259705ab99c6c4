import type { CalendarSubscription } from '@meio-campo/contract'

/** "Flamengo", "Meus favoritos"; what is gone still has a name to be revoked by. */
export function calendarName({ kind, subject }: Pick<CalendarSubscription, 'kind' | 'subject'>): string {
  if (kind === 'favourites') return 'Meus favoritos'
  return subject?.name ?? 'Calendário sem dono'
}

const kinds: Readonly<Record<CalendarSubscription['kind'], string>> = {
  team: 'Time',
  competition: 'Campeonato',
  streaming: 'Streaming',
  favourites: 'Meu time e os jogos que acompanho',
}

export const calendarKind = ({ kind }: Pick<CalendarSubscription, 'kind'>) => kinds[kind]

/** The address that the device hands to its own calendar. */
export function webcalOf(url: string): string {
  return url.replace(/^https?:/, 'webcal:')
}

export function googleOf(url: string): string {
  return `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcalOf(url))}`
}
