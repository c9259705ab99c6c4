import type { Evidence } from '../evidence/evidence.ts'
import type { ClubName } from '../resolving/names/club-name.ts'

interface Club {
  readonly country: string | null
  readonly state: string | null
  readonly names: readonly ClubName[]
}

/** A word, or a whole name, and how many clubs hold it. */
export interface RareWord {
  readonly word: string
  readonly clubs: number
}

type Find = (first: string, second: string) => RareWord | null

/** Two clubs of one country that alone hold a word, and whose names differ in nothing but the form, are one. */
export function rareBits({ clubs }: RareWord, { kind }: Evidence): number {
  if (clubs > 2) return 2
  return kind === 'same-name' ? 5 : 4
}

/** What few clubs hold besides these two: the rarest of what they have in common. */
export function rareWords(clubs: ReadonlyMap<string, Club>): Find {
  const rules = [wholeNames(clubs), namesInState(clubs), namesInCountry(clubs), singleWords(clubs)]
  return (first, second) =>
    rules
      .map((find) => find(first, second))
      .reduce((rarest, each) => (each && (!rarest || each.clubs < rarest.clubs) ? each : rarest), null)
}

/** A name in common, letter by letter with its form, that no third club has. */
function wholeNames(clubs: ReadonlyMap<string, Club>): Find {
  const namesOf = ({ names }: Club) => names.filter(({ forms }) => forms.size > 0).map(({ normalised }) => normalised)
  const holders = new Map<string, number>()
  for (const { names } of clubs.values())
    for (const { normalised } of names) holders.set(normalised, (holders.get(normalised) ?? 0) + 1)
  return (first, second) => {
    const others = new Set(clubs.get(second)!.names.map(({ normalised }) => normalised))
    const isOnly = namesOf(clubs.get(first)!).some((name) => others.has(name) && holders.get(name) === 2)
    return isOnly ? { word: '', clubs: 2 } : null
  }
}

/** Within a state, the name without its form: Brasília and Brasília FC are alike although there is a Real Brasília. */
function namesInState(clubs: ReadonlyMap<string, Club>): Find {
  return rarest(clubs, (club) => new Set(club.names.map(({ core }) => core.join(' '))), stateOf)
}

/**
 * Of clubs that no state tells apart, a name of several words without its form: CF Universidad de Chile, although the
 * country has other universities.
 */
function namesInCountry(clubs: ReadonlyMap<string, Club>): Find {
  const severalWords = ({ names }: Club) =>
    new Set(names.map(({ core }) => core.join(' ')).filter((name) => name.includes(' ')))
  return rarest(clubs, severalWords, ({ country, state }) => (state === null ? country : null))
}

/** A word, among the clubs of the state of both, else of the country of both, else of all. */
function singleWords(clubs: ReadonlyMap<string, Club>): Find {
  const wordsOf = (club: Club) => new Set(club.names.flatMap(({ core }) => core))
  const inState = rarest(clubs, wordsOf, stateOf)
  const inCountry = rarest(clubs, wordsOf, ({ country }) => country)
  // A club of an unknown country may be of any: it is compared with all that hold the word.
  const anywhere = rarest(clubs, wordsOf, () => '')
  return (first, second) => {
    const [a, b] = [clubs.get(first)!, clubs.get(second)!]
    if (stateOf(a) !== null && stateOf(a) === stateOf(b)) return inState(first, second)
    return (a.country !== null && a.country === b.country ? inCountry : anywhere)(first, second)
  }
}

const stateOf = ({ country, state }: Club) => (state === null ? null : `${country}-${state}`)

const SHORTEST = 4
const MOST_CLUBS = 3

/** Among the clubs of one place: what both hold and at most three do. */
function rarest(
  clubs: ReadonlyMap<string, Club>,
  wordsOf: (club: Club) => ReadonlySet<string>,
  placeOf: (club: Club) => string | null,
): Find {
  const holders = new Map<string, number>()
  const keyOf = (place: string, word: string) => `${place} ${word}`
  for (const club of clubs.values()) {
    const place = placeOf(club)
    if (place === null) continue
    for (const word of wordsOf(club)) holders.set(keyOf(place, word), (holders.get(keyOf(place, word)) ?? 0) + 1)
  }
  return (first, second) => {
    const [a, b] = [clubs.get(first)!, clubs.get(second)!]
    const place = placeOf(a)
    if (place === null || place !== placeOf(b)) return null
    const others = wordsOf(b)
    const rare = [...wordsOf(a)]
      .filter((word) => word.length >= SHORTEST && others.has(word))
      .map((word) => ({ word, clubs: holders.get(keyOf(place, word))! }))
      .filter(({ clubs: count }) => count <= MOST_CLUBS)
    return rare.toSorted((x, y) => x.clubs - y.clubs)[0] ?? null
  }
}
