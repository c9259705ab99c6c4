import { brazilianStates } from '@meio-campo/contract/rules'
import { findCountryByName } from '../../../football/countries/countries.ts'
import type { EditionRef, ImportRecord, Origin, TeamRef } from '../../records/records.ts'
import { bag, bags, key, text, whole, type Bag } from '../answers/fields.ts'
import type { ProvidedLeague } from './competitions.ts'
import { personOf, positionOf } from './map-people.ts'

/** What the answers say of where teams come from; fixtures do not. */
export type TeamPlaces = ReadonlyMap<string, { readonly country: string | null; readonly state: string | null }>

export function placesOf(answers: readonly Bag[]): TeamPlaces {
  return new Map(
    answers.flatMap((answer) =>
      bags(answer, 'response').flatMap((row) => {
        const id = key(bag(row, 'team'))
        const country = findCountryByName(text(bag(row, 'team'), 'country') ?? '')
        const { state } = cityOf(bag(row, 'venue'), country)
        return id === null ? [] : [[id, { country, state }] as const]
      }),
    ),
  )
}

export function teamOf(league: ProvidedLeague, places: TeamPlaces, team: Bag): TeamRef | null {
  const [name, id] = [text(team, 'name'), key(team)]
  if (name === null) return null
  const place = id === null ? undefined : places.get(id)
  const national = league.participants === 'national'
  const country = national ? findCountryByName(name) : (league.country ?? place?.country ?? null)
  const state = national || country !== 'BR' ? null : (place?.state ?? null)
  return { kind: league.participants, name, country, state, gender: 'men', key: id }
}

/** `Cuiabá, Mato Grosso` is a city and its state. */
export function cityOf(venue: Bag, country: string | null): { city: string | null; state: string | null } {
  const stated = text(venue, 'city')
  const [city = null, region = null] = stated?.split(',').map((part) => part.trim()) ?? []
  const state = Object.entries(brazilianStates).find(([, name]) => name === region)?.[0] ?? null
  return { city, state: country === 'BR' ? state : null }
}

/** Clubs with what is said of them and of their grounds. */
export function* mapTeams(
  league: ProvidedLeague,
  places: TeamPlaces,
  answer: Bag,
  origin: Origin,
): Generator<ImportRecord> {
  const rows = bags(answer, 'response')
  const codes = Map.groupBy(rows, (row) => text(bag(row, 'team'), 'code') ?? '')
  for (const row of rows) {
    const [stated, venue] = [bag(row, 'team'), bag(row, 'venue')]
    const team = teamOf(league, places, stated)
    if (team === null) {
      yield { record: 'rejection', origin, reason: 'um time não tem nome.' }
      continue
    }
    const code = text(stated, 'code')
    const { city, state } = cityOf(venue, team.country)
    const ground = text(venue, 'name')
    yield {
      record: 'team',
      origin,
      team,
      aliases: [],
      founded: plausibleYear(whole(stated, 'founded')),
      dissolved: null,
      city: league.participants === 'club' ? city : null,
      stadium: league.participants === 'club' ? ground : null,
      site: null,
      // The same three letters for two clubs identify neither.
      acronym: code !== null && /^\p{Lu}{2,4}$/u.test(code) && codes.get(code)?.length === 1 ? code : null,
    }
    if (ground === null || league.participants === 'national') continue
    const capacity = whole(venue, 'capacity')
    yield {
      record: 'stadium',
      origin,
      stadium: { name: ground, city, country: team.country, key: key(venue) },
      aliases: [],
      capacity: capacity !== null && capacity >= 100 && capacity <= 300_000 ? capacity : null,
      opened: null,
      state,
      coordinates: null,
    }
  }
}

/** The present players of a club, for the season in progress. */
export function* mapSquads(
  league: ProvidedLeague,
  places: TeamPlaces,
  edition: EditionRef,
  answer: Bag,
  origin: Origin,
): Generator<ImportRecord> {
  for (const row of bags(answer, 'response')) {
    const team = teamOf(league, places, bag(row, 'team'))
    if (team === null) continue
    const listed = new Set<string>()
    for (const member of bags(row, 'players')) {
      const person = personOf(member)
      const sign = person?.key ?? person?.name
      // Listed twice, by a slip: the first counts.
      if (person === null || sign === undefined || listed.has(sign)) continue
      listed.add(sign)
      const [number, position] = [whole(member, 'number'), positionOf(text(member, 'position'))]
      yield { record: 'squad', origin, edition, team, person, role: 'player', number, position, club: null }
    }
  }
}

function plausibleYear(year: number | null): number | null {
  return year !== null && year >= 1850 && year <= 2100 ? year : null
}
