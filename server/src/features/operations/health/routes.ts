import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

/** `health`: this process answers. `ready`: and so does the database, with its schema in. */
export function registerHealth(app: FastifyInstance, { database }: Context): void {
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/ready', { schema: { hide: true } }, async () => {
    try {
      await sql`select 1 from migrations limit 1`.execute(database)
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    return { status: 'ok' }
  })
}
