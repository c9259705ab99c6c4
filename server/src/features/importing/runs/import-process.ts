// The process of one import: it takes the run, and stores its progress and its result in the run's row.
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { findAbsence } from '../../../database/database-away.ts'
import { openDatabase, type Database } from '../../../database/database.ts'
import { fetchFile, openFile } from '../sources/open-source.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'
import { FilesAway } from '../../../platform/files/files-away.ts'
import { openFiles } from '../../../platform/files/open-files.ts'
import { openWorkFolder } from '../../../platform/files/work-folder.ts'
import type { Source } from '../records/importer.ts'
import { ALIVE, type ImportFailure, type ImportOrder } from './import-process-words.ts'
import { ImportRun } from './import-run.ts'
import { importDataset } from './service.ts'

/** An import that takes longer has hung. */
const LONGEST_MS = 6 * 3_600_000
const TELL_MS = 1_000

const stopRequest = new AbortController()
// The parent is gone, so another process will take over the run.
process.once('disconnect', () => process.exit())
const order = await new Promise<ImportOrder>((resolve) => {
  process.on('message', (message) => (message === 'stop' ? stopRequest.abort() : resolve(message as ImportOrder)))
})
setInterval(() => process.send!(ALIVE), TELL_MS).unref()
const database = openDatabase(order.address, () => undefined)
const files = await openFiles(order.files)
try {
  await work()
} catch (error) {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.send!({ words, isAway: findAbsence(error) !== null } satisfies ImportFailure)
} finally {
  await database.destroy()
  // The channel would keep the process alive.
  process.channel?.unref()
}

async function work(): Promise<void> {
  const run = await ImportRun.take(database, order.runId, order.holder)
  if (!run) return
  const release = () => run.release()
  stopRequest.signal.addEventListener('abort', release)
  if (stopRequest.signal.aborted) release()
  const folder = join(await openWorkFolder(order.files.dataDir), `import-${run.id}`)
  try {
    // Removes the files of an earlier attempt.
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const prepared = await prepare(run, folder).catch(async (thrown: unknown) => {
      const error = explainAway(thrown)
      await run.fail(error)
      if (!(error instanceof SourceError) && !run.signal.aborted) throw error
      return null
    })
    if (prepared) await importAll(run, prepared)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Nothing was read yet: the user sees the reason and can import again. */
function explainAway(error: unknown): unknown {
  if (!(error instanceof FilesAway)) return error
  const info = 'os arquivos guardados não respondem neste momento: importe de novo daqui a pouco.'
  return new SourceError({ file: 'Arquivo', line: null }, info, { cause: error })
}

interface Prepared {
  readonly dataset: string
  readonly dryRun: boolean
  readonly source: Source
}

async function importAll(run: ImportRun, prepared: Prepared): Promise<void> {
  const timeout = AbortSignal.timeout(LONGEST_MS)
  try {
    await importDataset({ database }, { ...prepared, run, signal: timeout })
  } catch (error) {
    // A bad file is reported in the run; any other error is a defect and is logged.
    if (!(error instanceof SourceError) && !run.signal.aborted && !timeout.aborted) throw error
  }
}

/** The file, downloaded first if it is at an address, and unpacked if it is an archive. */
async function prepare(run: ImportRun, folder: string): Promise<Prepared> {
  const found = await readRun(database, run.id)
  const path = join(folder, 'file')
  if (found.address !== null && found.bytes === null) await fetchOnce(run, found, path)
  if (!(await files.imports.copyTo(found.file_id, path)))
    throw new SourceError({ file: found.name, line: null }, 'o arquivo não está mais aqui: envie de novo.')
  const source = await openFile({ path, name: found.name }, folder, found)
  return { dataset: found.dataset_id, dryRun: found.dry_run, source }
}

async function fetchOnce(run: ImportRun, file: Awaited<ReturnType<typeof readRun>>, path: string): Promise<void> {
  const onDownload = (bytes: number, total: number | null) =>
    run.keep({ file: file.name, rows: 0, bytes, totalBytes: total ?? 0 })
  const { reach } = order
  await fetchFile(file.address!, path, { reach, signal: run.signal, onDownload })
  const { size } = await stat(path)
  await files.imports.take(file.file_id, path)
  await database
    .updateTable('import_files')
    .set({ bytes: String(size) })
    .where('id', '=', file.file_id)
    .execute()
}

function readRun(from: Database, id: string) {
  return from
    .selectFrom('import_runs as r')
    .innerJoin('import_files as f', 'f.id', 'r.file_id')
    .select(['r.dataset_id', 'r.dry_run', 'f.id as file_id', 'f.name', 'f.address', 'f.bytes', 'f.folder', 'f.wrapped'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()
}
