import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { JobName } from './jobs.ts'

interface Waiting {
  readonly rows: string
  readonly job: JobName
  /** What the job carries: the id of the row. */
  readonly field: string
  readonly only: string
  /** What becomes of a row whose job there is no more. */
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
    // A restore is a process of its own.
    only: `kind <> 'restore'`,
    ended: `status = 'failed', finished_at = now(), error = 'A cópia parou várias vezes antes do fim.'`,
  },
]
/**
 * Ends what waits for a job that the queue has given up, such as one whose processes were killed again and again: nobody
 * would be told, and what may be there only once would keep its place. (Imports have a count of their own.)
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
