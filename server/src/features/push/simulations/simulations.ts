import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../database/database.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { playSimulations } from './player.ts'
import { createSimulationTeller } from './teller.ts'

/** The simulations of the whole cluster, as this process has a part in them. */
export function createSimulations(database: Database, hub: LiveHub, log: FastifyBaseLogger, now: () => Date) {
  const teller = createSimulationTeller(database, hub, log)
  let player: ReturnType<typeof playSimulations> | null = null
  return {
    /** One began somewhere, or told something. */
    heard: (payload: string): void => {
      player?.wake()
      teller.heard(payload)
    },
    play: () => void (player ??= playSimulations(database, log, now)),
    stop: async () => player?.stop(),
  }
}
