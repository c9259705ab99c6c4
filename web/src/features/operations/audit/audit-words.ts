import type { AuditEntry } from '@meio-campo/contract'

/** Who did it: a person's name as it was then, the service itself, or whoever tried to sign in. */
export function actorName(entry: Pick<AuditEntry, 'actor' | 'action'>): string {
  return entry.actor?.name ?? (entry.action.startsWith('access.') ? 'Alguém' : 'O sistema')
}

/** The details as they are read by a person: one thing per line, nothing for nothing. */
export function formatDetails(details: AuditEntry['details']): string | null {
  return Object.keys(details).length === 0 ? null : JSON.stringify(details, null, 2)
}
