import type { Values } from '@meio-campo/contract'
import { slug } from '@meio-campo/contract/rules'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../../database/types.gen.ts'
import { fieldError } from '../../../../platform/errors/app-error.ts'
import { momentAt } from '../../../../platform/time/today.ts'
import { insertMatch } from '../../edition-structure/new-match.ts'
import { changeMatch } from '../../match-editing/change-match.ts'
import { getRecord } from '../../records/record-form.ts'
import { valuesOf } from '../../records/values.ts'
import { hourOfCell } from './hour-of-cell.ts'
import { tieOf } from './match-places.ts'
import { findMatch } from './find-match.ts'
import { refuseWithoutEdition, SheetEditions } from './sheet-editions.ts'
import type { SheetWriter, Setting, Write } from '../rows/sheet-writer.ts'
import { refuseRepeated } from '../records/spreadsheet-match.ts'
import type { SpreadsheetPlan } from '../rows/spreadsheet-plan.ts'
import type { PlannedRow } from '../rows/spreadsheet-rows.ts'
import { splitWrite, type Refusals } from '../../records/split-write.ts'

/** Writes matches by the rules of their forms: each row is written as if it were typed. */
export function matchWriter(transaction: Transaction<DB>, plan: SpreadsheetPlan, { now }: Setting): SheetWriter {
  let editions: SheetEditions
  const newIds = new Map<PlannedRow, string>()

  const find = async (rows: readonly PlannedRow[]): Promise<void> => {
    await findByIds(transaction, plan, rows)
    editions = await SheetEditions.of(transaction, plan, rows)
    await editions.resolve(transaction, rows, ['home', 'away', 'stadium'])
    for (const row of rows) {
      readHour(row)
      const edition = editions.ofRow(row)
      if (edition) findMatch(plan, row, edition)
      else refuseWithoutEdition(row)
    }
    refuseRepeated(rows, plan.keys.length === 0 ? 'id' : 'home', ({ values }) =>
      JSON.stringify([
        values['edition'],
        values['round'] ?? slug(String(values['date'])),
        values['home'],
        values['away'],
      ]),
    )
  }

  const insert = (chunk: readonly Write[], refusals: Refusals<Write>) =>
    eachAlone(transaction, chunk, refusals, async ({ row, values }) => {
      const { edition: _e, phase, round = null, home, away, date = null, time = null, ...rest } = values
      const { places } = editions.ofRow(row)!
      const [homeId, awayId] = [String(home), String(away)]
      const at = places.phases.find(({ id }) => id === phase)!
      const { timeConfirmed, stadium, ...others } = rest
      const { kickoff, day } = whenOf(date, time)
      const id = await insertMatch(transaction, places, {
        phase: at.id,
        round: round as string | null,
        ...tieOf(at, round as string | null, homeId, awayId),
        home: homeId,
        away: awayId,
        kickoff,
        day,
        ...(typeof timeConfirmed === 'boolean' && { timeConfirmed }),
        ...(typeof stadium === 'string' && { stadium }),
      })
      newIds.set(row, id)
      if (Object.keys(others).length > 0)
        await changeMatch(transaction, await getRecord(transaction, 'match', id), others, now)
    })

  const update = (chunk: readonly Write[], refusals: Refusals<Write>) =>
    eachAlone(transaction, chunk, refusals, async ({ row, values, changed }) => {
      const { date, time, ...rest } = changed
      const before = await getRecord(transaction, 'match', row.recordId!)
      const isMoved = date !== undefined || time !== undefined
      const { kickoff, day } = whenOf(values['date'] ?? null, values['time'] ?? null)
      if (isMoved || Object.keys(rest).length > 0)
        await changeMatch(transaction, before, isMoved ? { ...rest, kickoff } : rest, now, isMoved ? day : undefined)
    })

  return {
    find,
    lock: (rows) => lockMatches(transaction, rows),
    insert,
    update,
    recordOf: ({ row, changed }) => ({ id: row.recordId ?? newIds.get(row)!, fields: Object.keys(changed) }),
  }
}

/** Writes each row by itself, so that a refusal is reported for the right row. */
async function eachAlone(
  transaction: Transaction<DB>,
  chunk: readonly Write[],
  refusals: Refusals<Write>,
  write: (one: Write) => Promise<void>,
): Promise<void> {
  for (const one of chunk) await splitWrite(transaction, 'match', [one], refusals, () => write(one))
}

/** A day without an hour is stored as a day. */
function whenOf(date: unknown, time: unknown): { readonly kickoff: string | null; readonly day: string | null } {
  if (typeof time === 'string' && typeof date !== 'string') throw fieldError('date', 'Diga também a data.')
  const day = typeof date === 'string' ? date : null
  return { day, kickoff: day !== null && typeof time === 'string' ? momentAt(day, time).toISOString() : null }
}

/** A given hour counts as confirmed, unless the row says otherwise. */
function readHour(row: PlannedRow): void {
  const said = row.values['time']
  if (typeof said !== 'string') return
  const hour = hourOfCell(said)
  if (hour === null) {
    row.refuse('time', 'Deve ser uma hora do dia, como 16:00 ou 16h30.')
    delete row.values['time']
  } else {
    row.values['time'] = hour
    row.values['timeConfirmed'] ??= true
  }
}

interface MatchRow {
  readonly id: string
  readonly edition: string
  readonly phase: string
  readonly round: string | null
  readonly home: string
  readonly away: string
  readonly date: string | null
  readonly time: string | null
  readonly record: Readonly<Record<string, unknown>>
}

/** A match given by its id needs no edition. */
async function findByIds(
  transaction: Transaction<DB>,
  { keys }: SpreadsheetPlan,
  rows: readonly PlannedRow[],
): Promise<void> {
  const ids = rows.map(({ givenId }) => givenId).filter((id) => id !== '')
  const { rows: found } = await sql<{ id: string; edition: string }>`
    select id, edition_id as edition from matches where id = any (${ids}::text[])`.execute(transaction)
  const editions = new Map(found.map(({ id, edition }) => [id, edition]))
  for (const row of rows) {
    const edition = editions.get(row.givenId)
    if (edition !== undefined && !row.references.has('edition')) row.values['edition'] = edition
    if (edition === undefined && row.givenId !== '' && keys.length === 0)
      row.refuse('id', 'Não existe. Para criar, deixe o id vazio.')
  }
}

async function lockMatches(
  transaction: Transaction<DB>,
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<string, Values>> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const { rows: found } = await sql<MatchRow & Readonly<Record<string, unknown>>>`
    select *, edition_id as edition, phase_id as phase, round_id as round, home_id as home, away_id as away,
      day::text as date, to_char(kickoff at time zone 'America/Sao_Paulo', 'HH24:MI') as time
    from matches where id = any (${ids}::text[]) order by id for update`.execute(transaction)
  return new Map(
    found.map((row) => {
      const { id, edition, phase, round, home, away, date, time } = row
      const { kickoff: _, ...form } = valuesOf('match', row)
      return [id, { ...form, edition, phase, round, home, away, date, time }]
    }),
  )
}
