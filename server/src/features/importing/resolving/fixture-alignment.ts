import { bitsOf, type Evidence } from '../evidence/evidence.ts'

/** A match as a source states it: two names, a day and a score. Names are local to the source. */
export interface Fixture<Name extends string = string> {
  readonly home: Name
  readonly away: Name
  readonly day: string | null
  readonly score: readonly [number, number] | null
}

export interface Alignment {
  readonly club: string
  readonly evidence: readonly Evidence[]
  /** How far ahead of the second best, in bits. */
  readonly margin: number
}

export interface AlignmentInput {
  /** What the source states of the edition, by the names it uses. */
  readonly stated: readonly Fixture[]
  /** The same edition as it is known, by club id. */
  readonly known: readonly Fixture[]
  /** Names whose club is certain: by the source's own key, or by a person's decision. */
  readonly certain: ReadonlyMap<string, string>
  /** How far a name speaks for a club, before any fixture is looked at. */
  readonly nameEvidence: (name: string, club: string) => readonly Evidence[]
  /** Called for clubs whose fixtures contradict a name so strongly that it cannot mean them. */
  readonly onContradiction?: (name: string, club: string) => void
}

const ACCEPTED_BITS = 14
const ACCEPTED_MARGIN_BITS = 7
const WRONG_SCORE_BITS = -5
const OTHER_OPPONENT_BITS = -6
const NEAR_DAYS = 1
const CONTRADICTED_BITS = -20
const LAST_ROUND = 6
const DAY_MS = 86_400_000

/**
 * Which club of a known edition each name of a source means, decided by fixtures over the whole edition. A name whose
 * days, opponents and scores are those of a club is that club whatever its spelling; one that plays against it is not.
 * Rounds repeat with the opponents found so far until nothing changes.
 */
export function alignFixtures(input: AlignmentInput): Map<string, Alignment> {
  const names = new Set(input.stated.flatMap(({ home, away }) => [home, away]))
  const clubs = new Set(input.known.flatMap(({ home, away }) => [home, away]))
  const found = new Map<string, Alignment>()
  const scoreBits = rarityOfScores(input.known)
  const stated = bySide(input.stated)
  const known = bySide(input.known)
  const opponentBits = Math.log2(Math.max(2, clubs.size))
  const daysOf = new Map([...stated].map(([name, sides]) => [name, new Set(sides.map(({ fixture }) => fixture.day))]))
  const namesOfClub = Map.groupBy(input.certain, ([, club]) => club)
  /** Two names of one file may be two spellings of one club, but not if both play on one day. */
  const playTogether = (one: string, other: string) => {
    const days = daysOf.get(other) ?? new Set()
    return [...(daysOf.get(one) ?? [])].some((day) => day === null || days.has(day))
  }
  const clash = (name: string, club: string) =>
    (namesOfClub.get(club) ?? []).some(([other]) => playTogether(name, other))
  const openNames = [...names].filter((name) => !input.certain.has(name))

  for (let round = 0; round <= LAST_ROUND; round += 1) {
    const clubOf = (name: string) => input.certain.get(name) ?? found.get(name)?.club ?? null
    const scores = openNames.map((name) => ({
      name,
      candidates: [...clubs]
        .filter((club) => !clash(name, club))
        .map((club) => ({
          club,
          evidence: [
            ...input.nameEvidence(name, club),
            ...compareFixtures(name, stated.get(name) ?? [], known.get(club) ?? [], club, {
              clubOf,
              scoreBits,
              opponentBits,
            }),
          ],
        })),
    }))
    const next = assign(scores, playTogether)
    const changed = next.size !== found.size || [...next].some(([name, { club }]) => found.get(name)?.club !== club)
    found.clear()
    for (const [name, alignment] of next) found.set(name, alignment)
    if (changed && round < LAST_ROUND) continue
    for (const { name, candidates } of scores)
      for (const { club, evidence } of candidates)
        if (bitsOf(evidence) < CONTRADICTED_BITS) input.onContradiction?.(name, club)
    break
  }
  return found
}

interface Scored {
  readonly name: string
  readonly candidates: readonly { readonly club: string; readonly evidence: readonly Evidence[] }[]
}

/** One club for each name, the surest first; what is not far ahead of its rivals stays open. */
function assign(
  scores: readonly Scored[],
  playTogether: (one: string, other: string) => boolean,
): Map<string, Alignment> {
  const pairs = scores
    .flatMap(({ name, candidates }) => candidates.map((each) => ({ name, ...each, bits: bitsOf(each.evidence) })))
    .filter(({ bits }) => Number.isFinite(bits))
    .sort((a, b) => b.bits - a.bits || compare(a.name, b.name) || compare(a.club, b.club))
  const assigned = new Map<string, Alignment>()
  const used = new Map<string, string[]>()
  for (const { name, club, evidence, bits } of pairs) {
    if (bits < ACCEPTED_BITS) break
    if (assigned.has(name) || used.get(club)?.some((other) => playTogether(name, other))) continue
    const rival = pairs.find(
      (other) =>
        !assigned.has(other.name) &&
        (other.name === name
          ? other.club !== club && !used.has(other.club)
          : other.club === club && playTogether(name, other.name)),
    )
    const margin = bits - Math.max(rival?.bits ?? 0, 0)
    if (margin < ACCEPTED_MARGIN_BITS) continue
    assigned.set(name, { club, evidence, margin })
    used.set(club, [...(used.get(club) ?? []), name])
  }
  return assigned
}

interface Side {
  readonly fixture: Fixture
  readonly side: 'home' | 'away'
  readonly opponent: string
  readonly time: number | null
}

interface Comparison {
  readonly clubOf: (name: string) => string | null
  readonly scoreBits: (score: readonly [number, number]) => number
  readonly opponentBits: number
}

function compareFixtures(
  name: string,
  stated: readonly Side[],
  known: readonly Side[],
  club: string,
  { clubOf, scoreBits, opponentBits }: Comparison,
): Evidence[] {
  let agreeing = 0
  let contradicting = 0
  let sameBits = 0
  let opponents = 0
  const free = new Set(known)
  for (const each of stated) {
    const opponent = clubOf(each.opponent)
    // It plays against the club on some day, so it is not the club.
    if (opponent === club) {
      return [{ kind: 'different-fixtures', bits: Number.NEGATIVE_INFINITY, detail: { name, opponent: club } }]
    }
    const twin = closest(each, free, opponent)
    if (!twin) continue
    free.delete(twin)
    const [a, b] = [each.fixture.score, twin.fixture.score]
    if (opponent !== null && twin.opponent !== opponent) {
      contradicting += 1
      sameBits += OTHER_OPPONENT_BITS
      continue
    }
    if (opponent !== null) opponents += 1
    if (a && b && (a[0] !== b[0] || a[1] !== b[1])) {
      contradicting += 1
      sameBits += WRONG_SCORE_BITS
    } else if (a && b) {
      agreeing += 1
      sameBits += scoreBits(a)
    }
  }
  if (agreeing + contradicting + opponents === 0) return []
  const bits = Math.min(60, sameBits) + Math.min(40, opponents * opponentBits)
  return [
    { kind: bits > 0 ? 'same-fixtures' : 'different-fixtures', bits, detail: { agreeing, contradicting, opponents } },
  ]
}

/** The club's match of that day on that side; with a known opponent, the one against it whatever the day. */
function closest(each: Side, free: ReadonlySet<Side>, opponent: string | null): Side | null {
  let best: Side | null = null
  let distance = NEAR_DAYS * DAY_MS
  for (const other of free) {
    if (other.side !== each.side) continue
    if (each.time === null || other.time === null) {
      if (opponent !== null && other.opponent === opponent) return other
      continue
    }
    const apart = Math.abs(other.time - each.time)
    if (opponent !== null && other.opponent === opponent && apart <= 3 * DAY_MS) return other
    if (apart <= distance) {
      best = other
      distance = apart
    }
  }
  return best
}

function bySide(fixtures: readonly Fixture[]): Map<string, Side[]> {
  const sides = new Map<string, Side[]>()
  const add = (name: string, side: Side) => sides.set(name, [...(sides.get(name) ?? []), side])
  for (const fixture of fixtures) {
    const time = fixture.day === null ? null : Date.parse(fixture.day)
    add(fixture.home, { fixture, side: 'home', opponent: fixture.away, time })
    add(fixture.away, { fixture, side: 'away', opponent: fixture.home, time })
  }
  return sides
}

/** A 1–0 is weak evidence, a 4–3 is strong: the bits of a score are those of its share among the edition's results. */
function rarityOfScores(fixtures: readonly Fixture[]): (score: readonly [number, number]) => number {
  const counts = new Map<string, number>()
  let total = 0
  for (const { score } of fixtures) {
    if (!score) continue
    total += 1
    const key = score.join('-')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return (score) => Math.log2((total + 20) / ((counts.get(score.join('-')) ?? 0) + 1))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
