import type { PushEvent } from '@meio-campo/contract'
import { dotted, recordNouns, type PushEventType } from '@meio-campo/contract/rules'

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
    : `${kindWords(record.kind)} · ${record.id}`
  return dotted(who, where)
}

function kindWords(kind: string): string {
  const one = nouns[kind]?.one ?? 'registro'
  return one.charAt(0).toUpperCase() + one.slice(1)
}

interface EventGroup {
  readonly name: string
  readonly types: readonly PushEventType[]
}

/** The types as people look for them. */
export const eventGroups: readonly EventGroup[] = [
  { name: 'Antes do jogo', types: ['match.lineup', 'match.rescheduled', 'match.postponed'] },
  {
    name: 'Durante o jogo',
    types: [
      'match.started',
      'match.goal',
      'match.card',
      'match.substitution',
      'match.var',
      'match.penalty_missed',
      'match.period',
      'match.shootout',
      'match.finished',
    ],
  },
  { name: 'Correções', types: ['match.corrected', 'match.retracted', 'match.updated'] },
  { name: 'Tabela e mercado', types: ['table.changed', 'transfer.created'] },
  { name: 'Registros', types: ['record.created', 'record.updated', 'record.deleted'] },
]
