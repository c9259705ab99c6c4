import { isDay } from '../../../../platform/time/day-formats.ts'
import { findCountryByFifaCode } from '../../../football/countries/countries.ts'
import { club, nationalTeam } from '../names/team-ref.ts'
import type { EditionRef, ImportRecord, Position, SquadRecord } from '../../records/records.ts'
import { bagOf } from './bag.ts'

const POSITIONS: ReadonlyMap<string, Position> = new Map([
  ['GK', 'goalkeeper'],
  ['DF', 'defender'],
  ['MF', 'midfielder'],
  ['FW', 'forward'],
])

/** `worldcup.squads.json`: national teams, each with its players. One that cannot be read is rejected by itself. */
export function readSquads(
  file: string,
  teams: readonly unknown[],
  lines: readonly number[],
  edition: EditionRef,
): readonly ImportRecord[] {
  return teams.flatMap((each, index) => {
    const line = lines[index] ?? null
    const origin = { file, line }
    const [name, players] = [textIn(each, 'name'), bagOf(each)?.get('players')]
    if (name === null || !Array.isArray(players)) {
      return [{ record: 'rejection' as const, origin, reason: 'falta o nome ou a lista de jogadores de uma seleção.' }]
    }
    const code = textIn(each, 'fifa_code')
    const known = nationalTeam(name)
    const team = { ...known, country: known.country ?? (code === null ? null : findCountryByFifaCode(code)) }
    return players.map((player: unknown): ImportRecord => {
      const row = playerOf(player)
      if (row === null) return { record: 'rejection', origin, reason: `falta o nome de um jogador de ${name}.` }
      return { record: 'squad', origin, edition, team, ...row }
    })
  })
}

function playerOf(value: unknown): Pick<SquadRecord, 'person' | 'role' | 'number' | 'position' | 'club'> | null {
  const bag = bagOf(value)
  const name = textIn(value, 'name')
  if (bag === null || name === null) return null
  const number = bag.get('number')
  const born = textIn(value, 'date_of_birth')
  const position = textIn(value, 'pos')?.toUpperCase() ?? ''
  const clubName = textIn(bag.get('club'), 'name')
  const clubCountry = textIn(bag.get('club'), 'country')
  return {
    person: { name, fullName: null, birthDate: born !== null && isDay(born) ? born : null, key: null },
    role: position === 'MG' ? 'coach' : 'player',
    number: typeof number === 'number' && Number.isInteger(number) && number > 0 && number < 100 ? number : null,
    position: POSITIONS.get(position) ?? null,
    club: clubName === null ? null : club(clubName, clubCountry === null ? null : findCountryByFifaCode(clubCountry)),
  }
}

function textIn(value: unknown, key: string): string | null {
  const found = bagOf(value)?.get(key)
  return typeof found === 'string' && found.trim() !== '' && found.length <= 300 ? found.trim() : null
}
