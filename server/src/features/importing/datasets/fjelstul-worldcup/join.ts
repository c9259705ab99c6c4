import type { Origin, Rejection } from '../../records/records.ts'
import type { BookingRow, GoalRow, KickRow } from './read-events.ts'
import type { MatchRow } from './read-matches.ts'
import type { AppearanceRow, PresenceRow } from './read-people.ts'
import type { Rows } from './read.ts'
import { pairSubstitutions, type Change } from './substitutions.ts'

/** A match and all rows that belong to it. */
export interface MatchParts {
  readonly row: MatchRow
  readonly goals: GoalRow[]
  readonly bookings: BookingRow[]
  readonly changes: Change[]
  readonly kicks: KickRow[]
  readonly players: AppearanceRow[]
  readonly managers: PresenceRow[]
  readonly referees: PresenceRow[]
}

interface Part {
  readonly origin: Origin
  readonly matchId: string
  readonly teamId: string | null
  readonly personId?: string
  readonly playerId?: string
}

/** Puts every row to its match. A row that leads nowhere is rejected: an id without its row is a hole in the dataset. */
export function joinMatches(rows: Rows): { matches: MatchParts[]; rejections: Rejection[] } {
  const rejections: Rejection[] = []
  const reject = (origin: Origin, reason: string): void => void rejections.push({ record: 'rejection', origin, reason })
  const matches = new Map<string, MatchParts>()
  const tournaments = new Set(rows.tournaments.map(({ id }) => id))
  const people = new Set([...rows.players, ...rows.managers, ...rows.referees].map(({ id }) => id))

  for (const row of rows.matches) {
    const before = matches.get(row.id)
    if (before) reject(row.origin, `o jogo ${row.id} já está na linha ${before.row.origin.line}.`)
    else if (!tournaments.has(row.tournamentId))
      reject(row.origin, `o torneio ${row.tournamentId} não está em tournaments.csv.`)
    else matches.set(row.id, emptyParts(row))
  }

  const put = <Row extends Part>(list: readonly Row[], into: (parts: MatchParts) => Row[]): void => {
    for (const row of list) {
      const parts = matches.get(row.matchId)
      const person = row.personId ?? row.playerId ?? ''
      if (!parts) reject(row.origin, `o jogo ${row.matchId} não está em matches.csv.`)
      else if (row.teamId !== null && row.teamId !== parts.row.home.id && row.teamId !== parts.row.away.id)
        reject(row.origin, `o time ${row.teamId} não joga ${row.matchId}.`)
      else if (!people.has(person)) reject(row.origin, `não há quem tenha o código ${person}.`)
      else into(parts).push(row)
    }
  }
  put(rows.goals, (parts) => parts.goals)
  put(rows.bookings, (parts) => parts.bookings)
  put(rows.penalty_kicks, (parts) => parts.kicks)
  put(rows.player_appearances, (parts) => parts.players)
  put(rows.manager_appearances, (parts) => parts.managers)
  put(rows.referee_appearances, (parts) => parts.referees)
  putChanges(rows, matches, put, reject)
  return { matches: [...matches.values()], rejections }
}

function putChanges(
  rows: Rows,
  matches: ReadonlyMap<string, MatchParts>,
  put: (list: Rows['substitutions'], into: (parts: MatchParts) => Rows['substitutions'][number][]) => void,
  reject: (origin: Origin, reason: string) => void,
): void {
  const usable: Rows['substitutions'][number][] = []
  put(rows.substitutions, () => usable)
  const { changes, uneven, alone } = pairSubstitutions(usable)
  for (const change of changes) matches.get(change.on.matchId)?.changes.push(change)
  for (const { on, off } of uneven) {
    reject(
      off.origin,
      `sai aos ${off.minute}’ quem dá lugar a quem entra aos ${on.minute}’ (linha ${on.origin.line}): vale a entrada.`,
    )
  }
  for (const row of alone) reject(row.origin, `não há quem ${row.comingOn ? 'saia' : 'entre'} nesta substituição.`)
}

function emptyParts(row: MatchRow): MatchParts {
  return { row, goals: [], bookings: [], changes: [], kicks: [], players: [], managers: [], referees: [] }
}
