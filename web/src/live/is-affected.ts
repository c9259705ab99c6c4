import type { PushEvent } from '@meio-campo/contract'

/** Whether an event may change the data of a page: the data contains the match, or the championship whose table changed. */
export function isAffected(shown: unknown, { type, match, record }: PushEvent): boolean {
  if (shown === undefined) return false
  const text = JSON.stringify(shown)
  const names = (id: string) => text.includes(`"${id}"`)
  if (!match) return names(record.id)
  return names(match.id) || (CHANGES_TABLES.has(type) && names(match.competition.id))
}

const CHANGES_TABLES: ReadonlySet<PushEvent['type']> = new Set(['match.started', 'match.finished', 'table.changed'])
