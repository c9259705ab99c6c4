import type { PushEvent } from '@meio-campo/contract'

/** "Gol de Ana: Bahia 1 × 0 Santos". */
export function eventWords({ event, match, record }: PushEvent): string {
  const who = event?.player?.name
  const where = match
    ? `${match.home.name} ${match.score ? `${match.score.home} × ${match.score.away}` : '×'} ${match.away.name}`
    : record
      ? `${record.kind} · ${record.id}`
      : ''
  return [who, where].filter(Boolean).join(' · ')
}
