import type { PersonRef, Side } from '../../records/records.ts'
import { lettersOf } from './letters.ts'
import { parsePlayer, type PlayerLine } from './lines.ts'
import type { Sheet } from './read.ts'

export interface ListedPlayer extends PlayerLine {
  readonly side: Side
  readonly letters: string
}

/** Both clubs' lists, and the lines that could not be read. */
export function listPlayers(sheet: Sheet): { listed: ListedPlayer[]; unread: string[] } {
  const listed: ListedPlayer[] = []
  const unread: string[] = []
  for (const { line, club } of sheet.players) {
    const player = parsePlayer(line)
    const side = club === sheet.home ? 'home' : club === sheet.away ? 'away' : null
    if (player === null || side === null) unread.push(line)
    else listed.push({ ...player, side, letters: lettersOf(player.text) })
  }
  return { listed, unread }
}

// A shared beginning shorter than this (`Gabriel`) does not identify a player.
const ENOUGH_LETTERS = 7
// A full name stands in the list with at least this many letters, spaces and cut taken off.
const LISTED_LETTERS = 16

/**
 * Finds the player of a line by shirt and the beginning of the name, since either alone is sometimes wrong. A few lines
 * have another shirt than the list; then the name must match much further, and only one player.
 */
export function findListed(players: readonly ListedPlayer[], number: number | null, name: string): ListedPlayer | null {
  const letters = lettersOf(name)
  if (letters === '') return null
  const best = players
    .filter((player) => player.number === number)
    .map((player) => ({ player, shared: sharedBeginning(letters, player.letters) }))
    .sort((a, b) => b.shared - a.shared)[0]
  if (best && best.shared >= Math.min(ENOUGH_LETTERS, letters.length)) return best.player
  const others = players.filter((player) => player.letters.includes(letters.slice(0, LISTED_LETTERS)))
  return others.length === 1 && letters.length >= ENOUGH_LETTERS ? (others[0] ?? null) : null
}

/** How many letters of the name's beginning occur somewhere in the listed text. */
function sharedBeginning(letters: string, listed: string): number {
  let length = letters.length
  while (length > 0 && !listed.includes(letters.slice(0, length))) length -= 1
  return length
}

/** A person who is in a line but on no list, known by name only. */
export function unlisted(name: string): PersonRef | null {
  const cut = name.endsWith('...')
  const clean = name.replace(/\s*\.\.\.$/, '').trim()
  return clean === '' ? null : { name: clean, fullName: cut ? null : clean, birthDate: null, key: null }
}
