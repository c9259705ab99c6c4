import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Limits } from './platform/rate-limit/limits.ts'
import type { AnswerCache } from './platform/reading/answer-cache.ts'
import type { SessionCache } from './platform/session-cache.ts'
import type { SupervisorLink } from './supervisor/link.ts'

/** What features stand on. Made once per process, handed down by argument: there are no globals. */
export interface Context {
  readonly config: Config
  readonly database: Database
  readonly jobs: Jobs
  /** Answers as ready bytes, in this process. */
  readonly answers: AnswerCache
  /** Who tokens belong to, in this process. */
  readonly sessions: SessionCache
  readonly limits: Limits
  readonly supervisor: SupervisorLink
  readonly log: FastifyBaseLogger
  /** The address people reach us at, for links in mails. */
  readonly publicUrl: string
  readonly now: () => Date
}
