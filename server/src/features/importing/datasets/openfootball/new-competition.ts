import { slug } from '@meio-campo/contract/rules'
import {
  findCountryByFifaCode,
  findCountryByName,
  findNameOfCountry,
  findZoneOfCountry,
} from '../../../football/countries/countries.ts'
import { countryInTitle } from '../names/demonyms.ts'
import { popularNameOf } from '../names/tournaments.ts'
import { isWomensName } from '../names/womens-name.ts'
import type { Competition } from './competitions.ts'
import type { MatchRow } from './match-row.ts'
import { readRoundLabel } from './round-label.ts'

/** What a file says of a competition that no table has. */
export interface CompetitionSigns {
  /** Its heading, without the season. */
  readonly title: string
  /** `be.1` of `2019-20/be.1.json`, `be1` of `2019-20_be1.txt`; null if the file's name is not a code. */
  readonly code: string | null
  /** Folders may be named after the country: `europe/belgium/2019-20_be1.txt`. */
  readonly path: string
  /** Where the whole dataset is of one country. */
  readonly country?: string
  readonly rows: readonly Pick<MatchRow, 'home' | 'away' | 'round' | 'group'>[]
}

const CUP_WORDS =
  /\b(?:cups?|copa|coupe|coppa|pokal|ta[cç]a|beker|trophy|troph[eé]e?|shield|super ?cup|supercopa|recopa|champions|libertadores|sudamericana|tournament|torneio|torneo|qualif\w*|eliminat[oó]rias|play-?offs?|championship cup|games|jogos)\b/i
const WOMEN = /\b(?:women'?s?|femin\w*|f[ée]min\w*|frauen|ladies|damas)\b/i

/** A competition made from what its file says: heading, code, folders, and the teams and rounds of its matches. */
export function newCompetition({ title, code, path, country: only, rows }: CompetitionSigns): Competition {
  const named = countryInTitle(title)
  // Under the name that other datasets of national teams have it by.
  const known = popularNameOf(title)
  const teams = known === title ? teamsOf(rows) : 'national'
  const country = teams === 'national' ? null : (only ?? countryOfCode(code) ?? named.country ?? countryInPath(path))
  // Marked clubs of several countries (`FC Porto (POR)`) play for no country's title.
  const international = teams === 'club' && new Set(rows.flatMap((row) => marksOf(row))).size > 1
  const home = international ? null : country
  const gender = isWomensName(title) || areWomen(rows) ? 'women' : 'men'
  const bare = home === null ? title : named.bare
  const popular = gender === 'men' ? known : title
  return {
    id: idOf(popular === title ? bare : popular, home, gender),
    name: popular,
    teams,
    country: home,
    state: null,
    zone: findZoneOfCountry(home),
    kind: kindOf(title, code, rows),
    neutralFinalSince: null,
    gender,
    titles: [...new Set([popular, title, bare])],
  }
}

function idOf(bare: string, country: string | null, gender: 'men' | 'women'): string {
  const name = gender === 'women' ? `${bare.replace(WOMEN, '')} feminino` : bare
  return slug(`${name.slice(0, 100)}${country === null ? '' : ` ${country}`}`.replaceAll(/^[\s_]+|[\s_]+$/g, ''))
}

/** Where nothing but the clubs' names says so. */
function areWomen(rows: CompetitionSigns['rows']): boolean {
  const names = [...new Set(rows.flatMap(({ home, away }) => [home, away]))]
  return names.filter(isWomensName).length * 2 > names.length
}

/** Nations where most names are those of countries. */
export function teamsOf(rows: CompetitionSigns['rows']): 'club' | 'national' {
  const names = new Set(rows.flatMap(({ home, away }) => [home, away]))
  const countries = [...names].filter((name) => findCountryByName(name) !== null)
  return names.size > 0 && countries.length * 2 > names.size ? 'national' : 'club'
}

function marksOf({ home, away }: { readonly home: string; readonly away: string }): readonly string[] {
  return [home, away].flatMap((name) => /\(([A-Z]{3})\)$/.exec(name)?.[1] ?? [])
}

function kindOf(title: string, code: string | null, rows: CompetitionSigns['rows']): 'league' | 'cup' {
  if (/cup|copa|pokal/i.test(code ?? '') || CUP_WORDS.test(title)) return 'cup'
  // What is played in groups is no league of everybody against everybody.
  const labels = rows.flatMap(({ round, group }) =>
    group === null ? [round === null ? null : readRoundLabel(round)] : [],
  )
  const inTables = labels.filter((label) => label === null || label.kind === 'league').length
  return rows.length > 0 && inTables * 2 < rows.length ? 'cup' : 'league'
}

/** openfootball's own letters where they are not ISO's. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['en', 'GB-ENG'],
  ['eng', 'GB-ENG'],
  ['sco', 'GB-SCT'],
  ['wal', 'GB-WLS'],
  ['nir', 'GB-NIR'],
])

function countryOfCode(code: string | null): string | null {
  const letters = /^([a-z]{2,3})(?:[._-]?(?:\d|cup|[a-z]{2,10}\.\d)|\.)/.exec(code ?? '')?.[1]
  if (letters === undefined) return null
  const upper = letters.toUpperCase()
  return PREFIXES.get(letters) ?? (findNameOfCountry(upper) === null ? findCountryByFifaCode(upper) : upper)
}

/** The country that a file's code or its folders name. */
export function countryOfFile({ code, path }: Pick<CompetitionSigns, 'code' | 'path'>): string | null {
  return countryOfCode(code) ?? countryInPath(path)
}

function countryInPath(path: string): string | null {
  const folders = path.split('/').slice(0, -1).toReversed()
  return folders.map((name) => findCountryByName(name.replaceAll('-', ' '))).find((found) => found !== null) ?? null
}
