import type { Evidence, Thresholds } from '../evidence/evidence.ts'
import { bestComparison, type NameComparison } from './names/person-name.ts'
import { playingYears, type PersonFacts, type TeamYears } from './person-facts.ts'

/** Fewer questions than for clubs: there are many people, and most pairs of similar names are different people. */
export const PERSON_THRESHOLDS: Thresholds = { same: 14, unsure: 12 }

const FORBIDDEN = Number.NEGATIVE_INFINITY
const YOUNGEST = 14
const OLDEST = 48
const LONGEST_CAREER = 27
const LONG_CAREER = 22

/** Evidence that two people are one, in bits. `alone`: bits for a name that no other person there has. */
export function weighPeople(a: PersonFacts, b: PersonFacts, alone = 0): readonly Evidence[] {
  const forbidden = forbid(a, b)
  if (forbidden) return [forbidden]
  const names = bestComparison(a.names, b.names)
  return [
    weighNames(names),
    ...weighBirths(a, b),
    ...weighTeams(a, b, names),
    ...weighSquads(a, b, names),
    ...weighShirts(a, b, names),
    ...weighCareer(a, b),
    ...(alone > 0 ? [{ kind: 'same-edition', bits: alone, detail: { alone: 1 } } as const] : []),
  ]
}

/** Facts that one person cannot combine; null if nothing contradicts. */
export function forbid(a: PersonFacts, b: PersonFacts): Evidence | null {
  const never = (kind: Evidence['kind'], detail: Evidence['detail'] = {}) => ({ kind, bits: FORBIDDEN, detail })
  if (a.sexes.length > 0 && b.sexes.length > 0 && !a.sexes.some((sex) => b.sexes.includes(sex)))
    return never('different-gender')
  const numbers = otherRegistration(a, b)
  if (numbers) return never('two-registrations', numbers)
  const years = [playingYears(a), playingYears(b)].filter((each) => each !== null)
  const first = Math.min(...years.map((each) => each.first))
  const last = Math.max(...years.map((each) => each.last))
  if (years.length === 2 && last - first > LONGEST_CAREER) return never('age', { first, last })
  const dates = [...a.birthDates, ...b.birthDates].map((date) => Number(date.slice(0, 4)))
  const wrong = years.length > 0 && dates.some((born) => first - born < YOUNGEST || last - born > OLDEST)
  if (wrong && !ownDatesAreWrong(a) && !ownDatesAreWrong(b)) return never('age', { first, last })
  return null
}

/** Whether a person born on that day can have played in that year; true if the birth date is unknown. */
export function isPlayingAge(birthDate: string | null, year: number): boolean {
  const age = birthDate === null ? YOUNGEST : year - Number(birthDate.slice(0, 4))
  return age >= YOUNGEST && age <= OLDEST
}

/** A birth date that contradicts the person's own matches is not used as evidence. */
function ownDatesAreWrong(person: PersonFacts): boolean {
  const years = playingYears(person)
  if (!years) return false
  return person.birthDates.some((date) => {
    const born = Number(date.slice(0, 4))
    return years.first - born < YOUNGEST || years.last - born > OLDEST
  })
}

/** A dataset gives a person one number, so two of its numbers are two people. */
function otherRegistration(a: PersonFacts, b: PersonFacts): Evidence['detail'] | null {
  const series = (registration: string) => registration.slice(0, registration.lastIndexOf(' '))
  for (const one of a.registrations)
    for (const other of b.registrations) if (one !== other && series(one) === series(other)) return { a: one, b: other }
  return null
}

const NAME_BITS = { equal: [0, 4, 8, 11], contained: [0, -4, 5, 8], related: [0, -6, -5, -5], different: [-13] }

function weighNames({ relation, shared, slips }: NameComparison): Evidence {
  const scale = NAME_BITS[relation]
  const kind = relation === 'equal' ? 'same-name' : relation === 'contained' ? 'similar-name' : 'different-name'
  return { kind, bits: scale[Math.min(shared, scale.length - 1)]! - 3 * slips, detail: { words: shared } }
}

function weighBirths(a: PersonFacts, b: PersonFacts): Evidence[] {
  if (a.birthDates.length === 0 || b.birthDates.length === 0) return []
  const compared = a.birthDates.flatMap((one) =>
    b.birthDates.map((other) => ({ one, other, bits: bornBits(one, other) })),
  )
  const best = compared.reduce((x, y) => (y.bits > x.bits ? y : x))
  const kind = best.bits > 0 ? 'same-birth-date' : 'different-birth-date'
  return [{ kind, bits: best.bits, detail: { a: best.one, b: best.other } }]
}

/** Dates of old players differ between sources; the first of January often stands for an unknown day. */
export function bornBits(one: string, other: string): number {
  if (one === other) return one.endsWith('-01-01') ? 6 : 12
  const [a, b] = [one.split('-'), other.split('-')]
  const same = a.filter((part, at) => part === b[at]).length
  const years = Math.abs(Number(a[0]) - Number(b[0]))
  const turned = a[0] === b[0] && a[1] === b[2] && a[2] === b[1]
  if ((same === 2 && years <= 10) || turned || one.endsWith('-01-01') || other.endsWith('-01-01'))
    return years > 3 ? -5 : -2
  return years <= 2 ? -7 : -16
}

/** Whether they appeared for the same team in the same role, and how many years apart. */
function weighTeams(a: PersonFacts, b: PersonFacts, names: NameComparison): Evidence[] {
  const shared = a.teams.flatMap((one) =>
    b.teams
      .filter(({ team, role }) => team === one.team && role === one.role)
      .map((other) => ({
        team: one.team,
        bits: teamBits(one, other, names.relation === 'equal'),
        years: gapOf(one, other),
      })),
  )
  if (shared.length === 0) return []
  const best = shared.reduce((x, y) => (y.bits > x.bits ? y : x))
  return [{ kind: 'same-team', bits: best.bits, detail: { team: best.team, years: best.years } }]
}

function teamBits(a: TeamYears, b: TeamYears, sameName: boolean): number {
  const gap = gapOf(a, b)
  if (!a.national) return gap <= 1 ? 6 : gap <= 3 ? 3 : 0
  if (gap <= 4) return 10
  if (gap <= 8) return sameName ? 10 : 5
  return gap <= 12 ? 4 : 0
}

function gapOf(a: TeamYears, b: TeamYears): number {
  return Math.max(0, a.first - b.last, b.first - a.last)
}

const squadsOfBoth = (a: PersonFacts, b: PersonFacts) => [...a.squads].filter((place) => b.squads.has(place)).length

/**
 * Whether two people of one name are in one squad. Sources often disagree on an early player's birth date, and two
 * players of one name in one squad are rare: a list that has both shows it.
 */
export function inOneSquad(a: PersonFacts, b: PersonFacts): boolean {
  return squadsOfBoth(a, b) > 0 && bestComparison(a.names, b.names).relation === 'equal'
}

/** Two people of one full name in one squad would be a rare coincidence. */
function weighSquads(a: PersonFacts, b: PersonFacts, { relation, shared }: NameComparison): Evidence[] {
  if (relation !== 'equal' || shared < 2) return []
  const squads = squadsOfBoth(a, b)
  return squads > 0 ? [{ kind: 'same-edition', bits: 5, detail: { squads } }] : []
}

function weighShirts(a: PersonFacts, b: PersonFacts, names: NameComparison): Evidence[] {
  const evidence: Evidence[] = []
  let same = 0
  for (const [place, { number, dataset }] of a.shirts) {
    const other = b.shirts.get(place)
    if (!other) continue
    if (other.number === number) same += 1
    else {
      // Lists of two sources may number a squad differently; one list does not number one player twice.
      const bits = dataset === other.dataset || names.relation !== 'equal' ? -14 : -5
      evidence.push({ kind: 'two-places-in-one-match', bits, detail: { place, a: number, b: other.number } })
    }
  }
  if (same > 0) evidence.push({ kind: 'same-squad-place', bits: 13 + Math.min(same, 3), detail: { squads: same } })
  return evidence
}

function weighCareer(a: PersonFacts, b: PersonFacts): Evidence[] {
  const [one, other] = [playingYears(a), playingYears(b)]
  if (!one || !other) return []
  const years = Math.max(one.last, other.last) - Math.min(one.first, other.first)
  return years > LONG_CAREER ? [{ kind: 'age', bits: -8, detail: { years } }] : []
}
