import type { Queryable } from '../../../database/database.ts'
import { DUMP_TABLES, type DumpTable } from '../datasets/meio-campo/tables.ts'
import { BOOKKEEPING, readTableShapes } from '../dumps/table-shape.ts'

/** Tables of a dump that public sources do not fill: what people and the live desk write, and what is measured. */
const NOT_IN_OPEN_DATA = [
  'deductions',
  'match_statistics',
  'player_statistics',
  'airings',
  'match_clocks',
  'desk_marks',
  'suspensions',
  'absences',
] as const satisfies readonly DumpTable[]

export type OpenDataTable = Exclude<DumpTable, (typeof NOT_IN_OPEN_DATA)[number]>

/** The tables of the open data, parents before children: rows are written in this order. */
export const OPEN_DATA_TABLES = DUMP_TABLES.filter((table): table is OpenDataTable => !isLeftOut(table))

function isLeftOut(table: DumpTable): boolean {
  return (NOT_IN_OPEN_DATA as readonly DumpTable[]).includes(table)
}

/** A table of the open data: what its file holds of each row. */
export interface OpenDataShape {
  readonly table: OpenDataTable
  /** Without computed columns, times of writing, versions, and numbers that the database gives. */
  readonly columns: readonly string[]
  /** What says that two rows are the same thing. */
  readonly key: readonly string[]
}

/** Columns of one installation, which mean nothing elsewhere: who resolved it, at which line it stood in a source's file. */
const LOCAL: Readonly<Record<string, readonly string[]>> = {
  sources: ['line'],
  conflicts: ['resolved_at', 'resolved_by'],
  matches: ['desk_at'],
}

export async function readOpenDataShapes(database: Queryable): Promise<readonly OpenDataShape[]> {
  const shapes = await readTableShapes(database)
  return OPEN_DATA_TABLES.map((table) => {
    const { columns, key, numbered } = shapes.get(table)!
    const left = new Set([...BOOKKEEPING, ...(LOCAL[table] ?? [])])
    // Of the bookkeeping, an id that is not a number given by the database is the record's own name.
    const kept = columns.filter((column) => !left.has(column) || (column === 'id' && !numbered))
    if (key.length === 0) throw new Error(`${table} has no key`)
    return { table, columns: kept, key }
  })
}
