import { brazilianStates } from '@meio-campo/contract/rules'
import { joinAge } from '../../datasets/names/age-level.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import { joinInitials, normaliseName } from './normalise.ts'

/** A club's name in its parts. Legal form and state are kept apart: they distinguish clubs, but come and go in sources. */
export interface ClubName {
  readonly normalised: string
  /** The words that are neither form nor state, in order. */
  readonly core: readonly string[]
  /** `fc`, `sc`, `esporte clube` as `ec` … */
  readonly forms: ReadonlySet<string>
  readonly state: string | null
  /** A second or youth team, which is never its club's first. */
  readonly reserve: boolean
  /** `sub20` of a youth team. */
  readonly age: string | null
}

/** Legal forms in their letters. */
const ABBREVIATED_FORMS = (
  'fc afc cf sc ac ec cr se ad cd ca aa af fbc bc uc ud rc rcd cp gd cs csd sd sv ssv tsv fsv msv vfb vfl tsg spvgg ' +
  'bsc fk sk nk ks bk if ik ff ss us as ssc kv kvc sm jk gif mfk tj hnk gnk pfc kaa krc rsc kfc sbv acf asd'
).split(' ')

const WOMEN = new Set(
  'women womens ladies frauen damen dames feminino feminina femenino femenina feminin feminines femminile femenil'.split(
    ' ',
  ),
)

/** Words of a legal form, and the small words between the others. */
const FORM_WORDS = new Set([
  ...ABBREVIATED_FORMS,
  ...WOMEN,
  'wfc',
  'lfc',
  ...(
    'calcio club clube clubes clubs football futbol futebol fussball foot ball soccer sport sports sporting ' +
    'sportivo sportiva esporte esportes esportivo esportiva desportivo desportiva deportivo deportiva deportes ' +
    'sociedade sociedad associacao asociacion association associazione atletica regatas recreativo recreativa ' +
    'saf ltda sad spa ev de do da dos das del la el los las the e y und and'
  ).split(' '),
])

const RESERVE = /(?:^| )(?:ii|iii|b|c|u ?\d\d|sub ?\d\d|reserves?|reservas|aspirantes|juvenil|youth|amateure)(?: |$)/
const STATES = new Set<string>(Object.keys(brazilianStates).map((code) => code.toLowerCase()))

export function parseClubName(name: string, state: string | null = null): ClubName {
  const withoutCountry = name.replace(/\s*\((?:[A-Z]{3})\)\s*$/, '')
  const normalised = joinAge(joinInitials(normaliseName(withoutCountry)))
  const words = normalised.split(' ')
  const last = words.at(-1) ?? ''
  const ownState = words.length > 1 && STATES.has(last) ? last : null
  const rest = ownState === null ? words : words.slice(0, -1)
  const reserve = rest.length > 1 && RESERVE.test(rest.slice(1).join(' '))
  // Years and numbers come and go like forms: Bologna FC 1909, Bayer 04.
  const core = rest.filter((word) => !FORM_WORDS.has(word) && !/^\d+$/.test(word))
  return {
    normalised,
    core: core.length > 0 ? core : rest,
    forms: new Set(rest.filter((word) => FORM_WORDS.has(word) && word.length > 1).flatMap(legalForm)),
    state: state?.toLowerCase() ?? ownState,
    reserve,
    age: rest.find((word) => /^sub\d\d$/.test(word)) ?? null,
  }
}

/** The team's gender is no legal form: of Arsenal WFC, Arsenal Women and Arsenal Ladies none contradicts another. */
function legalForm(word: string): string[] {
  if (WOMEN.has(word)) return []
  return [word === 'wfc' || word === 'lfc' ? 'fc' : word]
}

/** SC, AC and SE are states and legal forms: Ceará SC is a Sporting Club, Avaí SC is of Santa Catarina. */
function isForm(state: string): boolean {
  return FORM_WORDS.has(state)
}

/** How far two names speak for one club. Only a prior: fixtures decide where there are any. */
export function compareClubNames(a: ClubName, b: ClubName): Evidence {
  const detail = { a: a.normalised, b: b.normalised }
  if (a.state !== null && b.state !== null && a.state !== b.state) {
    return { kind: 'different-state', bits: isForm(a.state) || isForm(b.state) ? -6 : -20, detail }
  }
  if (a.reserve !== b.reserve || a.age !== b.age)
    return { kind: 'different-name', bits: Number.NEGATIVE_INFINITY, detail }
  if (a.normalised === b.normalised) return { kind: 'same-name', bits: 9, detail }
  const [x, y] = [a.core.join(' '), b.core.join(' ')]
  if (x === y) {
    // Both have a legal form and the forms differ (Paris FC, Paris SG): weaker than if only one has a form. An AFC is
    // often a club refounded beside or after the old one.
    const clash =
      (a.forms.size > 0 && b.forms.size > 0 && [...a.forms].every((form) => !b.forms.has(form))) ||
      a.forms.has('afc') !== b.forms.has('afc')
    return { kind: 'same-name', bits: clash ? 4 : 7, detail }
  }
  const likeness = tokenLikeness(a.core, b.core)
  // A slip of spelling says more than a word that only one of them has (Rayo Vallecano de Madrid).
  if (likeness >= 0.9 && a.core.length === b.core.length) return { kind: 'similar-name', bits: 6, detail }
  if (likeness >= 0.75) return { kind: 'similar-name', bits: 4, detail }
  if (likeness >= 0.5) return { kind: 'similar-name', bits: 1, detail }
  return { kind: 'different-name', bits: likeness > 0.25 ? -2 : -5, detail }
}

/** The share of the shorter name's words that stand in the longer one, spelling slips and abbreviations allowed. */
export function tokenLikeness(a: readonly string[], b: readonly string[]): number {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const free = [...long]
  let shared = 0
  for (const word of short) {
    let best = -1
    let most = 0
    for (const [index, other] of free.entries()) {
      const likeness = wordLikeness(word, other)
      if (likeness > most) [best, most] = [index, likeness]
    }
    if (best < 0) continue
    shared += most
    free.splice(best, 1)
  }
  // Words that only one of them has count against it, but less than words that differ.
  return shared / (short.length + free.length * 0.15)
}

function wordLikeness(a: string, b: string): number {
  if (a === b) return 1
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length >= 3 && long.startsWith(short)) return 0.85
  if (long.length < 5 || (a[0] !== b[0] && a[1] !== b[1])) return 0
  const slips = editDistance(a, b, 2)
  if (slips === 1 && long.length >= 5) return 0.9
  if (slips === 2 && long.length >= 8) return 0.8
  return 0
}

/** Levenshtein with transpositions, given up above `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return last[b.length]!
}

/**
 * The name of a club as people say it, where a source has it so: "Manchester City FC" is also called Manchester City.
 * Only letters of a legal form at either end come off; a state of Brazil, which looks like one, stays.
 */
export function pickPlainClubName(shown: string, names: readonly string[], country: string | null): string {
  const plain = withoutForms(shown, country)
  const found = plain === normaliseName(shown) ? shown : names.find((name) => normaliseName(name) === plain)
  return hyphenateState(found ?? shown, country)
}

/** As people in Brazil write it: "Jequié BA" is Jequié-BA. The letters of SC, AC and SE may be a legal form. */
export function hyphenateState(name: string, country: string | null): string {
  const written = /^(.*\S) ([A-Z]{2})$/.exec(name)
  const state = written?.[2]?.toLowerCase() ?? ''
  return country === 'BR' && written && STATES.has(state) && !isForm(state) ? `${written[1]}-${written[2]}` : name
}

function withoutForms(name: string, country: string | null): string {
  const isLoose = (word: string) =>
    ABBREVIATED_FORMS.includes(word) && !(STATES.has(word) && (country === null || country === 'BR'))
  const words = normaliseName(name).split(' ')
  while (words.length > 1 && (isLoose(words[0]!) || words[0] === '1')) words.shift()
  while (words.length > 1 && isLoose(words.at(-1)!)) words.pop()
  return words.join(' ')
}
