import { slug } from '@meio-campo/contract/rules'
import type { EditionRef, NewCompetition } from '../../records/records.ts'
import { findCompetitionByName } from '../openfootball/competitions.ts'
import { newCompetition } from '../openfootball/new-competition.ts'

interface Competition {
  readonly id: string
  readonly name: string
}

const COMPETITIONS: ReadonlyMap<string, Competition> = new Map([
  ['serie_a', { id: 'brasileirao_serie_a', name: 'Brasileirão Série A' }],
  ['serie_b', { id: 'brasileirao_serie_b', name: 'Brasileirão Série B' }],
  ['serie_c', { id: 'brasileirao_serie_c', name: 'Brasileirão Série C' }],
  ['serie_d', { id: 'brasileirao_serie_d', name: 'Brasileirão Série D' }],
  ['cdb', { id: 'copa_do_brasil', name: 'Copa do Brasil' }],
])

export interface NamedSeason {
  readonly edition: EditionRef
  readonly name: string
  /** Of a competition that is not in the list above: what its name shows. */
  readonly newCompetition: NewCompetition | null
}

export type CbfFile = ({ readonly holds: 'games' } & NamedSeason) | { readonly holds: 'nothing-new' | 'unknown' }

/** What a file of the dataset holds, by its name: `Serie_A_2019_games.json`, `Copa_Verde_2023_games.json`. */
export function describeFile(path: string): CbfFile {
  const [, code = '', edition, what] =
    /(?:^|\/)(\p{L}[\p{L}\d_ -]*)[_ -](\d{4})[_ -](games|squads)(?: ?\(\d{1,3}\))?\.json$/iu.exec(path) ?? []
  if (edition === undefined) return { holds: 'unknown' }
  if (what?.toLowerCase() === 'squads') return { holds: 'nothing-new' }
  const title = code.replaceAll(/[_-]+/g, ' ')
  const known = COMPETITIONS.get(slug(code)) ?? findCompetitionByName(title, 'BR')
  if (known) {
    return { holds: 'games', edition: { competition: known.id, edition }, name: known.name, newCompetition: null }
  }
  const made = newCompetition({ title, code: null, path, country: 'BR', rows: [] })
  const { id, name, kind, teams: participants, gender, country, titles } = made
  return {
    holds: 'games',
    edition: { competition: id, edition },
    name,
    newCompetition: { kind, participants, gender, country, names: titles ?? [name] },
  }
}
