import { sql } from 'kysely'
import type { Queryable } from '../../../database/database.ts'

/** Where every process hears that a simulation began, or told something. */
export const SIMULATIONS_CHANNEL = 'simulations'

/** Part of a simulation's script that has been told: after the step `from`, up to and with the step `to`. */
export interface Told {
  readonly user: string
  readonly id: string
  readonly from: number
  readonly to: number
}

/** Heard when the transaction commits, and only then. What was told is read by those who have somebody to tell it to. */
export async function notifySimulations(database: Queryable, told: Told | null): Promise<void> {
  await sql`select pg_notify(${SIMULATIONS_CHANNEL}, ${told ? JSON.stringify(told) : ''})`.execute(database)
}

/** Our own processes are the only ones that speak here. */
export function readTold(payload: string): Told | null {
  return payload === '' ? null : (JSON.parse(payload) as Told)
}
