import { choice, names, plain, record, text, year, type Fields } from './field.ts'

export const genders = { men: 'Masculino', women: 'Feminino' } as const
export const teamKinds = { club: 'Clube', national: 'Seleção' } as const
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
