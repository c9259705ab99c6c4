import type { Competition } from '../openfootball/competitions.ts'
import { findZoneOfCountry } from '../../../football/countries/countries.ts'
import { mapMatches } from '../openfootball/map-matches.ts'
import type { MatchRow } from '../openfootball/match-row.ts'
import type { Season } from '../openfootball/season.ts'
import { hostsOfWorldCup } from '../openfootball/world-cup-hosts.ts'
import type { ImportRecord } from '../../records/records.ts'

export function mapWorldCup(
  file: string,
  competition: Competition,
  season: Season,
  rows: readonly MatchRow[],
): readonly ImportRecord[] {
  const hosts = hostsOfWorldCup(season.year)
  const zones = new Set(hosts.map((host) => findZoneOfCountry(host)))
  const [zone] = zones
  return mapMatches(rows, {
    file,
    competition,
    season,
    hosts,
    zone: zones.size === 1 ? (zone ?? null) : null,
    foreignDays: false,
    groundsAreCities: false,
  })
}
