import { sql, type Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts'
import type { DB } from '../../database/types.gen.ts'
import { getImporter } from '../../importers/catalogue.ts'
import type { Importer, Source } from '../../importers/importer.ts'
import { SourceError } from '../../importers/source/source-error.ts'
import { totalBytesOf, watchedSource } from '../../importers/source/watched-source.ts'
import { ensureDataset } from './datasets.ts'
import { ImportRun, type ImportProgress } from './import-run.ts'
import { Intake } from './intake.ts'
import { Tally, type ImportOutcome } from './report.ts'

export interface ImportOptions {
  readonly source: Source
  /** Does everything and then undoes it: the report is that of the real run. */
  readonly dryRun?: boolean
  /** Called every now and then. */
  readonly onProgress?: (progress: ImportProgress) => void
  /** Stops it: then nothing is written. */
  readonly signal?: AbortSignal
}

const PROGRESS_ROWS = 200

class DryRun extends Error {}

/** Imports one of the datasets in the catalogue. */
export function importDataset(
  context: Pick<Context, 'database'>,
  { dataset, ...options }: ImportOptions & { readonly dataset: string },
): Promise<ImportOutcome> {
  return runImport(context, getImporter(dataset), options)
}

/** Imports in one transaction: whatever happens on the way, it is there completely or not at all. */
export async function runImport(
  { database }: Pick<Context, 'database'>,
  importer: Importer,
  { source, dryRun = false, onProgress, signal }: ImportOptions,
): Promise<ImportOutcome> {
  const run = await ImportRun.open(database, importer.id, dryRun)
  const watch = new Watched(run, onProgress)
  let outcome: ImportOutcome | null = null
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.imports})`.execute(transaction)
      await run.begin()
      outcome = await importIn(transaction, importer, source, watch, signal)
      if (dryRun) throw new DryRun()
      await run.finish(transaction, outcome, watch.progress)
    })
  } catch (error) {
    if (!(error instanceof DryRun)) {
      await run.fail(reasonOf(error, signal))
      throw error
    }
    await run.finish(database, outcome!, watch.progress)
  }
  return outcome!
}

async function importIn(
  transaction: Transaction<DB>,
  importer: Importer,
  source: Source,
  watch: Watched,
  signal: AbortSignal | undefined,
): Promise<ImportOutcome> {
  const tally = new Tally()
  if (importer.licence) await ensureDataset(transaction, importer, importer.licence)
  const intake = new Intake(transaction, importer.id, tally)
  watch.expect(await totalBytesOf(source))
  const watched = watchedSource(source, (file, bytes) => watch.tell({ file, bytes }))
  for await (const record of importer.read(watched)) {
    await intake.take(record)
    if (tally.read % PROGRESS_ROWS === 0) {
      signal?.throwIfAborted()
      watch.tell({ rows: tally.read })
    }
  }
  await intake.finish()
  signal?.throwIfAborted()
  watch.tell({ rows: tally.read })
  return tally.outcome(importer.id)
}

/** Tells whoever asked, and the run's row for everybody else. */
class Watched {
  readonly #run: ImportRun
  readonly #onProgress: ((progress: ImportProgress) => void) | undefined
  progress: ImportProgress = { file: '', rows: 0, bytes: 0, totalBytes: 0 }

  constructor(run: ImportRun, onProgress: ((progress: ImportProgress) => void) | undefined) {
    this.#run = run
    this.#onProgress = onProgress
  }

  expect(totalBytes: number): void {
    this.progress = { ...this.progress, totalBytes }
  }

  tell(news: Partial<ImportProgress>): void {
    this.progress = { ...this.progress, ...news }
    this.#onProgress?.(this.progress)
    this.#run.keep(this.progress)
  }
}

/** What went wrong, for the person who looks at the list of imports; of our own mistakes only that there was one. */
function reasonOf(error: unknown, signal: AbortSignal | undefined): string {
  if (signal?.aborted) return 'A importação foi cancelada: nada foi gravado.'
  if (error instanceof SourceError) return error.message
  return 'A importação parou por um erro interno: nada foi gravado.'
}
