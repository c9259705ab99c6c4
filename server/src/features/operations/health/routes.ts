import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { takesConnections } from '../../../database/connecting/until-answering.ts'
import { findAbsence } from '../../../database/database-away.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

const CONNECT_MS = 1_200
const RETRY_SECONDS = 2
/**
 * How long the result about new connections is reused: the address is public, and each check costs the database a
 * process.
 */
const VALID_MS = 1_000
/** The size of one more segment of PostgreSQL's log. With less room it may be unable to write. */
const LEAST_ROOM_BYTES = 16 * 1024 * 1024
/** How long this process is not ready after a write that found no room. */
const FULL_MS = 10_000
/** How long the result about the object store is reused. */
const FILES_VALID_MS = 2_000
const NO_ROOM = 'Não há espaço para gravar. O serviço volta a ficar pronto quando houver.'

/**
 * `health`: this process answers. `ready`: the database answers too, with its schema, also on a new connection, and
 * there is room to write. Where files are in a bucket, `ready` reports whether that answers, but does not depend on it.
 */
export function registerHealth(app: FastifyInstance, { database, address, config, files }: Context): void {
  let last: { readonly at: number; readonly taken: Promise<boolean> } | null = null
  let fullAt = -Infinity
  const takesNew = (): Promise<boolean> => {
    if (!last || Date.now() - last.at > VALID_MS)
      last = { at: Date.now(), taken: takesConnections(address, CONNECT_MS) }
    return last.taken
  }
  // A remote database shows only by its errors that its disk is full.
  app.addHook('onError', async (_request, _reply, error) => {
    if (findAbsence(error) === 'full') fullAt = performance.now()
  })
  const hasRoom = async (): Promise<boolean> => {
    if (performance.now() - fullAt < FULL_MS) return false
    return config.databaseUrl !== null || (await freeBytes(config.dataDir)) >= LEAST_ROOM_BYTES
  }
  let [filesAway, filesAskedAt] = [false, -Infinity]
  /** Checks the files in the background, because everything else works without them and the answer must not wait. */
  const lookAtFiles = () => {
    if (performance.now() - filesAskedAt < FILES_VALID_MS) return
    filesAskedAt = performance.now()
    files.check().then(
      () => (filesAway = false),
      () => (filesAway = true),
    )
  }
  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/ready', { schema: { hide: true } }, async () => {
    const schema = sql`select 1 from migrations limit 1`.execute(database)
    const [, taken, room] = await Promise.all([schema, takesNew(), hasRoom()]).catch((cause: unknown) => {
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS, cause })
    })
    if (!taken) throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
    if (!room) throw new AppError('unavailable', { retryAfterSeconds: RETRY_SECONDS, info: NO_ROOM })
    if (config.s3Url === null) return { status: 'ok' }
    lookAtFiles()
    return { status: 'ok', files: filesAway ? 'away' : 'ok' }
  })
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
