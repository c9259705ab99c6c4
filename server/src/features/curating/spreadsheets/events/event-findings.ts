import type { SpreadsheetChange, SpreadsheetQuestion, Values } from '@meio-campo/contract'
import { eventTypes, recordFields } from '@meio-campo/contract/rules'
import { exchangeOf, isWhistle, type Desk, type DeskEvent } from '@meio-campo/football'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../../database/types.gen.ts'
import { findNames } from '../../record-tables/references.ts'
import { minuteWords } from './event-minute.ts'
import { matchName, type PlacedRow } from '../matches/match-of-row.ts'
import type { RowChange } from '../rows/sheet-writer.ts'
import type { SpreadsheetPlan } from '../rows/spreadsheet-plan.ts'
import type { PlannedRow } from '../rows/spreadsheet-rows.ts'

/** An event as the columns of a sheet. */
export function valuesOf(event: DeskEvent, { match }: PlacedRow): Values {
  const { on, off } = exchangeOf(event)
  const isExchange = event.type === 'substitution'
  return {
    match: match.id,
    edition: match.edition,
    home: match.home,
    away: match.away,
    team: event.side && match[event.side],
    type: event.type,
    minute: minuteWords(event),
    period: event.period,
    player: isExchange ? on : event.player,
    related: isExchange ? off : (event.related?.player ?? null),
    detail: event.detail,
  }
}

const wordsOf = (type: unknown, minute: unknown) =>
  [eventTypes[type as keyof typeof eventTypes] ?? 'Lance', typeof minute === 'string' && `aos ${minute}′`]
    .filter((part) => part !== false)
    .join(' ')

/** Each event that is corrected, before and after. */
export async function eventChanges(
  transaction: Transaction<DB>,
  { known }: SpreadsheetPlan,
  rows: readonly RowChange[],
  placed: ReadonlyMap<PlannedRow, PlacedRow>,
): Promise<SpreadsheetChange[]> {
  const nameOf = await readNames(
    transaction,
    rows.flatMap(({ before, changed }) => [before, changed]),
  )
  return rows.map(({ row, before, changed }) => ({
    line: row.line,
    id: row.recordId!,
    name: `${wordsOf(before['type'], before['minute'])}, ${matchName(placed.get(row)!.match)}`,
    fields: Object.keys(changed).map((field) => ({
      field,
      label: known[field]!.label,
      before: before[field] ?? null,
      after: changed[field] ?? null,
      beforeName: nameOf(field, before[field]),
      afterName: nameOf(field, changed[field]),
    })),
  }))
}

/** How the people and teams in some values are called. */
async function readNames(transaction: Transaction<DB>, all: readonly Values[]) {
  const kinds: Readonly<Record<string, 'person' | 'team'>> = { player: 'person', related: 'person', team: 'team' }
  const wanted = all.flatMap((values) =>
    Object.entries(kinds).flatMap(([name, kind]) => {
      const id = values[name]
      return typeof id === 'string' ? [{ kind, id }] : []
    }),
  )
  const names = await findNames(transaction, wanted)
  return (field: string, id: unknown): string | null =>
    kinds[field] && typeof id === 'string' ? (names.get(`${kinds[field]}:${id}`) ?? id) : null
}

const SCORES = ['homeScore', 'awayScore'] as const

/** The matches whose score changes with the events of the sheet. */
export async function scoreChanges(
  transaction: Transaction<DB>,
  written: ReadonlyMap<string, { readonly before: Desk; readonly line: number }>,
  placed: ReadonlyMap<PlannedRow, PlacedRow>,
): Promise<SpreadsheetChange[]> {
  const matches = new Map([...placed.values()].map(({ match }) => [match.id, match]))
  const { rows } = await sql<{ id: string; homeScore: number | null; awayScore: number | null }>`
    select id, home_score as "homeScore", away_score as "awayScore"
    from matches where id = any (${[...written.keys()]}::text[]) order by id`.execute(transaction)
  return rows.flatMap((row): SpreadsheetChange[] => {
    const { before, line } = written.get(row.id)!
    const was = { homeScore: before.scores.score?.home ?? null, awayScore: before.scores.score?.away ?? null }
    const fields = SCORES.filter((name) => was[name] !== row[name])
    return fields.length === 0
      ? []
      : [
          {
            line,
            id: row.id,
            name: `Placar de ${matchName(matches.get(row.id)!)}`,
            fields: fields.map((field) => ({
              field,
              label: recordFields.match[field]!.label,
              before: was[field],
              after: row[field],
              beforeName: null,
              afterName: null,
            })),
          },
        ]
  })
}

const COMPARED = ['type', 'minute', 'player', 'related', 'detail'] as const

/** Rows that may repeat an event of the match: both side by side. */
export async function askAboutEvents(
  transaction: Transaction<DB>,
  plan: SpreadsheetPlan,
  rows: readonly PlannedRow[],
  placed: ReadonlyMap<PlannedRow, PlacedRow>,
  desks: ReadonlyMap<string, Desk>,
): Promise<SpreadsheetQuestion[]> {
  const asked = rows
    .filter(({ candidates }) => candidates.length > 0)
    .map((row) => {
      const place = placed.get(row)!
      const events = desks.get(place.match.id)!.events.filter((event) => !isWhistle(event))
      const stored = row.candidates.flatMap((id) => events.find((event) => event.id === id) ?? [])
      return { row, place, stored: stored.map((event) => ({ id: event.id, values: valuesOf(event, place) })) }
    })
  const nameOf = await readNames(
    transaction,
    asked.flatMap(({ row, stored }) => [row.values, ...stored.map(({ values }) => values)]),
  )
  return asked.map(({ row, place, stored }) => ({
    line: row.line,
    about: null,
    another: plan.create,
    name: `${wordsOf(row.values['type'], row.values['minute'])}, ${matchName(place.match)}`,
    candidates: stored.map(({ id, values }) => ({ id, name: wordsOf(values['type'], values['minute']) })),
    total: stored.length,
    fields: COMPARED.map((field) => ({
      field,
      label: plan.known[field]!.label,
      said: { value: row.values[field] ?? null, name: nameOf(field, row.values[field]) },
      stored: stored.map(({ values }) => ({ value: values[field] ?? null, name: nameOf(field, values[field]) })),
    })),
  }))
}
