/** The event types of streams, webhooks and notifications, with their Portuguese names. */
export const pushEventTypes = {
  'match.started': 'Jogo começou',
  'match.goal': 'Gol',
  'match.penalty_missed': 'Pênalti perdido',
  'match.card': 'Cartão',
  'match.substitution': 'Substituição',
  'match.var': 'Revisão do VAR',
  'match.period': 'Começo ou fim de um tempo',
  'match.shootout': 'Cobrança na disputa de pênaltis',
  'match.finished': 'Jogo encerrado',
  'match.corrected': 'Lance ou placar corrigido',
  'match.retracted': 'Lance anulado',
  'match.postponed': 'Jogo adiado, suspenso ou cancelado',
  'match.rescheduled': 'Jogo em outra data ou hora',
  'match.lineup': 'Escalação confirmada',
  'match.updated': 'Outros dados do jogo',
  'table.changed': 'Tabela mudou',
  'transfer.created': 'Transferência',
  'record.created': 'Registro novo',
  'record.updated': 'Registro mudado',
  'record.deleted': 'Registro excluído',
} as const

export type PushEventType = keyof typeof pushEventTypes

/** The version of the shape of events. It grows when a field goes or changes its meaning; new fields do not count. */
export const PUSH_EVENT_VERSION = 2

/** How much faster than the real match a simulation may run. */
export const SIMULATION_SPEED = { min: 1, max: 60 } as const

export const WEBHOOK_NAME = { max: 60 }
/** Per account. */
export const MOST_WEBHOOKS = 20
export const MOST_WEBHOOK_FILTERS = 50
/** Deliveries that one call may put into the queue again. */
export const MOST_REPLAYED = 10_000
/** How long deliveries are kept. */
export const DELIVERY_DAYS = 30
/** How long the old secret may go on signing beside the new one. */
export const LONGEST_WEBHOOK_OVERLAP_HOURS = 72
