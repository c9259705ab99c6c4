import { findCountryByName } from '../../../football/countries/countries.ts'
import { findStateByName } from '../openfootball/states.ts'
import { club } from '../names/team-ref.ts'
import type { TeamRecord } from '../../records/records.ts'
import type { ClubKeyRow } from './read-club-keys.ts'
import type { PropertyRow } from './read-club-properties.ts'
import type { RenameRow } from './read-club-history.ts'
import type { ClubRow } from './read-clubs.ts'

const UNKNOWN = { aliases: [], founded: null, dissolved: null, city: null, stadium: null, site: null } as const

export function mapClub(file: string, row: ClubRow): TeamRecord {
  const country = row.country === null ? null : findCountryByName(row.country)
  const state = country === 'BR' && row.region !== null ? findStateByName(row.region) : null
  return {
    record: 'team',
    origin: { file, line: row.line },
    team: club(row.name, country, state),
    aliases: [...new Set(row.aliases)].filter((alias) => alias !== row.name),
    founded: row.founded,
    dissolved: row.dissolved,
    city: row.city,
    stadium: row.ground,
    site: null,
  }
}

export function mapProperties(file: string, row: PropertyRow, country: string | null): TeamRecord {
  const { line, name, site, acronym } = row
  return { record: 'team', origin: { file, line }, team: club(name, country), ...UNKNOWN, site, acronym }
}

export function mapClubKey(file: string, { line, name, aliases, acronym }: ClubKeyRow): TeamRecord {
  return { record: 'team', origin: { file, line }, team: club(name, 'BR'), ...UNKNOWN, aliases, acronym }
}

/** The old name goes on as an alias of the club that has the new one. */
export function mapRename(file: string, { line, country, before, after }: RenameRow): TeamRecord {
  const code = country === null ? null : findCountryByName(country)
  return { record: 'team', origin: { file, line }, team: club(after, code), ...UNKNOWN, aliases: [before] }
}
