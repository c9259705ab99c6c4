import { brazilianStates } from '@meio-campo/contract/rules'
import { findCountryByFifaCode, findCountryByName } from '../../../football/countries/countries.ts'
import type { EditionRef, ImportRecord, Origin, PersonRef, Position, TeamRef } from '../../records/records.ts'
import { bag, bags, day, key, text, whole, type Bag } from '../answers/fields.ts'
import type { ProvidedCompetition } from './competitions.ts'

/** Detailed positions and old names beside today's. */
const POSITIONS: readonly (readonly [RegExp, Position])[] = [
  [/keeper/i, 'goalkeeper'],
  [/back|defen[cd]e|defender/i, 'defender'],
  [/midfield/i, 'midfielder'],
  [/offence|forward|winger|striker|attack/i, 'forward'],
]

export function positionOf(word: string | null): Position | null {
  // A defensive midfielder is not a defender.
  if (word !== null && /midfield/i.test(word)) return 'midfielder'
  return POSITIONS.find(([pattern]) => word !== null && pattern.test(word))?.[1] ?? null
}

export function teamOf(provided: ProvidedCompetition, team: Bag): TeamRef | null {
  const name = text(team, 'name') ?? text(team, 'shortName')
  if (name === null) return null
  const national = provided.participants === 'national'
  const area = bag(team, 'area')
  const country = provided.country ?? findCountryByFifaCode(text(area, 'code') ?? '') ?? countryOf(text(area, 'name'))
  return {
    kind: provided.participants,
    name,
    country: national ? (countryOf(name) ?? findCountryByFifaCode(text(team, 'tla') ?? '')) : country,
    state: national || country !== 'BR' ? null : stateOf(text(team, 'address')),
    gender: 'men',
    key: key(team),
  }
}

/** `…, Lourdes Belo Horizonte, MG 30180-111` */
function stateOf(address: string | null): string | null {
  const found = /,\s*([A-Z]{2})(?:\s|$)/.exec(address ?? '')?.[1]
  return found !== undefined && Object.hasOwn(brazilianStates, found) ? found : null
}

export function personOf(person: Bag): PersonRef | null {
  const name = text(person, 'name')
  return name === null ? null : { name, fullName: null, birthDate: day(person, 'dateOfBirth'), key: key(person) }
}

export function countryOf(name: string | null): string | null {
  return name === null ? null : findCountryByName(name)
}

/** Clubs with what is said of them, and their lists of players for the season. */
export function* mapTeams(
  provided: ProvidedCompetition,
  edition: EditionRef,
  answer: Bag,
  origin: Origin,
): Generator<ImportRecord> {
  const teams = bags(answer, 'teams')
  const shared = sharedAcronyms(teams)
  for (const team of teams) {
    const ref = teamOf(provided, team)
    if (ref === null) {
      yield { record: 'rejection', origin, reason: 'um time não tem nome.' }
      continue
    }
    const acronym = text(team, 'tla')
    yield {
      record: 'team',
      origin,
      team: ref,
      // The short name may be half of one (Mineiro, Paranaense): none is taken.
      aliases: [],
      founded: plausibleYear(whole(team, 'founded')),
      dissolved: null,
      city: null,
      stadium: text(team, 'venue'),
      site: siteOf(text(team, 'website')),
      acronym: acronym !== null && /^\p{Lu}{2,4}$/u.test(acronym) && !shared.has(acronym) ? acronym : null,
    }
    yield* squadOf(edition, ref, team, origin)
  }
}

function* squadOf(edition: EditionRef, team: TeamRef, answer: Bag, origin: Origin): Generator<ImportRecord> {
  const listed = new Set<string>()
  const members = [
    ...bags(answer, 'squad').map((member) => ({ member, role: 'player' as const })),
    { member: bag(answer, 'coach'), role: 'coach' as const },
  ]
  for (const { member, role } of members) {
    const person = personOf(member)
    // Listed twice, by a slip: the first counts. Coaches of free plans have no name.
    const sign = `${role} ${person?.key ?? person?.name}`
    if (person === null || listed.has(sign)) continue
    listed.add(sign)
    const position = role === 'player' ? positionOf(text(member, 'position')) : null
    const nationality = countryOf(text(member, 'nationality'))
    if (nationality !== null || position !== null) {
      const positions = position === null ? [] : [position]
      yield { record: 'person', origin, person, positions, heightCm: null, birthPlace: null, nationality }
    }
    const number = whole(member, 'shirtNumber')
    yield { record: 'squad', origin, edition, team, person, role, number, position, club: null }
  }
}

/** Corinthians and Coritiba are both called COR, so such letters identify neither. */
function sharedAcronyms(teams: readonly Bag[]): ReadonlySet<string> {
  const counts = Map.groupBy(teams, (team) => text(team, 'tla') ?? '')
  return new Set([...counts].filter(([, own]) => own.length > 1).map(([acronym]) => acronym))
}

function plausibleYear(year: number | null): number | null {
  return year !== null && year >= 1850 && year <= 2100 ? year : null
}

function siteOf(address: string | null): string | null {
  return address !== null && /^https?:\/\/[^\s]+$/.test(address) ? address : null
}
