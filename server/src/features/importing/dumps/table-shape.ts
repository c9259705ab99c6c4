import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import { DUMP_TABLES, type DumpTable } from '../datasets/meio-campo/tables.ts'

/** A table as the database has it: a dump holds every column that is not computed. */
export interface TableShape {
  readonly table: DumpTable
  readonly columns: readonly string[]
  readonly textColumns: ReadonlySet<string>
  /** What says that two rows are the same thing; nothing: only a row that is equal in all is the same. */
  readonly key: readonly string[]
  /** Numbered by the database: another installation may have given the number to something else. */
  readonly numbered: boolean
}

/** Not what a row says but what became of it here: no reason to write it again. */
export const BOOKKEEPING: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'updated_at', 'at'])

export async function readTableShapes(queryable: Queryable): Promise<ReadonlyMap<string, TableShape>> {
  const [columns, keys] = [await readColumns(queryable), await readKeys(queryable)]
  return new Map(
    DUMP_TABLES.map((table): [string, TableShape] => {
      const own = columns.filter((column) => column.table === table)
      const numbered = own.some((column) => column.numbered)
      // A generated number identifies nothing: there the unique constraint identifies a row.
      const key = keys.find((each) => each.table === table && each.kind === (numbered ? 'u' : 'p'))
      const textColumns = new Set(own.filter(({ type }) => type === 'text').map(({ name }) => name))
      return [table, { table, columns: own.map(({ name }) => name), textColumns, key: key?.columns ?? [], numbered }]
    }),
  )
}

async function readColumns(queryable: Queryable) {
  const { rows } = await sql<{ table: string; name: string; type: string; numbered: boolean }>`
    select table_name as "table", column_name as name, data_type as type, is_identity = 'YES' as numbered
    from information_schema.columns
    where table_schema = current_schema and table_name = any (${[...DUMP_TABLES]}::text[]) and is_generated = 'NEVER'
    order by ordinal_position`.execute(queryable)
  return rows
}

async function readKeys(queryable: Queryable) {
  const { rows } = await sql<{ table: string; kind: 'p' | 'u'; columns: readonly string[] }>`
    select t.relname as "table", c.contype as kind, array_agg(a.attname::text order by k.place) as columns
    from pg_constraint as c
    join pg_class as t on t.oid = c.conrelid
    cross join unnest(c.conkey) with ordinality as k (number, place)
    join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = k.number
    where c.contype in ('p', 'u') and t.relnamespace = current_schema::regnamespace
      and t.relname = any (${[...DUMP_TABLES]}::text[])
    group by t.relname, c.contype, c.conname order by c.conname`.execute(queryable)
  return rows
}
