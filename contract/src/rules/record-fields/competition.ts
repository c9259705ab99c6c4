import { choice, names, plain, record, type Fields } from './field.ts'
import { genders } from './team.ts'

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
    pattern: '^[0-9]{4}(-[0-9]{2})?$',
    required: true,
    fixed: true,
    hint: 'Como em 2026 ou 2026-27. Não muda depois.',
  },
  starts: plain('Começo', 'date'),
  ends: plain('Fim', 'date'),
  hosts: plain('Sedes', 'countries'),
} as const satisfies Fields
