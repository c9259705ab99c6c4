import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { withholdsData } from '../../../platform/callers/passable-reads.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { playSimulations } from './player.ts'
import { parseSteps, type PublishedSteps } from './channel.ts'
import { type Pace, type ScriptStep, toEvent } from './script.ts'

/** This process's part in running simulations and streaming their events. */
export function createSimulations(database: Database, hub: LiveHub, log: FastifyBaseLogger, now: () => Date) {
  const streamer = createSimulationStreamer(database, hub, log)
  let player: ReturnType<typeof playSimulations> | null = null
  return {
    /** A process started a simulation or published steps of one. */
    onNotification: (payload: string): void => {
      player?.wake()
      streamer.onNotification(payload)
    },
    play: () => void (player ??= playSimulations(database, log, now)),
    stop: async () => player?.stop(),
  }
}

/** Sends steps that any process published to the account's streams in this process. */
function createSimulationStreamer(database: Database, hub: LiveHub, log: FastifyBaseLogger) {
  let last = Promise.resolve()

  const send = async ({ user, id, from, to }: PublishedSteps): Promise<void> => {
    if (!hub.hasSubscribersOf(user)) return
    const { rows } = await sql<Pace & { step: ScriptStep; place: number }>`
      select s.id, s.started_at, s.speed, script.step, script.place::integer as place
      from simulations as s, jsonb_array_elements(s.script) with ordinality as script (step, place)
      where s.id = ${id} and script.place > ${from} and script.place <= ${to}
      order by script.place`.execute(database)
    // The steps of a script do not say which source they come from, so they count as withheld while any source is.
    const isPassable = !(await withholdsData(database))
    for (const { step, place, ...pace } of rows) hub.publishToOwner(user, toEvent(pace, step, place - 1), isPassable)
  }

  return {
    /** Sequential, to keep the order of events. */
    onNotification(payload: string): void {
      const steps = parseSteps(payload)
      if (!steps) return
      last = last.then(() => send(steps)).catch((error: unknown) => log.warn({ err: error }, 'simulation not streamed'))
    },
  }
}
