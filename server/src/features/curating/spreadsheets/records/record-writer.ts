import type { Values } from '@meio-campo/contract'
import { isNullable, recordFields, type EditableKind, type RecordKind } from '@meio-campo/contract/rules'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { DB } from '../../../../database/types.gen.ts'
import { columnOf } from '../../history/kept-tables.ts'
import { editableTables } from '../../record-tables/tables.ts'
import { valuesOf } from '../../records/values.ts'
import { emptyValue } from '../rows/cell-value.ts'
import type { SheetWriter, Write } from '../rows/sheet-writer.ts'
import { matchRows, NewIds, wantedId } from './spreadsheet-match.ts'
import type { SpreadsheetPlan } from '../rows/spreadsheet-plan.ts'
import { resolveReferences, type PlannedRow } from '../rows/spreadsheet-rows.ts'
import { splitWrite, type Refusals } from '../../records/split-write.ts'

/** Records and their parts: many rows in one statement. */
export function recordWriter(transaction: Transaction<DB>, plan: SpreadsheetPlan): SheetWriter {
  const ids = new NewIds(transaction, plan.kind as RecordKind)
  const newIds = new Map<PlannedRow, string>()
  return {
    find: async (rows) => {
      await resolveReferences(transaction, rows)
      await matchRows(transaction, plan, rows)
    },
    lock: (rows) => lockCurrent(transaction, plan, rows),
    insert: async (chunk, refusals) => {
      if ('name' in recordFields[plan.kind]) {
        const given = await ids.give(chunk.map(({ values }) => wantedId(fullName(plan.kind, values))!))
        for (const [at, { row }] of chunk.entries()) newIds.set(row, given[at]!)
      }
      await insertChunk(transaction, plan, chunk, newIds, refusals)
    },
    update: (chunk, refusals) => updateChunk(transaction, plan, chunk, refusals),
    recordOf: ({ row, changed }) => {
      const id = row.recordId ?? newIds.get(row)
      return id === undefined ? null : { id, fields: Object.keys(changed) }
    },
  }
}

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

async function insertChunk(
  transaction: Transaction<DB>,
  plan: SpreadsheetPlan,
  chunk: readonly Write[],
  newIds: ReadonlyMap<PlannedRow, string>,
  refusals: Refusals<Write>,
): Promise<void> {
  const { kind, given } = plan
  const fields = Object.entries(recordFields[kind])
  const named = 'name' in recordFields[kind]
  // All rows of an insert have the same columns; a missing value is the column's default.
  const columnsOf = ({ row, values }: Write) => ({
    ...Object.fromEntries(fields.map(([name, field]) => [columnOf(kind, name), values[name] ?? defaultOf(field)])),
    ...given,
    ...(named && { id: newIds.get(row) }),
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
