import type { FastifyBaseLogger } from 'fastify'
import { findAbsence } from './database/database-away.ts'

/**
 * Keeps the process alive when an error only means that the database went away: the work that needed it has failed by
 * itself. Any other uncaught error ends the process, as it does without this.
 */
export function surviveAbsence(log: FastifyBaseLogger): void {
  const judge = (error: unknown): void => {
    if (findAbsence(error) !== null) return log.error({ err: error }, 'the database went away; this process goes on')
    log.fatal({ err: error }, 'an error that nobody caught')
    process.exit(1)
  }
  process.on('uncaughtException', judge)
  process.on('unhandledRejection', judge)
}
