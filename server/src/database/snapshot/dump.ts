import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { TableShape } from './tables.ts'

const BLOCK_BYTES = 4 * 1024 * 1024

/** Opens one view of the whole database that no later write changes, and keeps tables from being changed meanwhile. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  // The first statement takes the view.
  await client.query('select 1 from pg_class limit 1')
}

export async function lockTables(client: pg.Client, tables: readonly TableShape[]): Promise<void> {
  const names = tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`)
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`)
}

/** The rows of a table in PostgreSQL's own text form, in blocks of a few megabytes, always in the same order. */
export async function* dumpTable(client: pg.Client, schema: string, table: TableShape): AsyncGenerator<Buffer> {
  const columns = table.columns.map((column) => `row_.${client.escapeIdentifier(column)}`).join(', ')
  const place = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(table.name)}`
  const rows = client.query(
    copyTo(`copy (select ${columns} from only ${place} as row_ order by ${table.order}) to stdout`),
  )
  let parts: Buffer[] = []
  let bytes = 0
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    parts.push(chunk)
    bytes += chunk.length
    if (bytes < BLOCK_BYTES) continue
    yield Buffer.concat(parts)
    parts = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(parts)
}

const NEW_LINE = 10

/** In this text form a line break ends a row, and only that: those of values are written as `\n`. */
export function countRows(block: Buffer): number {
  let rows = 0
  for (let at = block.indexOf(NEW_LINE); at !== -1; at = block.indexOf(NEW_LINE, at + 1)) rows += 1
  return rows
}
