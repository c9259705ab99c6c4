import { eventTypes, matchStatuses, positions, spots } from './choices.ts'
import { choice, integer, plain, record, text, type Fields } from './field.ts'
import { matchSheetFields } from './match-sheet.ts'

const { edition, phase, round, home, away, date } = matchSheetFields
const unless = 'match'
/** Whistles are blown at the desk. */
const { periodStart: _start, periodEnd: _end, ...sheetEventTypes } = eventTypes

/** Which match a row is about: its id, or its edition and teams, with the round or the day where they meet twice. */
const matchOfRow = {
  match: {
    ...record('Jogo', 'match'),
    fixed: true,
    headings: ['Id do jogo', 'Partida'],
    hint: 'O id do jogo, no lugar da edição e dos times.',
  },
  edition: { ...edition, unless },
  phase,
  round: { ...round, hint: 'O número ou o nome, se os dois times se encontram mais de uma vez; ou a data.' },
  date: { ...date, fixed: true },
  home: { ...home, unless },
  away: { ...away, unless },
} as const satisfies Fields

const team = {
  ...record('Time', 'team'),
  required: true,
  headings: ['Equipe', 'Clube'],
  example: 'Bahia',
} as const

const number = { ...integer('Camisa', 0, 999), headings: ['Número', 'Nº', 'Número da camisa'], example: '9' } as const

const players = ['Atleta', 'Nome', 'Nome do jogador', 'Jogadora']

/** The columns of a sheet of events: goals, cards, substitutions. */
export const eventSheetFields = {
  ...matchOfRow,
  team: { ...team, hint: 'O time do jogador, também num gol contra. Vale “mandante” ou “visitante”.' },
  type: {
    ...choice('Tipo', sheetEventTypes),
    required: true,
    headings: ['Lance', 'Evento', 'Tipo de lance'],
    others: {
      Pênalti: 'penalty',
      'Gol (pênalti)': 'penalty',
      'Gol (contra)': 'ownGoal',
      Contra: 'ownGoal',
      Amarelo: 'yellow',
      CA: 'yellow',
      '2º amarelo': 'secondYellow',
      '2º cartão amarelo': 'secondYellow',
      Vermelho: 'red',
      CV: 'red',
      Expulsão: 'red',
      Troca: 'substitution',
    },
  },
  minute: {
    ...text('Minuto', 20),
    headings: ['Min', 'Tempo de jogo'],
    example: '45+2',
    hint: 'Do jogo, como 67 ou 45+2. Só a disputa de pênaltis não tem.',
  },
  added: { ...integer('Acréscimos', 0, 60), example: '', hint: 'Se não estão no minuto: 45 e 2 são 45+2.' },
  period: {
    ...choice('Período', {
      firstHalf: matchStatuses.firstHalf,
      secondHalf: matchStatuses.secondHalf,
      extraTimeFirstHalf: matchStatuses.extraTimeFirstHalf,
      extraTimeSecondHalf: matchStatuses.extraTimeSecondHalf,
      shootout: matchStatuses.shootout,
    }),
    headings: ['Tempo', 'Etapa'],
    example: '',
    hint: 'Vazio, é o do minuto.',
  },
  player: {
    ...record('Jogador', 'person'),
    headings: [...players, 'Autor', 'Quem entra', 'Entra', 'Entrou'],
    example: 'Ana Souza',
    hint: 'Do elenco do time; numa substituição, quem entra. Vazio, vale a camisa.',
  },
  number,
  related: {
    ...record('Outro jogador', 'person'),
    headings: ['Assistência', 'Assistente', 'Quem sai', 'Sai', 'Saiu'],
    hint: 'Quem deu a assistência; numa substituição, quem sai.',
  },
  relatedNumber: {
    ...integer('Camisa do outro jogador', 0, 999),
    headings: ['Camisa da assistência', 'Camisa de quem sai'],
    example: '',
  },
  detail: { ...text('Detalhe', 200), headings: ['Observação', 'Motivo'] },
} as const satisfies Fields

/** The columns of a sheet of line-ups: a row for each player. */
export const lineupSheetFields = {
  ...matchOfRow,
  team: { ...team, hint: 'Vale “mandante” ou “visitante”. A escalação do time é trocada pela da planilha.' },
  player: {
    ...record('Jogador', 'person'),
    headings: players,
    example: 'Ana Souza',
    hint: 'Do elenco do time. Vazio, vale a camisa. Quem não tem registro fica só com o nome.',
  },
  number,
  starter: {
    ...plain('Titular', 'boolean'),
    required: true,
    headings: ['Titular ou reserva', 'Começa', 'Situação'],
    others: { Titular: 'true', T: 'true', X: 'true', Reserva: 'false', Banco: 'false', R: 'false' },
    hint: 'Ou “titular” e “reserva”.',
  },
  position: choice('Posição', positions),
  spot: { ...choice('Posição exata', spots), hint: 'Da mesma posição: um zagueiro é defensor.' },
  captain: { ...plain('Capitão', 'boolean'), headings: ['Capitã'], example: 'Não' },
  formation: {
    ...text('Formação', 20),
    pattern: '^[0-9](-[0-9]){1,5}$',
    headings: ['Esquema', 'Esquema tático'],
    example: '4-3-3',
    hint: 'Do time: basta em uma das linhas dele.',
  },
  coach: {
    ...record('Técnico', 'person'),
    headings: ['Treinador', 'Técnica'],
    hint: 'Do time: basta em uma das linhas dele.',
  },
} as const satisfies Fields

/** A line-up as it was and as it becomes, in words. */
export const lineupChangeFields = {
  starters: text('Titulares', 2000),
  bench: text('Reservas', 2000),
  coach: text('Técnico'),
  formation: text('Formação', 20),
} as const satisfies Fields
