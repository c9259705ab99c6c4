import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { DatabaseAddress } from '../../database/address.ts'

const RECONNECT_MS = 500
const TIMEOUT_MS = 5_000

export interface NodeConnection {
  /** Waits for the connection while it is down, as long as for an answer. */
  query<R extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<R[]>
  stop(): Promise<void>
}

/** A connection to the database that reconnects, and receives the messages that nodes send each other. */
export function connectNode(
  address: Promise<DatabaseAddress>,
  onMessage: (payload: string) => void,
  log: FastifyBaseLogger,
): NodeConnection {
  let current = Promise.withResolvers<pg.Client>()
  let stopped = false

  const connectOnce = async (where: DatabaseAddress): Promise<void> => {
    const client = new pg.Client({
      ...where,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    const lost = new Promise<Error>((resolve) => {
      client.on('error', resolve)
      client.once('end', () => resolve(new Error('ended')))
    })
    client.on('notification', ({ payload = '' }) => {
      try {
        onMessage(payload)
      } catch (error) {
        log.warn({ err: error }, 'a word between the nodes could not be read')
      }
    })
    try {
      await client.connect()
      // The messages need not survive a crash of the database.
      await client.query('set synchronous_commit = off; listen nodes')
      current.resolve(client)
      const reason = await lost
      // Replaced only after a connection was lost: callers that wait since the loss wait for this promise.
      current = Promise.withResolvers()
      if (!stopped) log.warn({ err: reason }, 'line between the nodes lost; reconnecting')
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  const stayConnected = async (): Promise<void> => {
    const where = await address
    while (!stopped) {
      await connectOnce(where).catch((error: unknown) => {
        if (!stopped) log.warn({ err: error }, 'no line between the nodes; trying again')
      })
      if (!stopped) await sleep(RECONNECT_MS, undefined, { ref: false })
    }
  }
  void stayConnected()

  const findClient = async (): Promise<pg.Client> => {
    const found = new AbortController()
    const late = sleep(TIMEOUT_MS, null, { signal: found.signal, ref: false }).catch(() => null)
    const client = await Promise.race([current.promise, late])
    found.abort()
    if (!client) throw new Error('no line between the nodes')
    return client
  }

  return {
    async query<R extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<R[]> {
      const client = await findClient()
      try {
        return (await client.query<R>(text, [...values])).rows
      } catch (error) {
        // A connection that does not answer is lost; a refused statement says nothing about it.
        if (!(error instanceof pg.DatabaseError)) void client.end().catch(() => undefined)
        throw error
      }
    },
    async stop() {
      stopped = true
      // A connection that is not there yet checks on arrival whether it was stopped.
      void current.promise.then((client) => client.end()).catch(() => undefined)
    },
  }
}
