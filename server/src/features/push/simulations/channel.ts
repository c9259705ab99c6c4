import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** The PostgreSQL channel that announces started simulations and published steps to every process. */
export const SIMULATIONS_CHANNEL = 'simulations'

/** Steps of a script that were published: after step `from`, up to and including step `to`. */
export interface PublishedSteps {
  readonly user: string
  readonly id: string
  readonly from: number
  readonly to: number
}

/** Delivered when the transaction commits. Processes that have a stream of the account read the steps themselves. */
export async function notifySimulations(database: Queryable, steps: PublishedSteps | null): Promise<void> {
  await sql`select pg_notify(${SIMULATIONS_CHANNEL}, ${steps ? JSON.stringify(steps) : ''})`.execute(database)
}

/** Trusted: only our own processes send on this channel. Null for a simulation that started. */
export function parseSteps(payload: string): PublishedSteps | null {
  return payload === '' ? null : (JSON.parse(payload) as PublishedSteps)
}
