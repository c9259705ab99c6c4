import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { takesConnections } from '../../../database/connecting/until-answering.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

const CONNECT_MS = 1_200
const RETRY_SECONDS = 2
/** How long an answer about new connections is valid: everybody may ask, and each connection costs the database a process. */
const VALID_MS = 1_000

/** `health`: this process answers. `ready`: and so does the database, with its schema in, also on a new connection. */
export function registerHealth(app: FastifyInstance, { database, address }: Context): void {
  let last: { readonly at: number; readonly taken: Promise<boolean> } | null = null
  const takesNew = (): Promise<boolean> => {
    if (!last || Date.now() - last.at > VALID_MS)
      last = { at: Date.now(), taken: takesConnections(address, CONNECT_MS) }
    return last.taken
  }
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/ready', { schema: { hide: true } }, async () => {
    const schema = sql`select 1 from migrations limit 1`.execute(database)
    const [, taken] = await Promise.all([schema, takesNew()]).catch((cause: unknown) => {
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS, cause })
    })
    if (!taken) throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
    return { status: 'ok' }
  })
}
