import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { LiveHub } from '../live/live-hub.ts'
import { readTold, type Told } from './channel.ts'
import { toEvent, type Pace, type ScriptStep } from './script.ts'

/** Brings what any process told to the account's streams in this one. */
export function createSimulationTeller(database: Database, hub: LiveHub, log: FastifyBaseLogger) {
  let last = Promise.resolve()

  const tell = async ({ user, id, from, to }: Told): Promise<void> => {
    if (!hub.hasListenersOf(user)) return
    const { rows } = await sql<Pace & { step: ScriptStep; place: number }>`
      select s.id, s.started_at, s.speed, told.step, told.place::integer as place
      from simulations as s, jsonb_array_elements(s.script) with ordinality as told (step, place)
      where s.id = ${id} and told.place > ${from} and told.place <= ${to}
      order by told.place`.execute(database)
    for (const { step, place, ...pace } of rows) hub.tellOwn(user, toEvent(pace, step, place - 1))
  }

  return {
    /** One after the other, so that they stay in their order. */
    heard(payload: string): void {
      const told = readTold(payload)
      if (!told) return
      last = last.then(() => tell(told)).catch((error: unknown) => log.warn({ err: error }, 'simulation not streamed'))
    },
  }
}
