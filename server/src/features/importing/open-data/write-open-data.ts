import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { ROWS_PER_BLOCK, writeColumnFile, type CopyValue } from './column-file.ts'
import {
  MANIFEST_FILE,
  OPEN_DATA_FORMAT,
  type OpenDataFile,
  type OpenDataManifest,
  type OpenDataSource,
} from './manifest.ts'
import { readOpenDataShapes, type OpenDataShape } from './table-list.ts'

/** What is counted in the manifest, for people. */
const COUNTED = new Set<string>([
  'teams',
  'people',
  'stadiums',
  'competitions',
  'editions',
  'matches',
  'events',
  'lineup_players',
])

/** Writes every table of the open data into a folder of its own, with its manifest. The same rows give the same bytes. */
export async function writeOpenData(
  database: Database,
  folder: string,
  sources: readonly OpenDataSource[],
  onTable: (table: string, rows: number) => void = () => undefined,
): Promise<OpenDataManifest> {
  await mkdir(folder, { recursive: true })
  for (const name of await readdir(folder)) if (name.endsWith('.zst')) await rm(join(folder, name))
  const content = createHash('sha256')
  const tables: OpenDataFile[] = []
  await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await sql`set local timezone = 'UTC'`.execute(transaction)
      for (const shape of await readOpenDataShapes(transaction)) {
        const { contentSha256, ...written } = await writeTable(transaction, shape, folder)
        content.update(`${shape.table} ${shape.columns.join(',')} ${contentSha256}\n`)
        tables.push(written)
        onTable(shape.table, written.rows)
      }
    })
  const days = sources.map(({ dataUntil }) => dataUntil).filter((day) => day !== null)
  const manifest: OpenDataManifest = {
    format: OPEN_DATA_FORMAT,
    version: content.digest('hex').slice(0, 16),
    dataUntil: days.toSorted().at(-1) ?? null,
    counts: Object.fromEntries(
      tables.filter(({ table }) => COUNTED.has(table)).map(({ table, rows }) => [table, rows]),
    ),
    bytes: tables.reduce((sum, { bytes }) => sum + bytes, 0),
    sources,
    tables,
  }
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function writeTable(
  transaction: Transaction<DB>,
  { table, columns, key }: OpenDataShape,
  folder: string,
): Promise<OpenDataFile & { readonly contentSha256: string }> {
  const file = `${table}.zst`
  const writer = writeColumnFile(join(folder, file), columns.length)
  let rows = 0
  for await (const block of blocksOf(transaction, { table, columns, key })) {
    await writer.block(block)
    rows += block.length
  }
  return { table, file, columns, rows, ...(await writer.end()) }
}

/** By key, in the order of bytes whatever language the database was made in. */
async function* blocksOf(
  transaction: Transaction<DB>,
  { table, columns, key }: OpenDataShape,
): AsyncGenerator<readonly (readonly CopyValue[])[]> {
  const texts = columns.map((column) => sql`${sql.ref(column)}::text`)
  const order = key.map((column) => sql`${sql.ref(column)}::text collate "C"`)
  await sql`
    declare open_data_rows no scroll cursor for
    select array[${sql.join(texts)}] as r from ${sql.table(table)} order by ${sql.join(order)}`.execute(transaction)
  for (;;) {
    const { rows } = await sql<{ r: readonly CopyValue[] }>`
      fetch ${sql.lit(ROWS_PER_BLOCK)} from open_data_rows`.execute(transaction)
    if (rows.length > 0) yield rows.map(({ r }) => r)
    if (rows.length < ROWS_PER_BLOCK) break
  }
  await sql`close open_data_rows`.execute(transaction)
}
