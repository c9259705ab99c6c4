import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/**
 * JSON lines on standard output. An error is told by what helps to find it: libraries hang whole connections,
 * with everything they know, on theirs.
 */
export function createLog(level: string): FastifyBaseLogger {
  return pino({
    level,
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack,
      }),
    },
    redact: ['authorization', '*.authorization', '*.password', '*.token', '*.secret'],
  })
}
