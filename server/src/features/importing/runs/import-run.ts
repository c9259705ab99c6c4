import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { findAbsence, type Absence } from '../../../database/database-away.ts'
import type { Database, Queryable } from '../../../database/database.ts'
import { SourceError } from '../../../platform/csv/source-error.ts'
import type { ImportOutcome, Remark } from './report.ts'
import { COUNTED, INTERRUPTED, MOST_ATTEMPTS, SILENCE_SECONDS } from './run-watch.ts'
import type { ImportSummary } from './summary.ts'

/** How far an import is. */
export interface ImportProgress {
  readonly file: string
  readonly rows: number
  readonly bytes: number
  readonly totalBytes: number
}

/** Who requested it: an account, or a connection, which has no account. */
export interface ImportActor {
  readonly id: string | null
  readonly name: string
}

// Often enough to watch, and cheap for the database.
const TELL_EVERY_MS = 500
const RETRY_MS = 500
/** Deaths of the service, a worker or the database around the run; it is unlikely to be the cause of so many. */
const MOST_RESTARTS = 20
const REMARKS_PER_STATEMENT = 1000

const CANCELLED = 'A importação foi cancelada: nada foi gravado.'
const TOO_LONG = 'A importação passou do tempo máximo e parou: nada foi gravado.'
const INTERNAL = 'A importação parou por um erro interno: nada foi gravado.'

type Ending = 'failed' | 'cancelled' | 'interrupted'

/** Another process has taken the run over, or it was cancelled. */
class RunStopped extends Error {
  readonly why: 'cancelled' | 'lost' | 'stopping'

  constructor(why: RunStopped['why']) {
    super(why)
    this.why = why
  }
}

/**
 * The import as the console sees it, in `import_runs`. Written on connections of its own: what the import's own
 * transaction writes is visible only after its end.
 */
export class ImportRun {
  readonly id: string
  readonly actor: ImportActor | null
  readonly #database: Database
  readonly #holder: string
  readonly #startedAt = performance.now()
  readonly #stop = new AbortController()
  readonly #timer: NodeJS.Timeout
  progress: ImportProgress = { file: '', rows: 0, bytes: 0, totalBytes: 0 }
  #saving: Promise<unknown> = Promise.resolve()

  private constructor(database: Database, id: string, holder: string, actor: ImportActor | null) {
    this.#database = database
    this.id = id
    this.actor = actor
    this.#holder = holder
    this.#timer = setInterval(() => {
      // An import continues when its progress cannot be written.
      this.#saving = this.#saving.then(() => this.#saveProgress()).catch(() => undefined)
    }, TELL_EVERY_MS)
    this.#timer.unref()
  }

  /** A new run that this process executes itself. */
  static async open(database: Database, dataset: string, dryRun: boolean): Promise<ImportRun> {
    const holder = randomUUID()
    const { id } = await database
      .insertInto('import_runs')
      .values({ dataset_id: dataset, dry_run: dryRun, status: 'waiting', holder })
      .returning('id')
      .executeTakeFirstOrThrow()
    return new ImportRun(database, id, holder, null)
  }

  /** Claims a waiting run; null where it has ended or another process holds it. */
  static async take(
    database: Database,
    id: string,
    holder: string,
    silenceSeconds = SILENCE_SECONDS,
  ): Promise<ImportRun | null> {
    const taken = await database
      .updateTable('import_runs')
      .set({ ...COUNTED, holder, status: 'waiting', updated_at: sql`now()` })
      .where('id', '=', id)
      .where('status', 'in', ['waiting', 'running'])
      .where(sql<boolean>`(holder is null or updated_at < now() - make_interval(secs => ${silenceSeconds}))`)
      .returning(['attempts', 'restarts', 'actor_id', 'actor_name'])
      .executeTakeFirst()
    if (!taken) return null
    const actor = taken.actor_name === null ? null : { id: taken.actor_id, name: taken.actor_name }
    const run = new ImportRun(database, id, holder, actor)
    if (taken.attempts < MOST_ATTEMPTS && taken.restarts < MOST_RESTARTS) return run
    await run.#end('interrupted', `${INTERRUPTED} Já foram ${taken.attempts + taken.restarts} tentativas.`)
    return null
  }

  /** Aborted when the run is cancelled, or when another process has taken it over. */
  get signal(): AbortSignal {
    return this.#stop.signal
  }

  /** This process ends: another one will begin again. */
  release(): void {
    this.#stop.abort(new RunStopped('stopping'))
  }

  /** It is this one's turn. Whatever else still counts as running was left behind by a process that died. */
  async begin(): Promise<void> {
    await this.#database
      .updateTable('import_runs')
      .set({ status: 'interrupted', error: INTERRUPTED, finished_at: sql`now()` })
      .where('status', '=', 'running')
      .where('file_id', 'is', null)
      .execute()
    await this.#set({ status: 'running' })
  }

  keep(progress: ImportProgress): void {
    this.progress = progress
  }

  /** Within the import's own transaction, so that run and data are stored together or not at all. */
  async finish(where: Queryable, outcome: ImportOutcome, summary: ImportSummary, editId: string | null): Promise<void> {
    const { dataset: _, ...counts } = outcome.report
    await this.#stopSaving()
    this.#stop.signal.throwIfAborted()
    await this.#set(
      {
        ...counts,
        status: 'done',
        details: JSON.stringify(summary),
        progress: JSON.stringify(this.progress),
        error: null,
        edit_id: editId,
      },
      where,
    )
    await keepRemarks(where, this.id, 'rejection', outcome.rejections)
    await keepRemarks(where, this.id, 'warning', outcome.warnings)
  }

  /** What became of it, from what was thrown; `cancelled` where the one who imports has said so. */
  async fail(error: unknown, cancelled = false): Promise<void> {
    await this.#stopSaving()
    const stopped = this.#stop.signal.aborted ? (this.#stop.signal.reason as RunStopped).why : null
    if (stopped === 'lost') return
    if (stopped === 'stopping') return this.#letGo()
    const absence = findAbsence(error)
    if (absence !== null) return this.#letGoWhenAnswered(absence)
    if (error instanceof DOMException && error.name === 'TimeoutError') return this.#end('failed', TOO_LONG)
    if (cancelled || stopped === 'cancelled') return this.#end('cancelled', CANCELLED)
    await this.#end('failed', error instanceof SourceError ? error.message : INTERNAL)
  }

  /**
   * The database went away in the middle: the run begins again when it answers. A disk that filled up may have been
   * filled by the run itself.
   */
  async #letGoWhenAnswered(absence: Absence): Promise<void> {
    for (;;) {
      try {
        return await this.#letGo(absence === 'full' ? 'attempts' : 'restarts')
      } catch (error) {
        if (findAbsence(error) === null || this.#stop.signal.aborted) throw error
        await sleep(RETRY_MS)
      }
    }
  }

  async #letGo(counted?: 'attempts' | 'restarts'): Promise<void> {
    await this.#set({ status: 'waiting', holder: null, ...(counted && { [counted]: sql`${sql.ref(counted)} + 1` }) })
  }

  async #end(status: Ending, error: string): Promise<void> {
    clearInterval(this.#timer)
    const seconds = (performance.now() - this.#startedAt) / 1000
    await this.#set({ status, error, seconds })
  }

  async #stopSaving(): Promise<void> {
    clearInterval(this.#timer)
    await this.#saving
  }

  async #saveProgress(): Promise<void> {
    const row = await this.#database
      .updateTable('import_runs')
      .set({ progress: JSON.stringify(this.progress), updated_at: sql`now()` })
      .where('id', '=', this.id)
      .where('holder', '=', this.#holder)
      .returning('cancel_asked')
      .executeTakeFirst()
    if (!row) this.#stop.abort(new RunStopped('lost'))
    else if (row.cancel_asked) this.#stop.abort(new RunStopped('cancelled'))
  }

  async #set(values: Record<string, unknown>, where: Queryable = this.#database): Promise<void> {
    const status = values['status']
    const ended = status !== 'waiting' && status !== 'running'
    const { numUpdatedRows } = await where
      .updateTable('import_runs')
      .set({ ...values, updated_at: sql`now()`, ...(ended ? { finished_at: sql`clock_timestamp()` } : {}) })
      .where('id', '=', this.id)
      .where('holder', '=', this.#holder)
      .executeTakeFirst()
    // Another process has taken the run over: two must not write.
    if (numUpdatedRows === 0n) throw new RunStopped('lost')
  }
}

async function keepRemarks(
  where: Queryable,
  runId: string,
  kind: 'rejection' | 'warning',
  remarks: readonly Remark[],
): Promise<void> {
  for (let from = 0; from < remarks.length; from += REMARKS_PER_STATEMENT) {
    const rows = remarks
      .slice(from, from + REMARKS_PER_STATEMENT)
      .map(({ file, line, reason }, index) => ({ run_id: runId, kind, place: from + index + 1, file, line, reason }))
    await where.insertInto('import_remarks').values(rows).execute()
  }
}
