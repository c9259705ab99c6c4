/** A match of a league, by its two clubs. */
export interface Fixture {
  readonly id: string
  readonly home_id: string
  readonly away_id: string
}

interface SurplusClubs {
  readonly clubs: ReadonlySet<string>
  /** How many clubs the league has without them. */
  readonly members: number
  /** How many matches those play: each pair once, or at both grounds. */
  readonly whole: number
}

const MOST_SURPLUS = 3
const FEWEST_MEMBERS = 6

/**
 * Finds the clubs that a league has too many: the other clubs have all matches among themselves, except for those in
 * which a surplus club takes a member's place (one of 38 matches of Palmeiras under an unknown name). A club that has
 * played more than a quarter of a member's matches is not a slip of a file.
 */
export function findSurplusClubs(fixtures: readonly Fixture[]): SurplusClubs | null {
  const played = new Map<string, number>()
  for (const { home_id, away_id } of fixtures)
    for (const club of [home_id, away_id]) played.set(club, (played.get(club) ?? 0) + 1)
  const fewestFirst = [...played].toSorted(([one, few], [other, more]) => few - more || (one < other ? -1 : 1))
  for (let surplus = 1; surplus <= MOST_SURPLUS; surplus += 1) {
    const members = fewestFirst.slice(surplus).map(([club]) => club)
    if (members.length < FEWEST_MEMBERS) return null
    const clubs = new Set(fewestFirst.slice(0, surplus).map(([club]) => club))
    const most = fewestFirst[surplus - 1]![1]
    for (const format of FORMATS) {
      const isSlip = most * 4 <= format.meetings * (members.length - 1)
      const whole = (format.meetings * members.length * (members.length - 1)) / 2
      if (isSlip && isWhole(fixtures, members, clubs, format)) return { clubs, members: members.length, whole }
    }
  }
  return null
}

/** How often two clubs meet; if they meet at both grounds, the home club distinguishes their matches. */
const FORMATS = [
  { meetings: 2, place: (side: 'home' | 'away', club: string) => `${side} ${club}` },
  { meetings: 1, place: (_: 'home' | 'away', club: string) => club },
] as const

/**
 * Whether the members have every match of the format once, counting those in which a surplus club replaces a member.
 */
function isWhole(
  fixtures: readonly Fixture[],
  members: readonly string[],
  surplus: ReadonlySet<string>,
  { meetings, place }: (typeof FORMATS)[number],
): boolean {
  const pair = (home: string, away: string) => [place('home', home), place('away', away)].toSorted().join(' ')
  const missing = new Map(
    members.flatMap((home, at) =>
      (meetings === 2 ? members : members.slice(at))
        .filter((away) => away !== home)
        .map((away) => [pair(home, away), { home, away }]),
    ),
  )
  /** By the member's place in a match, how often its opponent was a surplus club. */
  const stoodIn = new Map<string, number>()
  for (const { home_id, away_id } of fixtures) {
    const isTheirs = surplus.has(home_id) || surplus.has(away_id)
    if (!isTheirs && !missing.delete(pair(home_id, away_id))) return false
    const member = surplus.has(home_id) ? place('away', away_id) : place('home', home_id)
    if (isTheirs) stoodIn.set(member, (stoodIn.get(member) ?? 0) + 1)
  }
  return [...missing.values()].every(({ home, away }) => {
    const member = [place('home', home), place('away', away)].find((each) => (stoodIn.get(each) ?? 0) > 0)
    if (member === undefined) return false
    stoodIn.set(member, stoodIn.get(member)! - 1)
    return true
  })
}
