import { choice, integer, names, plain, record, text, year, type Fields } from './field.ts'

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
