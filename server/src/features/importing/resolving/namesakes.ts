import type { ClubName } from './names/club-name.ts'
import type { Fixture } from './fixture-alignment.ts'

/** A fixture with the key of its round in the edition; null if none is stated. */
export interface RoundFixture extends Fixture {
  readonly round: string | null
}

/** A club of the edition as it is known. */
export interface KnownClub {
  readonly id: string
  readonly names: readonly ClubName[]
}

export interface StatedName {
  readonly id: string
  readonly name: ClubName
  /** What it means is settled. */
  readonly isCertain: boolean
}

/** A name of a file means no longer the club that holds its fixtures: another source had given that club both. */
export interface SeparatedName {
  readonly name: string
  readonly club: string
}

/** In one edition, a club and the namesake that another source gave its matches to. */
export interface NamesakeMatches {
  readonly edition: string
  readonly own: string
  readonly namesake: string
}

interface Played {
  readonly day: string | null
  readonly round: string | null
  readonly side: 'home' | 'away'
  readonly opponent: string
  readonly score: Fixture['score']
}

/**
 * The names of a file that are those of a namesake: Rio Branco VN, where another source had called both it and Rio
 * Branco just that. The file has both names, and they play different opponents on one day or in one round; what it
 * says of the longer name is known of a club with the shorter one; and what it says of the shorter name is, too, known
 * of a club with that name, so that it is not the other source's only one.
 */
export function separateNamesakes(
  stated: readonly RoundFixture[],
  names: readonly StatedName[],
  known: readonly RoundFixture[],
  clubs: readonly KnownClub[],
  clubOf: (name: string) => string | null,
): SeparatedName[] {
  const [said, held] = [playedBy(stated), playedBy(known)]
  const coincide = (name: string, club: string) =>
    (said.get(name) ?? []).some((one) => {
      const opponent = clubOf(one.opponent)
      return (held.get(club) ?? []).some(
        (other) =>
          one.side === other.side && one.day === other.day && opponent === other.opponent && sameScore(one, other),
      )
    })
  const apart: SeparatedName[] = []
  for (const long of names)
    for (const short of names) {
      if (
        long.isCertain ||
        !isLonger(long.name, short.name) ||
        !areTwo(said.get(long.id) ?? [], said.get(short.id) ?? [])
      )
        continue
      const alike = clubs.filter((club) => isCalled(club, short.name) && !isCalled(club, long.name))
      if (!alike.some(({ id }) => coincide(short.id, id))) continue
      for (const { id } of alike) if (coincide(long.id, id)) apart.push({ name: long.id, club: id })
    }
  return apart
}

/** Whether two clubs of an edition are two beyond doubt: each had another opponent on one day or in one round. */
export function areTwoClubs(fixtures: readonly RoundFixture[], one: string, other: string): boolean {
  const played = playedBy(fixtures)
  return areTwo(played.get(one) ?? [], played.get(other) ?? [])
}

/** The same place, and every word of the shorter name with further ones that are neither form nor state. */
export function isLonger(long: ClubName, short: ClubName): boolean {
  return (
    long.state === short.state &&
    long.reserve === short.reserve &&
    long.core.length > short.core.length &&
    short.core.every((word) => long.core.includes(word))
  )
}

function isCalled({ names }: KnownClub, wanted: ClubName): boolean {
  const [state, words] = [wanted.state, wanted.core.toSorted().join(' ')]
  return names.some((name) => name.state === state && name.core.toSorted().join(' ') === words)
}

function areTwo(one: readonly Played[], other: readonly Played[]): boolean {
  return one.some((a) =>
    other.some(
      (b) =>
        a.opponent !== b.opponent && ((a.day !== null && a.day === b.day) || (a.round !== null && a.round === b.round)),
    ),
  )
}

function sameScore({ score: a }: Played, { score: b }: Played): boolean {
  return a !== null && b !== null && a[0] === b[0] && a[1] === b[1]
}

function playedBy(fixtures: readonly RoundFixture[]): ReadonlyMap<string, readonly Played[]> {
  const played = new Map<string, Played[]>()
  const add = (name: string, match: Played) => played.set(name, [...(played.get(name) ?? []), match])
  for (const { home, away, day, round, score } of fixtures) {
    add(home, { day, round, score, side: 'home', opponent: away })
    add(away, { day, round, score, side: 'away', opponent: home })
  }
  return played
}
