import { sql, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { ADVISORY_LOCKS } from '../../../database/advisory-locks.ts'
import type { DB } from '../../../database/types.gen.ts'
import { getImporter } from '../datasets/catalogue.ts'
import type { Importer, Source } from '../records/importer.ts'
import { totalBytesOf, watchedSource } from '../sources/watched-source.ts'
import { closeEdit, openEdit } from '../../curating/history/edit.ts'
import { ensureDataset } from '../choosing/dataset-trust.ts'
import { ImportRun, type ImportProgress } from './import-run.ts'
import { Intake } from './intake.ts'
import { Tally, type ImportOutcome } from './report.ts'
import { summariseEdit, type ImportSummary } from './summary.ts'
import { keepUnsureNames, type UnsureNames } from '../resolving/unsure-names.ts'

export interface ImportOptions {
  readonly source: Source
  /** Does everything and then rolls back: the report is that of the real run. */
  readonly dryRun?: boolean
  /** Called from time to time. */
  readonly onProgress?: (progress: ImportProgress) => void
  /** Aborts the run, so that nothing is written. */
  readonly signal?: AbortSignal
  /** A run that was requested in the console; the default is a new one. */
  readonly run?: ImportRun
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

/**
 * Imports in one transaction: the result is complete or absent. Its changes are one edit, which can be undone as a
 * whole.
 */
export async function runImport(
  { database }: Pick<Context, 'database'>,
  importer: Importer,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { source, dryRun = false, onProgress, signal } = options
  const run = options.run ?? (await ImportRun.open(database, importer.id, dryRun))
  const stop = signal ? AbortSignal.any([signal, run.signal]) : run.signal
  const watch = new Watched(run, onProgress)
  let imported: Imported | null = null
  try {
    await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.imports})`.execute(transaction)
      stop.throwIfAborted()
      await run.begin()
      if (importer.licence) await ensureDataset(transaction, importer, importer.licence)
      const edit = await openEdit(transaction, null, { ...ABOUT, summary: importer.title, actor: run.actor })
      imported = await importIn(transaction, importer, source, watch, stop, edit)
      if (dryRun) throw new DryRun()
      const editId = await closeEdit(transaction, null, edit, summaryOf(importer, imported.outcome))
      await keepUnsureNames(transaction, importer.id, imported.unsure)
      await run.finish(transaction, imported.outcome, imported.summary, editId)
    })
  } catch (error) {
    if (!(error instanceof DryRun)) {
      await run.fail(error, signal?.aborted)
      throw error
    }
    const { outcome, summary, unsure } = imported!
    // After a dry run the user can already decide what a name means.
    await keepUnsureNames(database, importer.id, unsure)
    await run.finish(database, outcome, summary, null)
  }
  return imported!.outcome
}

const ABOUT = { kind: 'import', pictures: false } as const

interface Imported {
  readonly outcome: ImportOutcome
  readonly summary: ImportSummary
  readonly unsure: UnsureNames
}

/** `importou openfootball.json: 380 linhas novas e 2 mudadas` */
function summaryOf({ title }: Importer, { report }: ImportOutcome): string {
  const count = (value: number) => value.toLocaleString('pt-BR')
  return `importou ${title}: novos ${count(report.created)}, mudados ${count(report.updated)}`
}

async function importIn(
  transaction: Transaction<DB>,
  importer: Importer,
  source: Source,
  watch: Watched,
  signal: AbortSignal,
  edit: string,
): Promise<Imported> {
  const tally = new Tally()
  const report = () => {
    if (tally.read % PROGRESS_ROWS !== 0) return
    signal.throwIfAborted()
    watch.report({ rows: tally.read })
  }
  const intake = new Intake(transaction, importer.id, tally, report)
  watch.expect(await totalBytesOf(source))
  const watched = watchedSource(source, (file, bytes) => watch.report({ file, bytes }))
  for await (const record of importer.read(watched)) {
    await intake.take(record)
    report()
  }
  await intake.finish()
  signal.throwIfAborted()
  watch.report({ rows: tally.read })
  const summary = await summariseEdit(transaction, edit)
  return { outcome: tally.outcome(importer.id), summary, unsure: tally.unsure }
}

/** Reports progress to the caller, and to others through the run's row. */
class Watched {
  readonly #run: ImportRun
  readonly #onProgress: ((progress: ImportProgress) => void) | undefined
  #progress: ImportProgress = { file: '', rows: 0, bytes: 0, totalBytes: 0 }

  constructor(run: ImportRun, onProgress: ((progress: ImportProgress) => void) | undefined) {
    this.#run = run
    this.#onProgress = onProgress
  }

  expect(totalBytes: number): void {
    this.#progress = { ...this.#progress, totalBytes }
  }

  report(change: Partial<ImportProgress>): void {
    this.#progress = { ...this.#progress, ...change }
    this.#onProgress?.(this.#progress)
    this.#run.keep(this.#progress)
  }
}
