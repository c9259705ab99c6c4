import { genders, matchStatuses, positions, teamKinds } from './choices.ts'
import { choice, type Fields, integer, names, plain, record, text, year } from './field.ts'

const ageLevels = {
  senior: 'Profissional',
  u23: 'Sub-23',
  u21: 'Sub-21',
  u20: 'Sub-20',
  u19: 'Sub-19',
  u17: 'Sub-17',
  u15: 'Sub-15',
} as const

export const teamFields = {
  ...names,
  nickname: text('Apelido', 80),
  kind: { ...choice('Tipo', teamKinds), required: true },
  gender: { ...choice('Gênero', genders), required: true },
  ageLevel: { ...choice('Categoria', ageLevels), required: true },
  country: plain('País', 'country'),
  state: plain('Estado', 'state'),
  city: text('Cidade', 80),
  founded: year('Fundação'),
  dissolved: year('Encerramento'),
  colours: plain('Cores', 'colours'),
  crest: plain('Escudo', 'picture'),
  stadium: record('Estádio', 'stadium'),
  confederation: record('Confederação ou federação', 'confederation'),
  site: plain('Site', 'url'),
  socials: plain('Redes sociais', 'socials'),
} as const satisfies Fields

const feet = { left: 'Esquerdo', right: 'Direito', both: 'Os dois' } as const

export const personFields = {
  ...names,
  gender: choice('Gênero', genders),
  birthDate: plain('Nascimento', 'date'),
  birthPlace: text('Local de nascimento'),
  nationalities: plain('Nacionalidades', 'countries'),
  positions: { input: 'choices', label: 'Posições', choices: positions },
  foot: choice('Pé', feet),
  heightCm: { ...integer('Altura', 100, 250), hint: 'Em centímetros.' },
  photo: plain('Foto', 'picture'),
} as const satisfies Fields

const competitionKinds = { league: 'Liga', cup: 'Copa', friendly: 'Amistosos' } as const
const participants = { club: 'Clubes', national: 'Seleções' } as const

export const competitionFields = {
  ...names,
  code: {
    input: 'text',
    label: 'Código',
    max: 60,
    pattern: '^[a-z0-9_]{2,60}$',
    required: true,
    fixed: true,
    hint: 'Curto e único, como bra_a: começa o id de cada jogo. Não muda depois.',
  },
  kind: { ...choice('Tipo', competitionKinds), required: true },
  participants: { ...choice('Participantes', participants), required: true },
  gender: { ...choice('Gênero', genders), required: true },
  country: plain('País', 'country'),
  state: plain('Estado', 'state'),
  confederation: record('Organização', 'confederation'),
  crest: plain('Escudo', 'picture'),
} as const satisfies Fields

export const editionFields = {
  competition: { ...record('Campeonato', 'competition'), required: true, fixed: true },
  name: {
    input: 'text',
    label: 'Temporada',
    max: 7,
    pattern: '^(18[5-9]|19[0-9]|2[01][0-9])[0-9](-[0-9]{2})?$',
    required: true,
    fixed: true,
    hint: 'Como em 2026 ou 2026-27. Não muda depois.',
  },
  starts: plain('Começo', 'date'),
  ends: plain('Fim', 'date'),
  hosts: plain('Sedes', 'countries'),
} as const satisfies Fields

const surfaces = { grass: 'Grama natural', artificial: 'Grama sintética', hybrid: 'Grama híbrida' } as const

export const stadiumFields = {
  ...names,
  country: plain('País', 'country'),
  state: plain('Estado', 'state'),
  city: text('Cidade', 80),
  capacity: integer('Capacidade', 1, 500_000),
  opened: year('Inauguração'),
  surface: choice('Gramado', surfaces),
  latitude: { ...plain('Latitude', 'degrees'), hint: 'Em graus; junto com a longitude.' },
  longitude: plain('Longitude', 'degrees'),
  recordAttendance: integer('Recorde de público', 1, 500_000),
  photo: { ...plain('Foto', 'picture'), wide: true },
} as const satisfies Fields

export const confederationFields = {
  ...names,
  parent: { ...record('Filiada a', 'confederation'), hint: 'A confederação acima dela.' },
  country: plain('País', 'country'),
  state: plain('Estado', 'state'),
  founded: year('Fundação'),
  site: plain('Site', 'url'),
  crest: plain('Escudo', 'picture'),
} as const satisfies Fields

const streamingKinds = {
  streaming: 'Streaming',
  'open-tv': 'TV aberta',
  'pay-tv': 'TV fechada',
  'pay-per-view': 'Pay-per-view',
  radio: 'Rádio',
} as const

export const streamingFields = {
  ...names,
  kind: { ...choice('Tipo', streamingKinds), required: true },
  site: plain('Site', 'url'),
  free: { ...plain('Grátis', 'boolean'), hint: 'Assistir não custa nada.' },
  country: plain('País', 'country'),
  logo: plain('Logo', 'picture'),
} as const satisfies Fields

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
