/** Everything that streams, webhooks and notifications can tell, and what people call it. */
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
