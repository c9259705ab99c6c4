import type { TeamRef } from '@meio-campo/contract'
import type { Queryable } from '../../../database/database.ts'
import { findKnownTeams } from './team-ref.ts'

export interface NamedTeam {
  readonly id: string
  readonly name: string
  readonly kind: string
}

type Article = 'o' | 'a' | 'os' | 'as' | null

/** Clubs are masculine, whatever their names end in (o Bahia, o Vitória), but for a few. */
const FEMININE_CLUBS =
  /^(aparecidense|atalanta|caldense|chapecoense|desportiva|estrella|estrela|ferroviária|fiorentina|inter de limeira|internazionale|jacuipense|juazeirense|juventus|lazio|ldu|liga|ponte preta|portuguesa|real sociedad|roma|sampdoria|tombense|tuna luso|udinese|unión|universidad)/i

const BARE_COUNTRIES = new Set(
  'Andorra,Angola,Aruba,Bangladesh,Barbados,Belize,Bermudas,Burkina Faso,Cabo Verde,Chipre,Cuba,Curaçao,El Salvador,Fiji,Gana,Gibraltar,Granada,Guam,Honduras,Hong Kong,Israel,Luxemburgo,Macau,Madagascar,Malta,Marrocos,Mianmar,Moçambique,Mônaco,Omã,Portugal,Porto Rico,Ruanda,Samoa,San Marino,Santa Lúcia,São Tomé e Príncipe,Singapura,Taiti,Taiwan,Timor-Leste,Tonga,Trinidad e Tobago,Uganda,Vanuatu'.split(
    ',',
  ),
)

/** `o Santos`, `a Ponte Preta`, `a França`, `os Estados Unidos`, and plain `Portugal`. */
function articleOf({ name, kind }: NamedTeam): Article {
  if (kind !== 'national') return FEMININE_CLUBS.test(name) ? 'a' : 'o'
  if (BARE_COUNTRIES.has(name)) return null
  if (/^(Ilhas|Antilhas|Filipinas|Maldivas|Bahamas|Seychelles)/.test(name)) return 'as'
  if (/^(Estados|Países|Emirados|Camarões|Territórios|Barbados)/.test(name)) return 'os'
  if (/^(República|Coreia|Guiné|Nova|Costa|Arábia|África)/.test(name)) return 'a'
  if (name === 'Camboja' || name === 'Quênia') return 'o'
  return name.endsWith('a') ? 'a' : 'o'
}

/** `do Santos`, `da França`, `de Portugal`. */
export function ofTeam(team: NamedTeam): string {
  const article = articleOf(team)
  return article === null ? `de ${team.name}` : `d${article} ${team.name}`
}

/** `o Santos`, `a França`, `Portugal`. */
export function theTeam(team: NamedTeam): string {
  const article = articleOf(team)
  return article === null ? team.name : `${article} ${team.name}`
}

/** Teams by id as answers name them, and what a sentence about them must know. */
export interface TeamNames {
  readonly ref: (id: string) => TeamRef
  readonly named: (id: string) => NamedTeam
}

export async function findTeamNames(database: Queryable, ids: Iterable<string>): Promise<TeamNames> {
  const byId = await findKnownTeams(database, ids)
  const ref = (id: string) => byId.get(id)?.ref ?? { id, name: id, acronym: null, crest: null, colours: [] }
  return { ref, named: (id) => ({ id, name: ref(id).name, kind: byId.get(id)?.kind ?? 'club' }) }
}
