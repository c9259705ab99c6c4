import { normaliseName } from './normalise.ts'

/** A person's name in its parts. */
export interface PersonName {
  readonly normalised: string
  /** The words without particles and generation marks, in order. */
  readonly words: readonly string[]
  /** `junior`, `filho`, `neto`, `segundo`: distinguishes father and son where both sides have one. */
  readonly generation: string | null
}

/** How two names relate. */
export type NameRelation =
  /** The same words, in any order and spelling. */
  | 'equal'
  /** All words of the shorter one are in the longer one. */
  | 'contained'
  /** At least one word is the same, others differ. */
  | 'related'
  | 'different'

export interface NameComparison {
  readonly relation: NameRelation
  /** How many words are surely the same; initials and short forms are not counted. */
  readonly shared: number
  /** How many of those differ by a letter or two. */
  readonly slips: number
}

const PARTICLES = new Set(
  'da das de del della den der di do dos du e el al la las le los van von y bin ibn ben ter ten af av'.split(' '),
)
const GENERATIONS: Readonly<Record<string, string>> = {
  jr: 'junior',
  junior: 'junior',
  filho: 'filho',
  neto: 'neto',
  sobrinho: 'sobrinho',
  segundo: 'segundo',
  ii: 'segundo',
  sr: 'senior',
  senior: 'senior',
}

export function parsePersonName(name: string): PersonName {
  // An apostrophe stands inside a word: N'Kono, O'Neill.
  const normalised = normaliseName(name.replace(/['’`´]/g, ''))
  const all = normalised.split(' ').filter((word) => word !== '')
  const last = all.length > 1 ? GENERATIONS[all.at(-1)!] : undefined
  const rest = last === undefined ? all : all.slice(0, -1)
  const words = rest.filter((word) => !PARTICLES.has(word))
  return { normalised, words: words.length > 0 ? words : rest, generation: last ?? null }
}

/** Compares by corresponding words: order, accents, transliteration, initials and short forms may differ. */
export function comparePersonNames(a: PersonName, b: PersonName): NameComparison {
  if (a.normalised === b.normalised) return { relation: 'equal', shared: a.words.length, slips: 0 }
  const [short, long] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words]
  const joined = compareWords(short, long)
  const whole = soundOf(glued(a)) === soundOf(glued(b)) || sameLetters(short, long)
  const { sure, weak, slips, exact } = whole ? { sure: short.length, weak: 0, slips: 0, exact: true } : joined
  const differ = a.generation !== null && b.generation !== null && a.generation !== b.generation
  if (sure === 0) return { relation: 'different', shared: 0, slips: 0 }
  if (sure + weak < short.length || differ) return { relation: 'related', shared: sure, slips }
  return { relation: exact ? 'equal' : 'contained', shared: sure, slips }
}

/**
 * The best comparison of any name of one with any name of the other. Where both have full names that contradict each
 * other, a short name in common says nothing: Mariusz and Robert Lewandowski are both called Lewandowski.
 */
export function bestComparison(a: readonly PersonName[], b: readonly PersonName[]): NameComparison {
  const [fullA, fullB] = [a.filter(isFull), b.filter(isFull)]
  if (fullA.length > 0 && fullB.length > 0) {
    const best = bestOf(fullA, fullB)
    if (best.relation === 'related' || best.relation === 'different') return best
  }
  return bestOf(a, b)
}

const isFull = ({ words }: PersonName) => words.length > 1

function bestOf(a: readonly PersonName[], b: readonly PersonName[]): NameComparison {
  let best: NameComparison = { relation: 'different', shared: 0, slips: 0 }
  for (const one of a)
    for (const other of b) {
      const compared = comparePersonNames(one, other)
      if (rankOf(compared) > rankOf(best)) best = compared
    }
  return best
}

const RANKS: Readonly<Record<NameRelation, number>> = { different: 0, related: 10, contained: 20, equal: 30 }
const rankOf = ({ relation, shared, slips }: NameComparison) => RANKS[relation] + Math.min(shared, 9) - slips / 2

/** Gives each word of the shorter name its partner in the longer one, the most alike first. */
function compareWords(short: readonly string[], long: readonly string[]) {
  const pairs = short
    .flatMap((one, at) => spread(long).map(({ word, places }) => ({ at, places, likeness: likenessOf(one, word) })))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((x, y) => y.likeness - x.likeness || x.places.length - y.places.length)
  const [used, taken] = [new Set<number>(), new Set<number>()]
  let [sure, weak, spelled] = [0, 0, 0]
  for (const { at, places, likeness } of pairs) {
    if (used.has(at) || places.some((place) => taken.has(place))) continue
    // A short form or an initial says something only beside a word that is the same.
    used.add(at)
    for (const place of places) taken.add(place)
    if (likeness === 1) weak += 1
    else sure += 1
    if (likeness >= 3) spelled += 1
  }
  return { sure, weak, slips: sure - spelled, exact: spelled === short.length && taken.size === long.length }
}

/** The words, and neighbours written as one: `bo kyung` as `bokyung`. */
function spread(words: readonly string[]): { word: string; places: readonly number[] }[] {
  const single = words.map((word, place) => ({ word, places: [place] }))
  const double = words.slice(1).map((word, place) => ({ word: words[place]! + word, places: [place, place + 1] }))
  return [...single, ...double]
}

/** 4 the same, 3 another spelling, 2 perhaps a slip, 1 perhaps a short form or an initial, 0 another word. */
function likenessOf(a: string, b: string): number {
  if (a === b) return a.length === 1 ? 1 : 4
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? 1 : 0
  if (soundOf(a) === soundOf(b)) return 3
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length >= 5 && distance(short, long) <= (short.length >= 9 ? 2 : 1)) return 2
  return short.length >= 3 && long.startsWith(short.slice(0, short.length < LONG_WORD ? 3 : 5)) ? 1 : 0
}

/** Of such words more must begin alike: Charlie is Charles, but Bergwijn is not Berghuis. */
const LONG_WORD = 7

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sch|tsch|tch|cz|sh|ch|zh|kh|gh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/([uoa])e(?=.)/g, '$1'],
  [/ou|oo/g, 'u'],
  [/ck|c|q|k/g, 'k'],
  [/w|v/g, 'v'],
  [/x/g, 'ks'],
  [/dj|j|y|i|ee/g, 'i'],
  [/z|s/g, 's'],
  [/(?<=.)h/g, ''],
]
const keys = new Map<string, string>()

/** What a word sounds like, roughly: spellings and transliterations of one name have the same. */
export function soundOf(word: string): string {
  const known = keys.get(word)
  if (known !== undefined) return known
  const key = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), word).replace(/(.)\1+/g, '$1')
  if (keys.size > 200_000) keys.clear()
  keys.set(word, key)
  return key
}

const glued = ({ normalised }: PersonName) => normalised.replaceAll(' ', '')

function sameLetters(a: readonly string[], b: readonly string[]): boolean {
  const sorted = (words: readonly string[]) => words.map(soundOf).toSorted().join('')
  return a.length > 1 && sorted(a) === sorted(b)
}

/** Levenshtein's, given up above 2. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let x = 1; x <= a.length; x += 1) {
    const next = [x]
    for (let y = 1; y <= b.length; y += 1) {
      next.push(Math.min(row[y]! + 1, next[y - 1]! + 1, row[y - 1]! + (a[x - 1] === b[y - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[b.length]!
}
