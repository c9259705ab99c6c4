import { nationalTeam } from '../names/team-ref.ts'
import type { TeamRecord } from '../records.ts'
import { SourceError } from '../../../../platform/csv/source-error.ts'
import { linesOfElements } from './element-lines.ts'
import { bagOf } from './read-matches.ts'

/** `worldcup.teams.json`: national teams and their three letters. */
export function readTeams(file: string, text: string, json: unknown): readonly TeamRecord[] {
  const list = bagOf(json)?.get('teams')
  if (!Array.isArray(list)) throw new SourceError({ file, line: null }, 'o JSON não tem a lista de seleções.')
  const lines = linesOfElements(text, 'teams')
  return list.map((each: unknown, index) => {
    const line = lines[index] ?? null
    const [name, code] = [bagOf(each)?.get('name'), bagOf(each)?.get('code')]
    if (typeof name !== 'string' || name === '') throw new SourceError({ file, line }, 'falta o nome de uma seleção.')
    return {
      record: 'team',
      origin: { file, line },
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
