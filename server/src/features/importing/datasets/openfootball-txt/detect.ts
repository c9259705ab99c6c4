import { readRoundLabel } from '../openfootball/round-label.ts'
import type { Line } from './lines.ts'
import { readPrelude } from './match-lines.ts'
import { OLDER_EUROPE } from './read-older-europe.ts'

export type Dialect =
  | 'modern'
  | 'tournament'
  | 'older-england'
  | 'older-europe'
  | 'brazil-rounds'
  | 'brazil-tabs'
  | 'brazil-european'
  | 'classic-v0'
  | 'squad'
  | 'squad-list'
  | 'squad-table'
  | 'players'
  | 'clubs'
  | 'club-properties'
  | 'club-keys'
  | 'club-history'
  | 'stadiums'
  | 'stadium-table'
  | 'leagues'

/**
 * What identifies a dialect, the surest sign first. The content decides, because file and folder names vary between
 * copies.
 */
const SIGNS: readonly (readonly [Dialect | 'by-results', RegExp])[] = [
  ['modern', /^» /],
  ['tournament', /^▪/],
  ['tournament', /^[A-Z][a-z]{2}\/\d{1,2}\s+\d{1,2}:\d{2}\s/],
  [
    'tournament',
    /^\(\d{1,3}\)\s+(?:[A-Z][a-z]{1,3} )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*[/ ]\d{1,2}\s/,
  ],
  ['squad', /^(?:\(\d{1,2}\)|-)\s+(?:GK|DF|MF|FW)\s/],
  ['squad-list', /,\s*(?:GK|DF|MF|FW|MG),\s*(?:b\. \d{4}\/\d{2}\/\d{2})?$/],
  ['squad-table', /^(?:\d{1,2}|-)\s*,\s*[^,]+,\s*(?:GK|DF|MF|FW)\s*,\s*\d{1,3}\/\d{1,3}\s*(?:,|$)/],
  ['players', /,\s*[GDMF](?:\|[GDMF])*,\s*(?:\d\.\d{2} m|-)\s*,\s*b\. /],
  ['club-history', /^(?:RENAME|MERGE|MOVE|REFORM|BANKRUPT)\s/],
  ['club-properties', /^(?:Key,\s*)?Name,\s*(?:Web|Code)/],
  ['stadium-table', /^city,\s*timezone,.*\bname\b/],
  ['classic-v0', /^\d{4}-\d{2}-\d{2}\s/],
  ['brazil-rounds', /^\d{1,2}\/\d{2}\/\d{4}\s+-\s/],
  ['older-england', /^\[(?:[A-Z][a-z]{2} )?[A-Z][a-z]{2}\/\d{1,2}(?: \d{4})?\]$/],
  ['older-europe', OLDER_EUROPE],
  ['brazil-tabs', /^\[\p{L}{3},? \d{1,2}[/.]/u],
  ['brazil-tabs', /^Matchday \d+$/],
  // A day alone on its line or with an hour behind it, without any mark around it.
  [
    'tournament',
    /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? [A-Z][a-z]{2,8}[ /]\d{1,2}(?:,? \d{4})?(?:$|\s+\d{1,2}[:.]\d{2}\s)/,
  ],
  ['by-results', /./],
  ['club-keys', /^[a-z ]+,\s*[^,]+\|[^,]*,.*city/],
  ['stadiums', /^[^|,]+,\s*\d{1,3}_\d{3}\b/],
  ['leagues', /^[a-z\d.]+\s{2,}[A-Z]/],
  ['clubs', /^\||^[^,|]+,\s*(?:\d{4},)?\s*\p{L}/u],
]

/** Null for a file without any known sign. */
export function detectDialect(path: string, lines: readonly Line[]): Dialect | null {
  for (const [dialect, sign] of SIGNS) {
    if (!lines.some(({ text }) => sign.test(text))) continue
    if (dialect === 'by-results') {
      // Most of such a file are results: whatever marks its rounds and days, it is no list of names.
      if (!areResults(lines)) continue
      return lines.some(({ text }) => /^\[.*\d.*\]$/.test(text)) ? 'brazil-tabs' : 'tournament'
    }
    if ((dialect === 'leagues' || dialect === 'clubs') && isListOfPlayers(path, lines)) return null
    if (dialect === 'clubs') return placesIn(path, lines)
    return dialect === 'brazil-tabs' && isEuropean(lines) ? 'brazil-european' : dialect
  }
  return null
}

/**
 * `63  Pietro Boer (ITA)  GK`, `1,  Etrit Berisha,  GK,  81/0, …`: the number is neither a league's code nor a club's
 * name.
 */
function isListOfPlayers(path: string, lines: readonly Line[]): boolean {
  if (/(?:^|\/)squads\//.test(path)) return true
  return lines.some(({ text }) => /^\d{1,2},?\s+\p{L}[^,]*?,?\s+(?:GK|DF|MF|FW)\b/u.test(text))
}

/** `2-1`, `2 x 1`, `4(5) x 4(3)` behind a blank. */
const RESULT = /\s\d{1,2}(?: ?\(\d{1,2}\))?\s?[-–:x×]\s?(?:\(\d{1,2}\) ?)?\d{1,2}(?:\(\d{1,2}\))?(?:\s|$)/

const isDayOrRound = (text: string): boolean => readPrelude(text).date !== null || readRoundLabel(text) !== null
const hasTitle = (lines: readonly Line[]): boolean => lines.some(({ text }) => /^=\s*[^=]/.test(text))

/** Below a title, a third of the lines or more have a score behind or between names, and few are no day and no round. */
function areResults(lines: readonly Line[]): boolean {
  const written = lines.filter(({ text }) => text !== '' && !text.startsWith('='))
  const results = written.filter(({ text }) => RESULT.test(text))
  const others = written.filter((line) => !results.includes(line) && !isDayOrRound(line.text))
  return hasTitle(lines) && results.length * 3 >= written.length && results.length > others.length * 2
}

/**
 * A list of names below a country: clubs, unless the file's name says stadiums, whose capacities may all be missing.
 */
function placesIn(path: string, lines: readonly Line[]): Dialect | null {
  if (!lines.some(({ text }) => /^=\s+\p{L}/u.test(text))) return null
  // Groups of a tournament in an unknown format are not clubs.
  if (lines.some(({ text }) => /^(?:Group [A-Z\d]+|Matchday \d+)\s*\|/.test(text))) return null
  // Nor are its matches: no name of a club has a score inside.
  if (lines.some(({ text }) => /\p{L}\s+\d{1,2}-\d{1,2}\s+\p{L}/u.test(text))) return null
  return path.endsWith('.stadiums.txt') ? 'stadiums' : 'clubs'
}

/** The files of 2018–2020 differ only in the indent of the matches and the month in words: their days are European. */
function isEuropean(lines: readonly Line[]): boolean {
  const named = lines.some(({ text }) => /^\[\p{L}{3}, \d{1,2}\/\p{L}/u.test(text))
  return named && lines.some(({ text, indent }) => indent >= 2 && /\s{2}(?:\d{1,2}-\d{1,2}|-)(?:\s|$)/.test(text))
}
