import { findCountryByFifaCode } from '../../../football/countries/countries.ts'
import { club, nationalTeam } from '../names/team-ref.ts'
import type { EditionRef, SquadRecord, TeamRef } from '../../records/records.ts'
import type { SquadRow } from './read-squad.ts'

export function mapSquad(file: string, edition: EditionRef, team: TeamRef, row: SquadRow): SquadRecord {
  return {
    record: 'squad',
    origin: { file, line: row.line },
    edition,
    team,
    person: { name: row.name, fullName: null, birthDate: row.birthDate, key: null },
    role: row.coach ? 'coach' : 'player',
    number: row.number,
    position: row.position,
    club: row.club === null ? null : clubOf(row.club),
  }
}

export function mapSquadList(file: string, edition: EditionRef, row: SquadRow): SquadRecord {
  return mapSquad(file, edition, nationalTeam(row.team), row)
}

function clubOf(text: string): TeamRef {
  const marked = /^(.+?) \(([A-Z]{3})\)$/.exec(text)
  return marked?.[1] && marked[2] ? club(marked[1], findCountryByFifaCode(marked[2])) : club(text, null)
}
