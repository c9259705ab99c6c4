import type { PushEvent } from '@meio-campo/contract'

/** Whether what a page shows may be another after this: it names the match, or the championship whose table moved. */
export function concerns(shown: unknown, { type, match, record }: PushEvent): boolean {
  if (shown === undefined) return false
  const text = JSON.stringify(shown)
  const names = (id: string) => text.includes(`"${id}"`)
  if (record) return names(record.id)
  if (!match) return false
  return names(match.id) || (MOVES_TABLES.has(type) && names(match.competition.id))
}

const MOVES_TABLES: ReadonlySet<PushEvent['type']> = new Set(['match.started', 'match.finished', 'table.changed'])
