import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseAddress } from '../../../database/address.ts'
import { ADVISORY_LOCKS } from '../../../database/advisory-locks.ts'
import { openDatabase } from '../../../database/database.ts'
import type { RunStatement } from '../../../database/run-statement.ts'
import { computeFame } from '../../football/fame/refresh-fame.ts'
import { fillConfederations } from '../storing/fill-confederations.ts'
import { fillDeductions } from '../storing/fill-deductions.ts'
import { fillParticipants } from '../storing/fill-participants.ts'
import { checksumOf } from './column-file.ts'
import { listDivergences } from './divergences.ts'
import type { OpenDataFile, OpenDataManifest } from './manifest.ts'
import { mergeTable, noteTouchedRows, readPrimaryKeys, stageFile } from './merge-table.ts'
import { makeRoom, removeReplaced } from './replaced-records.ts'
import { replaceFacts } from './replace-facts.ts'
import { readOpenDataShapes, type OpenDataShape } from './table-list.ts'

/** Tells every process to drop its kept answers, because the rows were written without the change log. */
export const OPEN_DATA_CHANNEL = 'open_data'

/** Left out after an admin has removed all matches, because they must not come back. */
const OF_MATCHES: ReadonlySet<string> = new Set(['matches', 'events', 'lineups', 'lineup_players', 'match_officials'])

export interface LoadedOpenData {
  /** Rows that differ from the new version and stayed, because they were changed here. */
  readonly kept: number
}

interface LoadOptions {
  readonly folder: string
  readonly manifest: OpenDataManifest
  readonly now?: Date
  readonly onProgress?: (rows: number) => void
  /** Called when every row is written and only the commit is left. */
  readonly onWritten?: () => Promise<void>
}

/**
 * Loads the open data in one transaction: if it is interrupted, nothing of it is there. The first load writes no change
 * log and no history. A newer version is written like an import, with both.
 */
export async function loadOpenData(
  address: DatabaseAddress,
  { folder, manifest, now = new Date(), onProgress = () => undefined, onWritten = async () => undefined }: LoadOptions,
): Promise<LoadedOpenData> {
  const shapes = await readShapes(address, manifest)
  for (const file of manifest.tables) await check(join(folder, file.file), file)
  const client = new pg.Client(address)
  // The statement in progress fails by itself; without a listener the event would end the thread.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.imports])
    await client.query("set local timezone = 'UTC'")
    await client.query("set local work_mem = '64MB'")
    const renew = await isRenewal(client)
    const careful = renew || (await hasHistory(client))
    if (careful) await noteTouchedRows(client, shapes)
    const speak = renew ? async () => undefined : await silence(client, shapes)
    const skipped = renew && !(await hasMatches(client)) ? OF_MATCHES : new Set<string>()
    let rows = 0
    const addRows = (count: number) => onProgress((rows += count))
    const primaryKeys = await readPrimaryKeys(client)
    // All files are staged first, because the parts that a match loses are known only once its own row was read.
    for (const shape of shapes) {
      if (skipped.has(shape.table)) continue
      const file = manifest.tables.find(({ table }) => table === shape.table)!
      await stageFile(client, file, join(folder, file.file), addRows)
    }
    const replaces = renew && skipped.size === 0
    if (!renew) await replaceFacts(client, careful)
    if (replaces) await makeRoom(client)
    for (const shape of shapes) {
      if (skipped.has(shape.table)) continue
      await client.query(`analyze ${client.escapeIdentifier(`staged_${shape.table}`)}`)
      await mergeTable(client, { shape, primaryKey: primaryKeys.get(shape.table)!, careful })
      addRows(manifest.tables.find(({ table }) => table === shape.table)!.rows)
    }
    if (replaces) await removeReplaced(client)
    await onWritten()
    const kept = careful ? await listDivergences(client) : 0
    await client.query(
      `update open_data set status = 'done', version = $1, kept = $2, error = null, rows = total_rows,
         loaded_at = now(), updated_at = now()`,
      [manifest.version, kept],
    )
    for (const { table } of shapes) await client.query(`analyze ${client.escapeIdentifier(table)}`)
    await fillParticipants(runs(client))
    await fillConfederations(runs(client))
    await fillDeductions(runs(client))
    await computeFame(runs(client), now)
    if (!renew) await client.query(MISSING_NAME_WORDS)
    await speak()
    await client.query(`select pg_notify($1, '')`, [OPEN_DATA_CHANNEL])
    await client.query('commit')
    return { kept }
  } finally {
    // Without an earlier commit this undoes everything.
    await client.end().catch(() => undefined)
  }
}

/** Writes what the triggers of `aliases` would have written. Runs after fame, so that each row is written once. */
const MISSING_NAME_WORDS = `
  insert into name_words (kind, record_id, words, whole, fame)
  select a.kind, a.record_id, p.words, bool_or(p.whole), max(coalesce(f.fame, 0))
  from aliases as a
  cross join lateral words_of_name(a.normalised) as p
  left join fame as f on f.kind = a.kind and f.record_id = a.record_id
  group by a.kind, a.record_id, p.words
  on conflict do nothing`

const runs =
  (client: pg.Client): RunStatement =>
  (text, values) =>
    client.query(text, [...values])

async function readShapes(address: DatabaseAddress, manifest: OpenDataManifest): Promise<readonly OpenDataShape[]> {
  const database = openDatabase(address, () => undefined)
  try {
    const known = new Map((await readOpenDataShapes(database)).map((shape) => [shape.table, shape]))
    return manifest.tables.map(({ table, columns }) => {
      const shape = known.get(table)
      const strange = columns.find((column) => !shape?.columns.includes(column))
      if (!shape || strange !== undefined) throw new Error(`open data of another version: ${table}.${strange ?? ''}`)
      return { ...shape, columns }
    })
  } finally {
    await database.destroy()
  }
}

async function check(path: string, { file, sha256 }: OpenDataFile): Promise<void> {
  const found = await checksumOf(path).catch(() => null)
  if (found === null) throw new Error(`${file} está faltando na pasta dos dados abertos.`)
  if (found !== sha256) throw new Error(`${file} não é o arquivo que o manifesto descreve.`)
}

async function isRenewal(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ version: string | null }>('select version from open_data')
  return rows[0]?.version != null
}

async function hasHistory(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from edit_rows limit 1')
  return rowCount === 1
}

async function hasMatches(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from matches where not demo limit 1')
  return rowCount === 1
}

/**
 * Disables triggers for the first load. Rows that are consistent in the dump are consistent here, because they only
 * refer to rows of the dump. If the database's owner does not allow it, the checks run. Returns the function that
 * enables them again.
 */
async function silence(client: pg.Client, shapes: readonly OpenDataShape[]): Promise<() => Promise<void>> {
  await client.query('savepoint quiet')
  try {
    await client.query('set local session_replication_role = replica')
    await client.query('release savepoint quiet')
    return async () => undefined
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    await client.query('rollback to savepoint quiet')
  }
  const triggers = async (state: 'enable' | 'disable') => {
    for (const { table } of shapes)
      await client.query(`alter table ${client.escapeIdentifier(table)} ${state} trigger user`)
  }
  await triggers('disable')
  return () => triggers('enable')
}
