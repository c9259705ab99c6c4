import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

/**
 * JSON lines on standard output. Only some properties of an error are logged, because libraries attach whole
 * connections with their credentials to theirs.
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
