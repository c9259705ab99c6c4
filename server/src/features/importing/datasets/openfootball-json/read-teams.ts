import { findCountryByName } from '../../../football/countries/countries.ts'
import { nationalTeam } from '../names/team-ref.ts'
import type { ImportRecord, TeamRef } from '../../records/records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { linesOfElements, linesOfList } from './element-lines.ts'
import { bagOf } from './bag.ts'

/**
 * `worldcup.teams.json`: national teams and their three letters, in an object or as a bare list. `en.1.clubs.json`: clubs
 * with their country.
 */
export function readTeams(file: string, text: string, json: unknown): readonly ImportRecord[] {
  const key = bagOf(json)?.has('clubs') ? 'clubs' : 'teams'
  const list = Array.isArray(json) ? (json as unknown[]) : bagOf(json)?.get(key)
  if (!Array.isArray(list)) throw new SourceError({ file, line: null }, 'o JSON não tem a lista de times.')
  const lines = Array.isArray(json) ? linesOfList(text) : linesOfElements(text, key)
  return list.map((each: unknown, index): ImportRecord => {
    const origin = { file, line: lines[index] ?? null }
    const bag = bagOf(each)
    const [name, code] = [bag?.get('name'), bag?.get('code') ?? bag?.get('fifa_code')]
    if (typeof name !== 'string' || name === '') {
      return { record: 'rejection', origin, reason: 'falta o nome de um time.' }
    }
    const country = bag?.get('country')
    const club = key === 'clubs' || typeof country === 'string'
    return {
      record: 'team',
      origin,
      team: club ? clubOf(name, typeof country === 'string' ? country : '') : nationalTeam(name),
      aliases: [],
      founded: null,
      dissolved: null,
      city: null,
      stadium: null,
      site: null,
      acronym: typeof code === 'string' ? code : null,
    }
  })
}

function clubOf(name: string, country: string): TeamRef {
  return { kind: 'club', name, country: findCountryByName(country), state: null, gender: 'men', key: null }
}
