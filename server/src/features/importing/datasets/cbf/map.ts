import type {
  EditionRecord,
  EditionRef,
  EventRecord,
  ImportRecord,
  LineupRecord,
  MatchRecord,
  Side,
  TeamRef,
} from '../../records/records.ts'
import { clockOrder, readActs, type Act, type Acts } from './acts.ts'
import { brasiliaToUtc } from './brasilia-time.ts'
import { clubOf, type Sides } from './clubs.ts'
import { listPlayers, type ListedPlayer } from './lineups.ts'
import type { NamedSeason } from './files.ts'
import { People } from './people.ts'
import type { Sheet } from './read.ts'
import { findStructure, type Place } from './structure.ts'

export interface Season extends NamedSeason {
  readonly sheets: readonly Sheet[]
}

interface Understood {
  readonly sheet: Sheet
  readonly sides: Sides
  readonly listed: readonly ListedPlayer[]
  readonly unread: readonly string[]
  readonly read: Acts
}

/** All seasons at once, because a person's name is put together from every sheet that names them. */
export function* mapSeasons(seasons: readonly Season[]): Generator<ImportRecord> {
  const understood = seasons.map(({ sheets, newCompetition }) => {
    const gender = newCompetition?.gender ?? 'men'
    return sheets.map((sheet) => understand(sheet, gender))
  })
  const people = new People()
  const byTime = understood.flat().sort((a, b) => (a.sheet.day < b.sheet.day ? -1 : a.sheet.day > b.sheet.day ? 1 : 0))
  for (const { sheet, listed, read } of byTime) people.learn(sheet.origin, listed, read.acts)
  for (const [index, season] of seasons.entries()) {
    const places = findStructure(season.edition.competition, season.sheets)
    yield editionRecord(season, places !== null)
    for (const match of understood[index] ?? []) {
      yield matchRecord(season.edition, match, places?.get(match.sheet.number) ?? NOWHERE, people)
      for (const reason of problemsOf(match)) yield { record: 'rejection', origin: match.sheet.origin, reason }
    }
  }
  yield* people.records()
}

const NOWHERE: Place = { phase: null, group: null, round: null, leg: null }

function understand(sheet: Sheet, gender: TeamRef['gender']): Understood {
  const sides = { home: { ...clubOf(sheet.home), gender }, away: { ...clubOf(sheet.away), gender } }
  const { listed, unread } = listPlayers(sheet)
  return { sheet, sides, listed, unread, read: readActs(sheet, sides, listed) }
}

function problemsOf({ sheet, unread, read }: Understood): string[] {
  return [
    ...sheet.problems,
    ...unread.map((line) => `o jogador não pôde ser lido: “${line.slice(0, 80)}”.`),
    ...read.problems,
  ]
}

/** First and last day only where every match of the season is there. */
function editionRecord({ edition, name, newCompetition, sheets }: Season, complete: boolean): EditionRecord {
  const days = sheets.map((sheet) => sheet.day).sort()
  const [starts, ends] = complete ? [days[0] ?? null, days.at(-1) ?? null] : [null, null]
  const origin = { file: sheets[0]?.origin.file ?? '', line: null }
  const record = { record: 'edition', origin, edition, name, starts, ends, hosts: [] } as const
  return newCompetition === null ? record : { ...record, newCompetition }
}

function matchRecord(edition: EditionRef, match: Understood, place: Place, people: People): MatchRecord {
  const { sheet, sides, listed, read } = match
  return {
    record: 'match',
    origin: sheet.origin,
    key: `${edition.competition}/${edition.edition}/${String(sheet.number).padStart(3, '0')}`,
    edition,
    ...place,
    ...sides,
    day: sheet.day,
    kickoff: sheet.time === null ? null : brasiliaToUtc(sheet.day, sheet.time),
    status: sheet.score === null ? 'scheduled' : 'finished',
    statusReason: null,
    annulled: false,
    neutral: false,
    stadium: sheet.stadium === null ? null : stadiumOf(sheet.stadium),
    halfTime: null,
    score: sheet.score,
    extraTime: null,
    penalties: null,
    attendance: null,
    events:
      sheet.score === null
        ? []
        : read.acts.toSorted((a, b) => order(a) - order(b)).map((act) => eventRecord(act, people)),
    lineups: (['home', 'away'] as const).flatMap((side) => lineupOf(side, listed, people)),
    officials: [],
  }
}

/** An unknown time is greater than every known one; two unknown ones are equal. */
function order(act: Act): number {
  return Math.min(clockOrder(act.clock), Number.MAX_SAFE_INTEGER)
}

/** `Arena do Grêmio / Porto Alegre`, `Paulo Constantino / P. Prudente/SP`, `Parque do Sabiá /`; `- A Definir /` is none. */
export function stadiumOf(text: string): MatchRecord['stadium'] {
  const [name = '', place = ''] = text.split(/\s+\/\s*(.*)/)
  if (/^\W*(?:a definir|indefinido|n[ãa]o (?:definido|informado))\W*$/i.test(name)) return null
  const city = place
    .replace(/\/\s*[A-Z]{2}$/, '')
    .split('/')
    .at(-1)!
    .trim()
  return { name: name.trim(), city: city || null, country: 'BR', key: null }
}

function eventRecord({ type, freeKick, clock, side, player, off }: Act, people: People): EventRecord {
  const out = off && people.refOfNamed(off)
  return {
    type,
    ...clock,
    side,
    player: player && people.refOfNamed(player),
    related: out && { role: 'out', player: out },
    converted: null,
    ...(freeKick ? { detail: 'free-kick' as const } : {}),
  }
}

function lineupOf(side: Side, listed: readonly ListedPlayer[], people: People): LineupRecord[] {
  const players = listed.filter((player) => player.side === side)
  if (players.length === 0) return []
  return [
    {
      side,
      coach: null,
      players: players.map((player) => ({
        player: people.refOf(player.registration),
        number: player.number,
        starter: player.starter,
        position: player.goalkeeper && people.isGoalkeeper(player.registration) ? 'goalkeeper' : null,
        captain: false,
      })),
    },
  ]
}
