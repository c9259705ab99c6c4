import { findCompetitionByCode, findCompetitionByTitle } from '../openfootball/competitions.ts'
import { readCoordinates } from '../openfootball/coordinates.ts'
import { findCountryByName } from '../../../football/countries/countries.ts'
import { findStateByName } from '../openfootball/states.ts'
import type { CompetitionRecord, PersonRecord, StadiumRecord } from '../../records/records.ts'
import type { LeagueRow } from './read-leagues.ts'
import type { PlayerRow } from './read-players.ts'
import type { StadiumRow } from './read-stadiums.ts'

export function mapStadium(file: string, row: StadiumRow, host: string | null): StadiumRecord {
  const country = row.country === null ? host : findCountryByName(row.country)
  return {
    record: 'stadium',
    origin: { file, line: row.line },
    stadium: { name: row.name, city: row.city, country, key: null },
    aliases: row.aliases.filter((alias) => alias !== row.name),
    capacity: row.capacity,
    opened: row.opened,
    state: country === 'BR' && row.region !== null ? findStateByName(row.region) : null,
    coordinates: row.coordinates === null ? null : readCoordinates(row.coordinates),
  }
}

export function mapPlayer(file: string, row: PlayerRow): PersonRecord {
  return {
    record: 'person',
    origin: { file, line: row.line },
    person: { name: row.name, fullName: null, birthDate: row.birthDate, key: null },
    positions: row.positions,
    heightCm: row.heightCm,
    birthPlace: row.birthPlace,
    nationality: row.country === null ? null : findCountryByName(row.country),
  }
}

/** A code is the country's own under its heading (`1` below Spain), whole elsewhere (`uefa.cl`). */
export function mapLeague(file: string, row: LeagueRow): CompetitionRecord {
  const country = findCountryByName(row.heading)
  const prefix = country === null ? null : (country.split('-')[1] ?? country).toLowerCase()
  const key = prefix === null ? row.code : `${PREFIXES.get(prefix) ?? prefix}.${row.code}`
  const known = findCompetitionByCode(key) ?? findCompetitionByTitle(row.name)
  const name = known?.name ?? row.name
  return {
    record: 'competition',
    origin: { file, line: row.line },
    competition: known?.id ?? null,
    name,
    // Short codes such as `uefa.champs` stand among the names.
    aliases: [row.name, ...row.aliases].filter((alias) => alias !== name && !/^[a-z]+(?:\.[a-z\d]+)+$/.test(alias)),
    country,
    key,
  }
}

/** Where openfootball's letters are not ISO's. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['eng', 'en'],
  ['sct', 'sco'],
  ['wls', 'wal'],
])
