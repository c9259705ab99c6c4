import { isDeepStrictEqual } from 'node:util'
import type { SheetPlayer, SpreadsheetChange, TeamSheet } from '@meio-campo/contract'
import { spots, spreadsheetChangeFields } from '@meio-campo/contract/rules'
import type { Side } from '@meio-campo/football'
import type { Transaction } from 'kysely'
import type { DB } from '../../../../database/types.gen.ts'
import { findNames } from '../../record-tables/references.ts'
import { matchName, type PlacedRow } from '../matches/match-of-row.ts'
import type { PlannedRow } from '../rows/spreadsheet-rows.ts'

/** The line-up of one team in one match; each row is a player. */
export interface SheetLineup {
  readonly placed: PlacedRow & { readonly side: Side }
  readonly rows: readonly PlannedRow[]
  readonly stored: TeamSheet | null
  /** As the rows say it. */
  readonly said: TeamSheet
}

export interface NameOnly {
  readonly player: ReadonlyMap<PlannedRow, string>
  readonly coach: ReadonlyMap<PlannedRow, string>
}

/** What has no column stays as it is. */
export function sheetOf(rows: readonly PlannedRow[], names: NameOnly, stored: TeamSheet | null): TeamSheet {
  const before = [
    ...(stored?.starters ?? []).map((player) => ({ ...player, starter: true })),
    ...(stored?.bench ?? []).map((player) => ({ ...player, starter: false })),
  ]
  const toPlayer = (row: PlannedRow): SheetPlayer => {
    const { values } = row
    const person = (values['player'] as string | undefined) ?? null
    const name = names.player.get(row) ?? null
    const was = before.find((each) =>
      person === null ? each.person === null && each.name === name : each.person === person,
    )
    const said = <T>(field: string, kept: T): T => (field in values ? (values[field] as T) : kept)
    const position = said('position', was?.position ?? null)
    const stays = was?.starter === values['starter'] && was?.position === position
    return {
      person,
      ...(person === null && { name }),
      number: said('number', was?.number ?? null),
      position,
      spot: said('spot', was?.position === position ? (was?.spot ?? null) : null),
      captain: said('captain', was?.captain ?? false),
      x: stays ? was.x : null,
      y: stays ? was.y : null,
    }
  }
  return {
    formation: sayOnce(rows, 'formation', ({ values }) => values['formation']) ?? stored?.formation ?? null,
    coach: coachOf(rows, names.coach) ?? stored?.coach ?? null,
    starters: rows.filter(({ values }) => values['starter'] === true).map(toPlayer),
    bench: rows.filter(({ values }) => values['starter'] === false).map(toPlayer),
  }
}

function coachOf(rows: readonly PlannedRow[], names: ReadonlyMap<PlannedRow, string>): TeamSheet['coach'] {
  const coachIn = (row: PlannedRow) => row.values['coach'] ?? names.get(row)
  const said = sayOnce(rows, 'coach', coachIn)
  if (said === null) return null
  const isKnown = rows.some(({ values }) => values['coach'] === said)
  return isKnown ? { person: said } : { person: null, name: said }
}

/** What is said of a team: in one of its rows, and in no other otherwise. */
function sayOnce(rows: readonly PlannedRow[], field: string, read: (row: PlannedRow) => unknown): string | null {
  const saying = rows.filter((row) => typeof read(row) === 'string')
  const [first] = saying
  if (!first) return null
  for (const row of saying)
    if (read(row) !== read(first)) row.refuse(field, `A linha ${first.line}, do mesmo time, diz outra coisa.`)
  return read(first) as string
}

export const isSameSheet = (a: TeamSheet | null, b: TeamSheet): boolean =>
  isDeepStrictEqual(a && unnamed(a), unnamed(b))

/** A person with a record needs no name. */
function unnamed(sheet: TeamSheet) {
  const plain = <T extends SheetPlayer | NonNullable<TeamSheet['coach']>>(one: T) => ({
    ...one,
    name: one.person === null ? (one.name ?? null) : null,
  })
  return {
    ...sheet,
    coach: sheet.coach && plain(sheet.coach),
    starters: sheet.starters.map(plain),
    bench: sheet.bench.map(plain),
  }
}

const known = spreadsheetChangeFields('lineup')
const SHOWN = ['starters', 'bench', 'coach', 'formation'] as const
type Shown = (typeof SHOWN)[number]

/** Each line-up that is replaced, as it was and as it becomes. */
export async function lineupChanges(
  transaction: Transaction<DB>,
  lineups: readonly SheetLineup[],
): Promise<SpreadsheetChange[]> {
  const people = lineups.flatMap(({ stored, said }) =>
    [stored!, said].flatMap(({ starters, bench, coach }) => [...starters, ...bench, coach].map((one) => one?.person)),
  )
  const names = await findNames(
    transaction,
    people.flatMap((id) => (typeof id === 'string' ? [{ kind: 'person' as const, id }] : [])),
  )
  const called = ({ person, name }: Pick<SheetPlayer, 'person' | 'name'>) =>
    person === null ? (name ?? '') : (names.get(`person:${person}`) ?? person)
  return lineups.map(({ placed: { match, side }, rows, stored, said }) => ({
    line: rows[0]!.line,
    id: match.id,
    name: `Escalação de ${match[`${side}Name`]}, ${matchName(match)}`,
    fields: SHOWN.flatMap((field) => {
      const [before, after] = [words(stored!, field, called), words(said, field, called)]
      if (before === after) return []
      return [{ field, label: known[field]!.label, before, after, beforeName: null, afterName: null }]
    }),
  }))
}

function words(
  sheet: TeamSheet,
  field: Shown,
  called: (one: Pick<SheetPlayer, 'person' | 'name'>) => string,
): string | null {
  if (field === 'formation') return sheet.formation
  if (field === 'coach') return sheet.coach && called(sheet.coach)
  const listed = sheet[field].map(({ number, captain, position, spot, ...one }) =>
    [number, called(one), captain && '(C)', spot ? `[${spots[spot]}]` : position && `[${POSITIONS[position]}]`]
      .filter(Boolean)
      .join(' '),
  )
  return listed.length === 0 ? null : listed.join(', ')
}

const POSITIONS = { goalkeeper: 'GOL', defender: 'DEF', midfielder: 'MEI', forward: 'ATA' } as const
