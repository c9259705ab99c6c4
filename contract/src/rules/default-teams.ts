import { slug } from './slug.ts'

/** A team as the picker and the drawn crest need it. */
export interface DefaultTeam {
  readonly id: string
  readonly name: string
  readonly acronym: string
  readonly colors: readonly string[]
}

/** The specification's default team names, word for word and in its order. */
export const defaultTeamNames = [
  'flamengo',
  'vasco',
  'fluminense',
  'botafogo',
  'são paulo',
  'corinthians',
  'santos',
  'palmeiras',
  'internacional',
  'grêmio',
  'atlético mg',
  'cruzeiro',
  'river',
  'boca',
] as const

type DefaultTeamName = (typeof defaultTeamNames)[number]

const looks: Record<DefaultTeamName, { name: string; acronym: string; colors: readonly string[] }> = {
  flamengo: { name: 'Flamengo', acronym: 'FLA', colors: ['#c3281e', '#101010'] },
  vasco: { name: 'Vasco', acronym: 'VAS', colors: ['#101010', '#ffffff'] },
  fluminense: { name: 'Fluminense', acronym: 'FLU', colors: ['#7a1f38', '#0f6b45', '#ffffff'] },
  botafogo: { name: 'Botafogo', acronym: 'BOT', colors: ['#101010', '#ffffff'] },
  'são paulo': { name: 'São Paulo', acronym: 'SAO', colors: ['#ffffff', '#d2232a', '#101010'] },
  corinthians: { name: 'Corinthians', acronym: 'COR', colors: ['#ffffff', '#101010'] },
  santos: { name: 'Santos', acronym: 'SAN', colors: ['#ffffff', '#101010'] },
  palmeiras: { name: 'Palmeiras', acronym: 'PAL', colors: ['#0a6b3c', '#ffffff'] },
  internacional: { name: 'Internacional', acronym: 'INT', colors: ['#d01c2a', '#ffffff'] },
  grêmio: { name: 'Grêmio', acronym: 'GRE', colors: ['#1794d6', '#101010', '#ffffff'] },
  'atlético mg': { name: 'Atlético-MG', acronym: 'CAM', colors: ['#101010', '#ffffff'] },
  cruzeiro: { name: 'Cruzeiro', acronym: 'CRU', colors: ['#1f4fa3', '#ffffff'] },
  river: { name: 'River', acronym: 'RIV', colors: ['#ffffff', '#d8202c'] },
  boca: { name: 'Boca', acronym: 'BOC', colors: ['#10357f', '#f4c430'] },
}

export const defaultTeams: readonly DefaultTeam[] = defaultTeamNames.map((name) => ({ id: slug(name), ...looks[name] }))
