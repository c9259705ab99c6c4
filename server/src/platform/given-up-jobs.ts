import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { JobName } from './jobs.ts'

interface Waiting {
  readonly rows: string
  readonly job: JobName
  /** The field of the job's data that has the id of the row. */
  readonly field: string
  readonly only: string
  /** The new state of a row whose job no longer exists. */
  readonly ended: string
}

const WAITING: readonly Waiting[] = [
  {
    rows: 'sheets',
    job: 'sheets.run',
    field: 'sheetId',
    only: 'true',
    ended: `status = 'failed', error = 'A gravação parou várias vezes antes do fim: nada foi gravado.'`,
  },
  {
    rows: 'account_archives',
    job: 'account.archive',
    field: 'archiveId',
    only: 'true',
    ended: `status = 'failed', finished_at = now()`,
  },
  {
    rows: 'backup_runs',
    job: 'backups.run',
    field: 'runId',
    // A restore runs as its own process, without a job.
    only: `kind <> 'restore'`,
    ended: `status = 'failed', finished_at = now(), error = 'A cópia parou várias vezes antes do fim.'`,
  },
]
/**
 * Fails the rows whose job the queue has given up, for example because its processes were killed again and again.
 * Otherwise they would wait for ever and block the next run of their kind. (Imports count their own attempts.)
 */
export async function endGivenUp(database: Database): Promise<void> {
  for (const { rows, job, field, only, ended } of WAITING)
    await sql`
      update ${sql.table(rows)} as t set ${sql.raw(ended)}
      where t.status in ('waiting', 'running') and ${sql.raw(only)}
        and not exists (
          select 1 from pgboss.job as j
          where j.name = ${job} and j.data ->> ${field} = t.id and j.state < 'completed')`.execute(database)
}
