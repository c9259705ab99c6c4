import type { SpreadsheetCounts, SpreadsheetError, Values } from '@meio-campo/contract'
import { isNullable, recordFields, type EditableKind, type RecordKind } from '@meio-campo/contract/rules'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { columnOf } from '../history/kept-tables.ts'
import { takePictures } from '../records/pictures.ts'
import { editableTables } from '../record-tables/tables.ts'
import { valuesOf, checkValues } from '../records/values.ts'
import { emptyValue } from './cell-value.ts'
import type { SpreadsheetRow } from './spreadsheet-file.ts'
import { matchRows, NewIds, wantedId } from './spreadsheet-match.ts'
import type { SpreadsheetPlan } from './spreadsheet-plan.ts'
import { readRows, filledValues, type PlannedRow } from './spreadsheet-rows.ts'
import { splitWrite, type Refusals, isSameValue } from './split-write.ts'

/** Rows in one statement: few enough for progress that moves, and for finding the one that is refused. */
const CHUNK = 500

export interface SpreadsheetOutcome {
  readonly plan: SpreadsheetPlan
  readonly counts: SpreadsheetCounts
  readonly errors: readonly SpreadsheetError[]
  readonly changes: readonly RowChange[]
  readonly doubtful: readonly PlannedRow[]
}

/** Called with the number of rows done; may throw to stop. */
export type Watch = (done: number) => Promise<void>

interface Write {
  readonly row: PlannedRow
  readonly values: Values
}

/** A row that changes its record. */
export interface RowChange extends Write {
  readonly before: Values
  readonly changed: Values
}

/** Writes a spreadsheet within the caller's transaction, which a check rolls back and a run commits. */
export async function runSpreadsheet(
  transaction: Transaction<DB>,
  plan: SpreadsheetPlan,
  rows: readonly SpreadsheetRow[],
  watch: Watch,
): Promise<SpreadsheetOutcome> {
  const planned = await readRows(transaction, plan, rows)
  await matchRows(transaction, plan, planned)
  const { creations, changes } = await sortOut(transaction, plan, planned)
  const touched = creations.length + changes.length
  let done = planned.length - touched
  await watch(done)
  const refusals: Refusals<Write> = { count: 0, refuse: ({ row }, error) => refuseRow(row, error) }
  const inChunks = async (all: readonly Write[], write: (chunk: readonly Write[]) => Promise<void>) => {
    for (let at = 0; at < all.length; at += CHUNK) {
      const chunk = all.slice(at, at + CHUNK)
      for (const each of chunk) await keepPictures(transaction, plan.kind, each)
      await write(chunk.filter(({ row }) => row.isGood))
      done += chunk.length
      await watch(done)
    }
  }
  const ids = new NewIds(transaction, plan.kind as RecordKind)
  await inChunks(creations, (chunk) => insertChunk(transaction, plan, chunk, ids, refusals))
  await inChunks(changes, (chunk) => updateChunk(transaction, plan, chunk, refusals))
  const good = (writes: readonly Write[]) => writes.filter(({ row }) => row.isGood).length
  const refused = planned.filter(({ isGood }) => !isGood)
  const wrong = refused.filter(({ errors }) => errors.length > 0)
  const counts: SpreadsheetCounts = {
    create: good(creations),
    update: good(changes),
    unchanged: planned.length - refused.length - good(creations) - good(changes),
    errors: wrong.length,
    questions: refused.length - wrong.length,
  }
  return {
    plan,
    counts,
    errors: wrong.flatMap(({ errors }) => errors),
    changes: changes.filter(({ row }) => row.isGood),
    doubtful: planned.filter(({ isDoubtful }) => isDoubtful),
  }
}

function refuseRow(row: PlannedRow, { fields, info }: AppError): void {
  if (fields.length === 0) row.refuse('', info ?? 'Os valores não combinam entre si.')
  for (const { field, message } of fields) row.refuse(field, message)
}

/** New, changed and unchanged rows. */
async function sortOut(transaction: Transaction<DB>, plan: SpreadsheetPlan, rows: readonly PlannedRow[]) {
  const creations: Write[] = []
  const changes: RowChange[] = []
  const current = await lockCurrent(transaction, plan, rows)
  for (const row of rows) {
    if (!row.isGood) {
      refuseMissing(plan, row)
      refuseBeyondLimits(plan, row)
      continue
    }
    if (row.recordId === null) {
      const values = filledValues(row.values)
      if (plan.create) checkRow(plan.kind, 'create', row, values)
      else row.refuse(plan.keys[0] ?? 'id', 'Não existe, e esta planilha não cria registros.')
      if (row.isGood) creations.push({ row, values })
      continue
    }
    const now = current.get(row.recordId)!
    const changed = findChanges(plan, row, now)
    if (Object.keys(changed).length === 0) continue
    checkRow(plan.kind, 'change', row, changed)
    if (row.isGood) changes.push({ row, values: { ...now, ...changed }, before: now, changed })
  }
  return { creations, changes }
}

/** What a new record needs, of a row that is wrong in other cells. */
function refuseMissing({ kind, keys, create }: SpreadsheetPlan, row: PlannedRow): void {
  const told = new Set(row.errors.map(({ field }) => field))
  const findable = keys.length > 0 && keys.every((key) => (row.values[key] ?? null) !== null && !told.has(key))
  if (!create || row.recordId !== null || row.isDoubtful || !findable) return
  for (const [name, { required }] of Object.entries(recordFields[kind]))
    if (required && (row.values[name] ?? null) === null && !told.has(name)) row.refuse(name, 'Preencha este campo.')
}

/** What could be read and is beyond what its field takes, of a row that is wrong in other cells. */
function refuseBeyondLimits({ kind }: SpreadsheetPlan, row: PlannedRow): void {
  const told = new Set(row.errors.map(({ field }) => field))
  const read = Object.entries(filledValues(row.values)).filter(
    ([name]) => recordFields[kind][name]?.fixed !== true && !told.has(name),
  )
  if (read.length === 0) return
  for (const { field, message } of checkValues(kind, 'change', Object.fromEntries(read))) row.refuse(field, message)
}

function checkRow(kind: EditableKind, purpose: 'create' | 'change', row: PlannedRow, values: Values): void {
  if (purpose === 'create' && 'name' in values && kind !== 'edition' && wantedId(String(values['name'])) === null)
    row.refuse('name', 'Use pelo menos uma letra ou um número.')
  for (const { field, message } of checkValues(kind, purpose, values)) row.refuse(field, message)
}

/** The records as they are, held until the end of the transaction. */
async function lockCurrent(
  transaction: Transaction<DB>,
  { kind }: SpreadsheetPlan,
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<string, Values>> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const { rows: found } = await sql<Readonly<Record<string, unknown>> & { id: string }>`
    select * from ${sql.table(editableTables[kind])} where id = any (${ids}::${idType(kind)}[]) order by id for update`.execute(
    transaction,
  )
  return new Map(found.map((row) => [row.id, valuesOf(kind, row)]))
}

const idType = (kind: EditableKind): RawBuilder<unknown> => ('name' in recordFields[kind] ? sql`text` : sql`bigint`)

/** A name that found the record is not written over the one it has: it may be another of its names. */
function findChanges({ kind, keys }: SpreadsheetPlan, row: PlannedRow, now: Values): Values {
  const changed = Object.entries(row.values).filter(([name, value]) => {
    if (keys.includes(name) || isSameValue(value, now[name])) return false
    if (recordFields[kind][name]!.fixed) row.refuse(name, 'Não muda depois que o registro foi criado.')
    return true
  })
  return Object.fromEntries(changed)
}

async function keepPictures(transaction: Transaction<DB>, kind: EditableKind, { row }: Write): Promise<void> {
  try {
    await takePictures(transaction, kind, row.values)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    refuseRow(row, error)
  }
}

async function insertChunk(
  transaction: Transaction<DB>,
  plan: SpreadsheetPlan,
  chunk: readonly Write[],
  ids: NewIds,
  refusals: Refusals<Write>,
): Promise<void> {
  const { kind, given } = plan
  const fields = Object.entries(recordFields[kind])
  const named = 'name' in recordFields[kind]
  const newIds = named ? await ids.give(chunk.map(({ values }) => wantedId(fullName(kind, values))!)) : []
  const idOf = new Map(chunk.map(({ row }, at) => [row, newIds[at]]))
  // All rows of an insert have the same columns; a missing value is the column's default.
  const columnsOf = ({ row, values }: Write) => ({
    ...Object.fromEntries(fields.map(([name, field]) => [columnOf(kind, name), values[name] ?? defaultOf(field)])),
    ...given,
    ...(named && { id: idOf.get(row) }),
  })
  const names = [...fields.map(([name]) => columnOf(kind, name)), ...Object.keys(given), ...(named ? ['id'] : [])]
  await splitWrite(transaction, kind, chunk, refusals, (some) => {
    const table = sql.table(editableTables[kind])
    return sql`
      insert into ${table} (${sql.join(names.map((name) => sql.ref(name)))})
      select ${sql.join(names.map((name) => sql.ref(`r.${name}`)))}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(some.map(columnsOf))}::jsonb) as r`.execute(
      transaction,
    )
  })
}

const fullName = (kind: EditableKind, values: Values) =>
  kind === 'edition' ? `${String(values['competition'])}_${String(values['name'])}` : String(values['name'])

type AnyField = (typeof recordFields)[EditableKind][string]

const defaultOf = (field: AnyField): unknown =>
  isNullable(field) ? null : field.input === 'boolean' ? false : (emptyValue(field) ?? null)

async function updateChunk(
  transaction: Transaction<DB>,
  { kind, fields }: SpreadsheetPlan,
  chunk: readonly Write[],
  refusals: Refusals<Write>,
): Promise<void> {
  const written = fields.filter(({ field }) => !field.fixed).map(({ name }) => name)
  const columnsOf = ({ row, values }: Write) => ({
    ...Object.fromEntries(written.map((name) => [columnOf(kind, name), values[name] ?? null])),
    id: row.recordId,
  })
  const set = written.map((name) => {
    const column = columnOf(kind, name)
    return sql`${sql.ref(column)} = ${sql.ref(`r.${column}`)}`
  })
  await splitWrite(transaction, kind, chunk, refusals, (some) => {
    const table = sql.table(editableTables[kind])
    return sql`
      update ${table} as t set ${sql.join(set)}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(some.map(columnsOf))}::jsonb) as r
      where t.id = r.id`.execute(transaction)
  })
}
