import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Jobs } from './platform/jobs.ts'
import type { SupervisorLink } from './supervisor/link.ts'

/** What features stand on. Made once per process, handed down by argument: there are no globals. */
export interface Context {
  readonly config: Config
  readonly database: Database
  readonly jobs: Jobs
  readonly supervisor: SupervisorLink
  readonly log: FastifyBaseLogger
  /** The address people reach us at, for links in mails. */
  readonly publicUrl: string
  readonly now: () => Date
}
