import { transferKinds } from './choices.ts'
import { choice, integer, plain, record, text, type Fields } from './field.ts'

const required = true

export const spellFields = {
  person: { ...record('Pessoa', 'person'), required },
  team: { ...record('Time', 'team'), required },
  role: { ...choice('Função', { player: 'Jogador', coach: 'Técnico' }), required },
  starts: plain('Chegada', 'date'),
  ends: { ...plain('Saída', 'date'), hint: 'Vazio: ainda está no time.' },
  number: integer('Camisa', 0, 999),
  loan: plain('Emprestado', 'boolean'),
  contractUntil: plain('Contrato até', 'date'),
} as const satisfies Fields

export const transferFields = {
  person: { ...record('Pessoa', 'person'), required },
  from: { ...record('De', 'team'), hint: 'Vazio: de fora do que se conhece.' },
  to: record('Para', 'team'),
  kind: { ...choice('Tipo', transferKinds), required },
  day: plain('Dia', 'date'),
  fee: plain('Valor', 'amount'),
  currency: plain('Moeda', 'currency'),
} as const satisfies Fields

export const titleFields = {
  edition: { ...record('Edição', 'edition'), required },
  champion: { ...record('Campeão', 'team'), required },
  runnerUp: record('Vice', 'team'),
  finalScore: text('Placar da final', 60),
  topScorer: record('Artilheiro', 'person'),
  topScorerGoals: integer('Gols do artilheiro', 1, 200),
  coach: record('Técnico campeão', 'person'),
  note: text('Observação', 200),
} as const satisfies Fields

export const broadcastRightFields = {
  edition: { ...record('Edição', 'edition'), required },
  streaming: { ...record('Onde passa', 'streaming'), required },
  home: { ...record('Só os jogos em casa de', 'team'), hint: 'Vazio: a edição inteira.' },
  starts: plain('De', 'date'),
  ends: plain('Até', 'date'),
  note: text('Observação', 200),
} as const satisfies Fields

export const suspensionFields = {
  person: { ...record('Pessoa', 'person'), required },
  team: record('Time', 'team'),
  edition: record('Edição', 'edition'),
  reason: { ...text('Motivo', 200), required },
  matches: integer('Jogos', 1, 100),
  starts: plain('De', 'date'),
  ends: { ...plain('Até', 'date'), hint: 'O número de jogos ou a data: um dos dois é preciso.' },
} as const satisfies Fields

export const absenceFields = {
  person: { ...record('Pessoa', 'person'), required },
  team: record('Time', 'team'),
  kind: {
    ...choice('Tipo', { injury: 'Lesão', illness: 'Doença', 'national-team': 'Seleção', other: 'Outro' }),
    required,
  },
  reason: text('Motivo', 200),
  starts: plain('De', 'date'),
  ends: plain('Até', 'date'),
} as const satisfies Fields

export const deductionFields = {
  phase: { ...text('Fase', 200), required, fixed: true },
  team: { ...record('Time', 'team'), required },
  points: { ...integer('Pontos perdidos', 1, 100), required },
  reason: { ...text('Motivo', 200), required },
  day: { ...plain('A partir de', 'date'), hint: 'Vazio: desde o começo.' },
} as const satisfies Fields
