import { isDeepStrictEqual } from 'node:util'
import type { NamedFieldChange, RowChange } from '@meio-campo/contract'
import { recordFields, historyFields, type Field, type RecordKind } from '@meio-campo/contract/rules'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { EditRows } from '../../../database/types.gen.ts'
import { findNames, type Reference } from '../record-tables/references.ts'
import { recordTables } from '../record-tables/tables.ts'
import { fieldsByColumn, shownTables } from './kept-tables.ts'
import { settingsInWords } from './site-settings.ts'

type Row = Pick<Selectable<EditRows>, 'table_name' | 'operation' | 'subjects'> &
  Readonly<Record<'row_key' | 'before' | 'after', unknown>>
type Names = ReadonlyMap<string, string>

/** Describes rows in words; the names of all referenced records are read in one query per kind. */
export async function createRowWords(database: Queryable, rows: readonly Row[]): Promise<(row: Row) => RowChange> {
  const names = await findNames(database, rows.flatMap(referencesIn))
  return (row) => toRowChange(row, names)
}

interface ShownColumn {
  readonly name: string
  readonly field: Field
  readonly before: unknown
  readonly after: unknown
}

/** The columns that are shown, each with its label. */
function shownColumns(row: Row): ShownColumn[] {
  const { kind } = shownTables[row.table_name]!
  const fields = kind ? fieldsByColumn(kind) : new Map<string, string>()
  const read = row.table_name === 'website' ? settingsInWords : (values: Record<string, unknown>) => values
  const before = read((row.before ?? {}) as Record<string, unknown>)
  const after = read((row.after ?? {}) as Record<string, unknown>)
  // Sorted as in the form, not as in the table.
  const order = [...fields.keys(), ...Object.keys(historyFields[kind ?? row.table_name] ?? {})]
  const columns = Object.keys({ ...before, ...after }).toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  return columns.flatMap((column) => {
    const name = fields.get(column) ?? column
    const field = (kind && recordFields[kind][name]) ?? historyFields[kind ?? row.table_name]?.[column]
    const values = { before: before[column] ?? null, after: after[column] ?? null }
    const empty = isEmpty(values.before) && isEmpty(values.after)
    return field && !empty && !isDeepStrictEqual(values.before, values.after) ? [{ name, field, ...values }] : []
  })
}

/** Empty values of a new row are not shown. */
const isEmpty = (value: unknown) => value === null || (typeof value === 'object' && Object.keys(value).length === 0)

function referencesIn(row: Row): Reference[] {
  const values = shownColumns(row).flatMap(({ field, before, after }) =>
    field.input === 'record'
      ? [before, after].filter((id) => typeof id === 'string').map((id) => ({ kind: field.record, id }))
      : [],
  )
  return [...values, ...subjectsOf(row)]
}

/** The records in whose history the row appears, without those that have no name. */
function subjectsOf({ subjects }: Row): Reference[] {
  return subjects.flatMap((subject) => {
    const [kind, id] = subject.split(':') as [string, string]
    return Object.hasOwn(recordTables, kind) ? [{ kind: kind as RecordKind, id }] : []
  })
}

function toRowChange(row: Row, names: Names): RowChange {
  const { kind, one } = shownTables[row.table_name]!
  return {
    kind: kind ?? row.table_name,
    id: Object.values(row.row_key as Record<string, unknown>).join(' · '),
    what: one,
    name:
      subjectsOf(row)
        .map((subject) => nameOf(names, subject) ?? ownName(row) ?? subject.id)
        .join(' · ') ||
      (ownTitle(row) ?? ''),
    operation: row.operation,
    fields: shownColumns(row).map((column) => toFieldChange(column, names)),
  }
}

function toFieldChange({ name, field, before, after }: ShownColumn, names: Names): NamedFieldChange {
  const called = (value: unknown) =>
    field.input === 'record' && typeof value === 'string'
      ? (nameOf(names, { kind: field.record, id: value }) ?? null)
      : null
  return { field: name, label: field.label, before, after, beforeName: called(before), afterName: called(after) }
}

const nameOf = (names: Names, { kind, id }: Reference) => names.get(`${kind}:${id}`)

/** A deleted record keeps its last name. */
const ownName = (row: Row): string | null => ownText(row, 'name')
/** Posts and pages of the site have a title. */
const ownTitle = (row: Row): string | null => ownText(row, 'title')

function ownText({ before, after }: Row, column: string): string | null {
  const value = { ...(after as object | null), ...(before as Record<string, unknown> | null) }[column]
  return typeof value === 'string' ? value : null
}
