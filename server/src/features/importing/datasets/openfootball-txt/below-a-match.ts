import type { MatchRow, SheetRow } from '../openfootball/match-row.ts'
import type { EventRecord } from '../../records/records.ts'
import { readGoals } from './goals.ts'
import type { Line } from './lines.ts'
import type { ReadingBuilder } from './reading.ts'
import { readCards, readLineup, readOfficials } from './read-sheet.ts'
import { readShootout } from './read-shootout.ts'

const EMPTY_SHEET: SheetRow = { events: [], lineups: [], officials: [] }

const CARDS: Readonly<Record<string, EventRecord['type']>> = {
  Yellow: 'yellow',
  'Yellow/Red': 'second-yellow',
  Red: 'red',
}

/** `[Álvarez 49']`, `[-; David 74']`: older files have them in square ones, as they have remarks. */
const SQUARE_GOALS = /^\[(?:-\s*;|[^[\]]*\d{1,3}(?:\+\d{1,2})?')/

/** `Paolo Rossi 29' Renato Zaccarelli 54';`: newer sheets leave the brackets out. */
const BARE_GOALS = /^(?:-\s*;|\p{L}[^\d:@()[\]]*\s\d{1,3}(?:\+\d{1,2})?'[^:@[\]]*$)/u

/** A bracket, but not the number of a match. */
export const isGoals = (text: string): boolean =>
  (text.startsWith('(') && !/^\(\d{1,3}\)\s/.test(text)) || SQUARE_GOALS.test(text) || BARE_GOALS.test(text)

/** `Refs: …`, `Penalties: …`, or a team's name and its line-up. */
export const isSheet = (text: string): boolean => /^[^\d@()]+: /.test(text)

export function addGoals(reading: ReadingBuilder, text: string, line: number): void {
  const match = reading.rows.at(-1)
  const list = BARE_GOALS.test(text) ? `(${text})` : text
  const goals = match ? readGoals(list, match.extraTime ?? match.score) : null
  if (!match || !goals) reading.reject(line, 'os gols não puderam ser lidos.')
  else reading.rows[reading.rows.length - 1] = { ...match, goals }
}

export function addSheet(reading: ReadingBuilder, text: string, line: number): void {
  const match = reading.rows.at(-1)
  const colon = text.indexOf(': ')
  const [name, rest] = [text.slice(0, colon), text.slice(colon + 2)]
  const sheet = match ? sheetWith(match, name, rest) : null
  if (match && sheet) reading.rows[reading.rows.length - 1] = { ...match, sheet }
  else reading.reject(line, `a ficha do jogo não pôde ser lida a partir de “${name}”.`)
}

/** The sheet with one more part of it: officials, kicks of the shoot-out, cards, or a line-up. */
function sheetWith(match: MatchRow, name: string, rest: string): SheetRow | null {
  const sheet = match.sheet ?? EMPTY_SHEET
  if (name === 'Refs') {
    const officials = readOfficials(rest)
    return officials && { ...sheet, officials }
  }
  if (name === 'Penalties') {
    const kicks = readShootout(rest, match.penalties)
    return kicks && { ...sheet, events: [...sheet.events, ...kicks] }
  }
  const card = CARDS[name]
  if (card !== undefined) {
    // Below the line-up of the team that was booked.
    const team = sheet.lineups.at(-1)?.side
    const cards = team && readCards(rest, card, team, match.extraTime !== null)
    return cards ? { ...sheet, events: [...sheet.events, ...cards] } : null
  }
  if (name === 'Sent off') {
    const cards = readCards(rest, 'red', 'home', match.extraTime !== null)?.flatMap((card) => cardOfPlayer(card, sheet))
    return cards?.length ? { ...sheet, events: [...sheet.events, ...cards] } : null
  }
  const side = name === match.home ? 'home' : name === match.away ? 'away' : null
  const read = side && readLineup(rest, side, match.extraTime !== null)
  return read && { ...sheet, lineups: [...sheet.lineups, read.lineup], events: [...sheet.events, ...read.events] }
}

/** Below both line-ups: the player's own says which side was a player short. */
function cardOfPlayer(card: EventRecord, { lineups }: SheetRow): readonly EventRecord[] {
  const team = lineups.find(({ players }) => players.some(({ player }) => player.name === card.player?.name))
  return team === undefined ? [] : [{ ...card, side: team.side }]
}

/** Goals and line-ups run over several lines: until the bracket closes, or until something else begins. */
export function joinContinued(lines: readonly Line[]): readonly { readonly text: string; readonly number: number }[] {
  const joined: { text: string; number: number }[] = []
  let open = false
  for (const { text, number } of lines) {
    const last = joined.at(-1)
    if (text === '') {
      open = false
    } else if (open && last && continues(last.text, text)) {
      last.text = `${last.text} ${text}`
    } else {
      joined.push({ text, number })
      open = true
    }
  }
  return joined
}

function continues(above: string, text: string): boolean {
  if (above.startsWith('(')) return !isClosed(above)
  if (SQUARE_GOALS.test(above)) return !above.endsWith(']')
  if (BARE_GOALS.test(above)) return above.endsWith(';') || above.endsWith(',')
  const isSheetAbove = /^[^\d@()▪»]+: /.test(above)
  return isSheetAbove && !/^[^\d@()[\]]+: /.test(text) && !/^[▪»]/.test(text)
}

function isClosed(text: string): boolean {
  return text.split('(').length === text.split(')').length
}
