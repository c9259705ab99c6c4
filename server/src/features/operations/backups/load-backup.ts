import type pg from 'pg'
import { applyMigration, readMigrations } from '../../../database/migrate.ts'
import { beginLoading, buildSchema, type Loading, loadTable, setSequences } from '../../../database/snapshot/load.ts'
import { adoptExtensions } from '../../../database/snapshot/move.ts'
import { type ArchiveEntry, readArchive } from './archive-reader.ts'
import { type BackupHeader, FILES_FOLDER, TABLES_FOLDER } from './backup-contents.ts'
import { BackupError, DAMAGED } from './backup-error.ts'
import { type CheckedBackup, partOf } from './check-backup.ts'

export interface LoadOrder {
  readonly path: string
  readonly passphrase: string | null
  readonly backup: CheckedBackup
  /** A schema that does not exist yet. */
  readonly schema: string
  /** Takes each file; without it files are passed over. */
  readonly onFile?: (file: string, content: AsyncIterable<Buffer>) => Promise<void>
  readonly onTable?: (table: string) => void
}

/**
 * Makes the tables as they were when the backup was made, and loads its rows, in the caller's transaction. They stay
 * without triggers and foreign keys until `restore` of what is returned.
 */
export async function loadBackup(client: pg.Client, order: LoadOrder): Promise<Loading> {
  const { header, manifest } = order.backup
  const names = new Set(header.migrations.map(({ name }) => name))
  const known = await readMigrations()
  await buildSchema(
    client,
    order.schema,
    known.filter(({ name }) => names.has(name)),
  )
  const loading = await beginLoading(client, order.schema)
  const rows = await loadEntries(client, order)
  for (const { name } of header.tables)
    if ((rows.get(name) ?? 0) !== manifest.tables[name]!.rows) throw new BackupError(DAMAGED)
  await setSequences(client, order.schema, header.sequences)
  return loading
}

/** Brings loaded tables, whose triggers and foreign keys are back, to the version that runs here. */
export async function migrateLoaded(client: pg.Client, schema: string, { migrations }: BackupHeader): Promise<void> {
  const before = new Set(migrations.map(({ name }) => name))
  for (const migration of await readMigrations())
    if (!before.has(migration.name)) await applyMigration(client, migration)
  await adoptExtensions(client, schema, 'public')
}

async function loadEntries(client: pg.Client, order: LoadOrder): Promise<ReadonlyMap<string, number>> {
  const rows = new Map<string, number>()
  const shapes = new Map(order.backup.header.tables.map((table) => [table.name, table]))
  const entries = readArchive(order.path, order.passphrase)
  try {
    let next = await entries.next()
    const isBlockOf = (table: string, { name }: ArchiveEntry) => name.startsWith(`${TABLES_FOLDER}${table}/`)
    /** A table is in one entry or in several that follow each other. */
    const blocksOf = async function* (table: string): AsyncGenerator<Buffer> {
      while (!next.done && isBlockOf(table, next.value)) {
        yield* next.value.content
        next = await entries.next()
      }
    }
    while (!next.done) {
      const entry = next.value
      if (entry.name.startsWith(TABLES_FOLDER)) {
        const shape = shapes.get(partOf(entry).name)
        if (!shape) throw new BackupError(DAMAGED)
        order.onTable?.(shape.name)
        rows.set(shape.name, await loadTable(client, order.schema, shape, blocksOf(shape.name)))
        continue
      }
      if (entry.name.startsWith(FILES_FOLDER)) await order.onFile?.(partOf(entry).name, entry.content)
      next = await entries.next()
    }
  } finally {
    await entries.return(undefined)
  }
  return rows
}
