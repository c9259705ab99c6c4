import { choice, integer, plain, record, text, type Fields } from './field.ts'

export const matchStatuses = {
  scheduled: 'Agendado',
  firstHalf: '1º tempo',
  halfTime: 'Intervalo',
  secondHalf: '2º tempo',
  break: 'Pausa antes da prorrogação',
  extraTimeFirstHalf: '1º tempo da prorrogação',
  extraTimeSecondHalf: '2º tempo da prorrogação',
  shootout: 'Pênaltis',
  finished: 'Encerrado',
  finishedAfterExtraTime: 'Encerrado na prorrogação',
  finishedOnPenalties: 'Encerrado nos pênaltis',
  postponed: 'Adiado',
  suspended: 'Suspenso',
  abandoned: 'Abandonado',
  cancelled: 'Cancelado',
  awarded: 'Decidido fora de campo',
  walkover: 'W.O.',
} as const

const goals = (label: string) => integer(label, 0, 200)

export const matchFields = {
  kickoff: plain('Data e hora', 'moment'),
  timeConfirmed: plain('Horário confirmado', 'boolean'),
  status: { ...choice('Situação', matchStatuses), required: true },
  statusReason: { ...text('Motivo', 200), hint: 'Por que foi adiado, suspenso ou decidido fora de campo.' },
  stadium: record('Estádio', 'stadium'),
  city: text('Cidade', 80),
  neutral: plain('Campo neutro', 'boolean'),
  homeScore: goals('Gols do mandante'),
  awayScore: goals('Gols do visitante'),
  halfTimeHome: goals('Mandante no intervalo'),
  halfTimeAway: goals('Visitante no intervalo'),
  extraTimeHome: { ...goals('Mandante após a prorrogação'), hint: 'Com os gols do tempo normal.' },
  extraTimeAway: goals('Visitante após a prorrogação'),
  penaltiesHome: goals('Pênaltis do mandante'),
  penaltiesAway: goals('Pênaltis do visitante'),
  awardedTo: choice('Pontos para', { home: 'Mandante', away: 'Visitante', nobody: 'Nenhum dos dois' }),
  annulled: { ...plain('Anulado', 'boolean'), hint: 'Fica registrado e não conta para nada.' },
  attendance: integer('Público', 0, 500_000),
  income: { ...plain('Renda', 'amount'), hint: 'Em reais.' },
} as const satisfies Fields
