import { choice, integer, names, plain, text, type Fields } from './field.ts'
import { genders } from './team.ts'

export const positions = {
  goalkeeper: 'Goleiro',
  defender: 'Defensor',
  midfielder: 'Meia',
  forward: 'Atacante',
} as const
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
