import { sql } from 'kysely'
import type { Database, Queryable } from '../../database/database.ts'
import type { ImportOutcome } from './report.ts'

/** How far an import is. */
export interface ImportProgress {
  readonly file: string
  readonly rows: number
  readonly bytes: number
  readonly totalBytes: number
}

// Somebody who watches sees it move; the database does not feel it.
const KEEP_EVERY_MS = 500
const KEPT_REMARKS = 200
const INTERRUPTED = 'A importação foi interrompida antes do fim: nada foi gravado.'

/**
 * The import as the console sees it, in `import_runs`. Written on connections of its own: what the import's own
 * transaction writes nobody sees before its end.
 */
export class ImportRun {
  readonly id: string
  readonly #database: Database
  readonly #startedAt = performance.now()
  #newest: ImportProgress | null = null
  #timer: NodeJS.Timeout | null = null
  #keeping: Promise<unknown> = Promise.resolve()

  private constructor(database: Database, id: string) {
    this.#database = database
    this.id = id
  }

  static async open(database: Database, dataset: string, dryRun: boolean): Promise<ImportRun> {
    const { id } = await database
      .insertInto('import_runs')
      .values({ dataset_id: dataset, dry_run: dryRun, status: 'waiting' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return new ImportRun(database, id)
  }

  /** It is this one's turn. Whatever else still counts as running was left behind by a process that died. */
  async begin(): Promise<void> {
    await this.#database
      .updateTable('import_runs')
      .set({ status: 'failed', error: INTERRUPTED, finished_at: sql`now()` })
      .where('status', '=', 'running')
      .execute()
    await this.#set({ status: 'running' })
  }

  keep(progress: ImportProgress): void {
    this.#newest = progress
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      // A progress that cannot be told does not stop an import.
      const set = () => this.#set({ progress: JSON.stringify(this.#newest) })
      this.#keeping = this.#keeping.then(set).catch(() => undefined)
    }, KEEP_EVERY_MS)
  }

  async #kept(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    await this.#keeping
  }

  /** Where it is the import's own transaction that says so, run and data are there together or not at all. */
  async finish(
    where: Queryable,
    { report, rejections, warnings }: ImportOutcome,
    progress: ImportProgress,
  ): Promise<void> {
    const { dataset: _, ...counts } = report
    const details = { rejections: rejections.slice(0, KEPT_REMARKS), warnings: warnings.slice(0, KEPT_REMARKS) }
    await this.#kept()
    await this.#set(
      { ...counts, status: 'done', details: JSON.stringify(details), progress: JSON.stringify(progress), error: null },
      where,
    )
  }

  async fail(reason: string): Promise<void> {
    await this.#kept()
    const seconds = (performance.now() - this.#startedAt) / 1000
    await this.#set({ status: 'failed', error: reason, seconds })
  }

  async #set(values: Record<string, string | number | null>, where: Queryable = this.#database): Promise<void> {
    const ended = values['status'] === 'done' || values['status'] === 'failed'
    await where
      .updateTable('import_runs')
      .set({ ...values, updated_at: sql`now()`, ...(ended ? { finished_at: sql`clock_timestamp()` } : {}) })
      .where('id', '=', this.id)
      .execute()
  }
}
