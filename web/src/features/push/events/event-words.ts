import type { PushEvent } from '@meio-campo/contract'
import { recordNouns } from '@meio-campo/contract/rules'

// The stream names a few kinds otherwise than the forms do.
const nouns: Readonly<Record<string, { readonly one: string }>> = {
  ...recordNouns,
  'broadcast-right': recordNouns.broadcastRight,
  phase: { one: 'fase' },
}

/** "Ana · Bahia 1 × 0 Santos", "Time · bahia". */
export function eventWords({ event, match, record }: PushEvent): string {
  const who = event?.player?.name
  const where = match
    ? `${match.home.name} ${match.score ? `${match.score.home} × ${match.score.away}` : '×'} ${match.away.name}`
    : record
      ? `${kindWords(record.kind)} · ${record.id}`
      : ''
  return [who, where].filter(Boolean).join(' · ')
}

function kindWords(kind: string): string {
  const one = nouns[kind]?.one ?? 'registro'
  return one.charAt(0).toUpperCase() + one.slice(1)
}
