import { nationalTeam } from '../names/team-ref.ts'
import type { ImportRecord } from '../../records/records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { linesOfElements, linesOfList } from './element-lines.ts'
import { bagOf } from './bag.ts'

/** `worldcup.teams.json`: national teams and their three letters, in an object or as a bare list. */
export function readTeams(file: string, text: string, json: unknown): readonly ImportRecord[] {
  const list = Array.isArray(json) ? (json as unknown[]) : bagOf(json)?.get('teams')
  if (!Array.isArray(list)) throw new SourceError({ file, line: null }, 'o JSON não tem a lista de seleções.')
  const lines = Array.isArray(json) ? linesOfList(text) : linesOfElements(text, 'teams')
  return list.map((each: unknown, index): ImportRecord => {
    const origin = { file, line: lines[index] ?? null }
    const bag = bagOf(each)
    const [name, code] = [bag?.get('name'), bag?.get('code') ?? bag?.get('fifa_code')]
    if (typeof name !== 'string' || name === '') {
      return { record: 'rejection', origin, reason: 'falta o nome de uma seleção.' }
    }
    return {
      record: 'team',
      origin,
      team: nationalTeam(name),
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
