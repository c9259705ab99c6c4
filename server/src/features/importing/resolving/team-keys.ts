import { findCountryByName, findNameOfCountry } from '../../football/countries/countries.ts'
import type { TeamRef } from '../records/records.ts'
import { normaliseName } from './names/normalise.ts'
import { leagueCountry, mayTakePart } from './names/region.ts'

/** What keeps two teams of one name apart. */
export interface TeamSigns {
  readonly kind: string
  readonly gender: string
  readonly country: string | null
  readonly state: string | null
}

/**
 * The dataset's own key, which may stand for a country's men and women alike. Without one the name is its key: what it
 * was found to mean once, it means in every later run, however many others of that name have come up since.
 */
export function keyOf({ key, kind, name, country, state, gender }: TeamRef, competition: string | null): string {
  if (key !== null) return gender === 'men' ? key : `${key}/${gender}`
  const where = [kind, gender, country ?? competition, state].filter((each) => each !== null)
  return `nome:${normaliseName(name)}|${where.join('|')}`
}

export function inEdition(edition: string, { kind, name, country, state, gender, key }: TeamRef): string {
  return JSON.stringify([edition, kind, name, country, state, gender, key])
}

/** For a name that means another club in this edition than elsewhere. */
export function editionKeyOf(ref: TeamRef, edition: string): string {
  return `${keyOf(ref, null)}|${edition}`
}

/** With the state first, since it says more. A legal form is never dropped here: only evidence joins Paris and Paris FC. */
export function spellingsOf(ref: TeamRef): string[] {
  const name = normaliseName(ref.name)
  if (ref.kind === 'national')
    return [...new Set([name, name.replace(/ (?:n|e|y|und|et) /, ' and '), ...nameOfCountry(ref)])]
  return ref.state === null ? [name] : [`${name} ${ref.state.toLowerCase()}`, name]
}

/** Elfenbeinküste, Trinidad & Tobago: what the country is mostly called, where the name is nothing but a country's. */
function nameOfCountry({ name, country }: TeamRef): string[] {
  const usual = country !== null && findCountryByName(name) === country ? findNameOfCountry(country) : null
  return usual === null ? [] : [normaliseName(usual)]
}

export function fits(team: TeamSigns, ref: TeamRef): boolean {
  return (
    team.kind === ref.kind &&
    team.gender === ref.gender &&
    agree(inLeague(team.country), inLeague(ref.country)) &&
    agree(team.state, ref.state)
  )
}

export function isOf({ country }: TeamSigns, competition: string): boolean {
  return country === null || mayTakePart(competition, country)
}

export function inLeague(country: string | null): string | null {
  return country === null ? null : leagueCountry(country)
}

/** An unknown value contradicts nothing. */
export function agree(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === b
}
