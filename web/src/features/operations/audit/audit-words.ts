import type { AuditEntry } from '@meio-campo/contract'

/** Who did it: a person by their name at that time, the service itself, or an unknown person who tried to sign in. */
export function actorName(entry: Pick<AuditEntry, 'actor' | 'action'>): string {
  return entry.actor?.name ?? (entry.action.startsWith('access.') ? 'Alguém' : 'O sistema')
}

/** The details as indented JSON, one value per line; null where there are none. */
export function formatDetails(details: AuditEntry['details']): string | null {
  return Object.keys(details).length === 0 ? null : JSON.stringify(details, null, 2)
}
