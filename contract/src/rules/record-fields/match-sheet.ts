import { plain, record, text, type Fields } from './field.ts'
import { matchFields } from './records.ts'

const { kickoff: _, status, ...others } = matchFields
const { required: _required, ...anyStatus } = status

/** The columns of a sheet of matches: where each match is in its edition, when it is played, and what its form has. */
export const matchSheetFields = {
  edition: {
    ...record('Edição', 'edition'),
    required: true,
    fixed: true,
    hint: 'O campeonato e a temporada.',
    example: 'Copa do Brasil 2025',
  },
  phase: {
    ...text('Fase', 200),
    fixed: true,
    hint: 'O nome da fase, onde a edição tem mais de uma.',
    example: 'Primeira fase',
  },
  round: {
    ...text('Rodada', 200),
    fixed: true,
    hint: 'O número ou o nome. Com os dois times, acha o jogo que já existe; sem ela, a data acha.',
    example: '12',
  },
  home: { ...record('Mandante', 'team'), required: true, fixed: true, example: 'Bahia' },
  away: { ...record('Visitante', 'team'), required: true, fixed: true, example: 'Santos' },
  date: plain('Data', 'date'),
  time: {
    ...text('Hora', 40),
    example: '16:00',
    hint: 'De Brasília, como 16:00 ou 16h30. Vale como confirmada, se “Horário confirmado” não disser que não.',
  },
  status: { ...anyStatus, hint: 'Vazia, um jogo novo fica agendado.' },
  ...others,
} as const satisfies Fields
