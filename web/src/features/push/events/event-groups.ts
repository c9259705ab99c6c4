import type { PushEventType } from '@meio-campo/contract/rules'

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
