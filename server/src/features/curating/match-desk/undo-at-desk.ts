import { randomBytes } from 'node:crypto'
import { deskRefusals } from '@meio-campo/contract/rules'
import { isWhistle, perform, type Desk, type DeskEvent, type InverseCommand } from '@meio-campo/football'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { writeDesk } from './desk-rows.ts'
import { getDesk } from './desk-state.ts'

type Columns = Readonly<Record<string, unknown>>

/** A row that an edit changed. */
interface ChangedRow {
  readonly table_name: string
  readonly row_key: Columns
  readonly operation: 'created' | 'changed' | 'removed'
  readonly before: Columns | null
  readonly after: Columns | null
}

/**
 * Undoes an edit of the desk with the desk's own commands: a recorded event is retracted, a retracted one is restored,
 * a corrected one gets its old values. So the scores are corrected too, whichever page the undo comes from.
 */
export async function undoAtDesk(
  transaction: Transaction<DB>,
  caller: Caller,
  editId: string,
  now: Date,
): Promise<boolean> {
  const rows = await listRows(transaction, editId)
  const events = rows.filter(({ table_name }) => table_name === 'events' || table_name === 'desk_marks')
  // An event that was deleted (by an older kind of undo) no longer belongs to the desk.
  if (events.length === 0 || events.some(({ operation }) => operation === 'removed')) return false
  const byMatch = await groupByMatch(transaction, events)
  for (const [matchId, own] of byMatch)
    await undoInMatch(transaction, caller, { editId, matchId, events: own, rows: rowsOf(matchId, rows), now })
  return true
}

/**
 * The rows of each match, always in the same order, so that two undos at once cannot deadlock. Rows of deleted matches
 * need no undoing.
 */
async function groupByMatch(
  transaction: Transaction<DB>,
  events: readonly ChangedRow[],
): Promise<readonly (readonly [matchId: string, rows: readonly ChangedRow[]])[]> {
  const ids = events.map(({ row_key }) => String(row_key['id']))
  const { rows } = await sql<{ id: string; match: string }>`
    select id, match_id as match from events where id = any (${ids}::text[])
    union all select id, match_id from desk_marks where id = any (${ids}::text[])`.execute(transaction)
  const matches = new Map(rows.map(({ id, match }) => [id, match]))
  const matchOf = ({ row_key }: ChangedRow) => matches.get(String(row_key['id']))
  const left = events.filter((row) => matchOf(row) !== undefined)
  if (left.length === 0) throw new AppError('changed_since', { info: deskRefusals.unknownEvent })
  return [...Map.groupBy(left, (row) => matchOf(row)!)].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The rows of one match, except for its events. */
const rowsOf = (matchId: string, rows: readonly ChangedRow[]) =>
  rows.filter(({ table_name, row_key }) => (table_name === 'matches' ? row_key['id'] : row_key['match_id']) === matchId)

interface MatchUndo {
  readonly editId: string
  readonly matchId: string
  readonly events: readonly ChangedRow[]
  readonly rows: readonly ChangedRow[]
  readonly now: Date
}

async function undoInMatch(
  transaction: Transaction<DB>,
  caller: Caller,
  { editId, matchId, events, rows, now }: MatchUndo,
): Promise<void> {
  const match = await transaction
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', matchId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const stored = await getDesk(transaction, match)
  let desk = stored.desk
  const touched: string[] = []
  for (const row of events) {
    const command = commandFor(row, rows, desk)
    if (!command) continue
    touched.push(String(row.row_key['id']))
    const result = perform(desk, { id: `undo_${editId}`, at: now.getTime(), ...command })
    if (!result.ok) throw new AppError('changed_since', { info: deskRefusals[result.refusal] })
    desk = result.desk
  }
  // A score that was known before its goals were recorded stays when they are retracted.
  if (!changesScore(rows)) desk = { ...desk, scores: stored.desk.scores }
  await writeDesk(transaction, stored, desk, null)
  await restoreReason(transaction, match.id, desk, rows)
  await noteUndo(transaction, caller, match.id, touched, now)
}

const SCORES = /^(half_time|extra_time|penalties)_(home|away)$|^(home|away)_score$/

const changesScore = (rows: readonly ChangedRow[]): boolean =>
  Object.keys(matchBefore(rows) ?? {}).some((column) => SCORES.test(column))

/** The reason of a postponement is removed when the match begins, and restored if the start is undone. */
async function restoreReason(
  transaction: Transaction<DB>,
  matchId: string,
  desk: Desk,
  rows: readonly ChangedRow[],
): Promise<void> {
  const before = matchBefore(rows)
  if (typeof before?.['status_reason'] !== 'string' || before['status'] !== desk.status) return
  await transaction
    .updateTable('matches')
    .set({ status_reason: before['status_reason'] })
    .where('id', '=', matchId)
    .execute()
}

/** The match's own columns before the edit. */
const matchBefore = (rows: readonly ChangedRow[]) => rows.find(({ table_name }) => table_name === 'matches')?.before

/** Marks these events as decided by a person, so that a source that follows the match does not restore them. */
async function noteUndo(
  transaction: Transaction<DB>,
  caller: Caller,
  matchId: string,
  events: readonly string[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return
  const { id: user_id, name: actor_name } = userOf(caller.principal)
  const rows = events.map((event_id) => ({
    id: `undo_${randomBytes(16).toString('hex')}`,
    match_id: matchId,
    at: now,
    user_id,
    actor_name,
    event_id,
  }))
  await transaction.insertInto('desk_commands').values(rows).execute()
}

async function listRows(transaction: Transaction<DB>, editId: string): Promise<ChangedRow[]> {
  const rows = await transaction
    .selectFrom('edit_rows')
    .select(['table_name', 'row_key', 'operation', 'before', 'after'])
    .where('edit_id', '=', editId)
    .orderBy('place', 'desc')
    .execute()
  return rows as unknown as ChangedRow[]
}

/** The command that reverts a change of an event; null if only its running score or its position changed. */
function commandFor(row: ChangedRow, rows: readonly ChangedRow[], desk: Desk): InverseCommand | null {
  const id = String(row.row_key['id'])
  if (row.table_name === 'desk_marks') return markCommandFor(row, id, desk)
  const event = desk.events.find((each) => each.id === id)
  if (!event) throw new AppError('changed_since', { info: deskRefusals.unknownEvent })
  const before: Columns = row.before ?? {}
  const after: Columns = row.after ?? {}
  if (row.operation === 'created' || after['retracted'] === false) {
    const status = isWhistle(event) ? matchBefore(rows)?.['status'] : undefined
    return { do: 'retract', event: id, ...(typeof status === 'string' && { status: status as Desk['status'] }) }
  }
  if (after['retracted'] === true) return isWhistle(event) ? whistleAgain(event, rows) : { do: 'restore', event: id }
  const present = corrected.filter((column) => column in before)
  if (present.length === 0) return null
  if (present.some((column) => valueOf(event, column) !== after[column])) {
    throw new AppError('changed_since', {
      info: 'Este lance foi corrigido de novo depois: desfaça antes a correção mais nova.',
    })
  }
  return { do: 'correct', event: id, ...valuesOf(present, before, event) }
}

function markCommandFor({ operation, after }: ChangedRow, id: string, desk: Desk): InverseCommand {
  if (!desk.marks?.some((mark) => mark.id === id)) {
    throw new AppError('changed_since', { info: deskRefusals.unknownEvent })
  }
  return { do: operation === 'created' || after?.['retracted'] === false ? 'retract' : 'restore', event: id }
}

/** The rows of a kick-off include its clock; those of a final whistle include the match's status. */
function whistleAgain({ id, type, period }: DeskEvent, rows: readonly ChangedRow[]): InverseCommand {
  const gone = rows.find(({ table_name, row_key }) => table_name === 'match_clocks' && row_key['period'] === period)
  const started = gone?.before?.['started_at']
  const status = matchBefore(rows)?.['status']
  return {
    do: 'restore',
    event: id,
    ...(type === 'periodStart' && typeof started === 'string' && { at: Date.parse(started) }),
    ...(type === 'periodEnd' && { final: String(status).startsWith('finished') }),
  }
}

/** The columns that a person corrects; the others are derived from them. */
const corrected = ['type', 'period', 'minute', 'added', 'side', 'detail', 'player_id', 'related_id'] as const
type Corrected = (typeof corrected)[number]

function valueOf(event: DeskEvent, column: Corrected): unknown {
  if (column === 'player_id') return event.player
  if (column === 'related_id') return event.related?.player ?? null
  return event[column]
}

function valuesOf(columns: readonly Corrected[], before: Columns, event: DeskEvent): Omit<InverseCommand, 'do'> {
  const values = Object.fromEntries(
    columns.map((column) => [
      { player_id: 'player', related_id: 'related' }[column as string] ?? column,
      before[column],
    ]),
  )
  // A minute is given with its added time and its period, which may have changed with it.
  const { period, minute, added } = event
  return { period, minute, added, ...values }
}
