import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const CONNECT_MS = 2_000
const RETRY_MS = 50

/** Whether a new connection is taken and answered within the time. */
export async function takesConnections(address: pg.ClientConfig, withinMs: number = CONNECT_MS): Promise<boolean> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: withinMs, query_timeout: withinMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Returns once the database takes connections. `isOver` ends the wait early, with false. */
export async function untilAnswering(address: pg.ClientConfig, isOver: () => boolean = () => false): Promise<boolean> {
  for (;;) {
    if (await takesConnections(address)) return true
    if (isOver()) return false
    await sleep(RETRY_MS)
  }
}
