import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { startCluster, type EmbeddedAddress, type EmbeddedCluster } from './cluster.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

export interface KeptCluster {
  readonly address: EmbeddedAddress
  stop(): Promise<void>
}

/**
 * The embedded database for as long as the service runs: started again whenever it ends without being asked to, however
 * often. What was committed is there again; PostgreSQL replays its log by itself. The address stays the same.
 */
export async function keepCluster(folder: string, database: string, log: FastifyBaseLogger): Promise<KeptCluster> {
  let stopping = false
  let current: EmbeddedCluster | null = await startCluster(folder, database)
  const { address } = current

  const startAgain = async (): Promise<EmbeddedCluster | null> => {
    for (let pauseMs = FIRST_PAUSE_MS; !stopping; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
      try {
        return await startCluster(folder, database)
      } catch (error) {
        // A full disk, for example: it may have room again at the next try.
        log.error({ err: error }, 'the embedded database did not start; trying again')
        if (!stopping) await sleep(pauseMs)
      }
    }
    return null
  }

  const keep = async (): Promise<void> => {
    while (current && !stopping) {
      const code = await current.died
      if (stopping) return
      const beganAt = performance.now()
      log.error({ code }, 'the embedded database ended by itself; starting it again')
      current = await startAgain()
      if (current) log.warn({ ms: Math.round(performance.now() - beganAt) }, 'the embedded database is back')
    }
  }
  const keeping = keep()

  return {
    address,
    async stop() {
      stopping = true
      await current?.stop()
      await keeping
      // One that started meanwhile.
      await current?.stop()
    },
  }
}
