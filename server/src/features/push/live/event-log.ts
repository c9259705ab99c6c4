import type { PushEvent } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { happeningsOf } from './derive.ts'
import { describe } from './describe.ts'
import { isAfter, type Position } from './position.ts'

/** At once: enough that nobody falls behind, little enough that nobody waits. */
const CHANGES_AT_ONCE = 200

export interface Told {
  readonly events: readonly PushEvent[]
  /** Everything up to here has been read, whether or not it meant anything. */
  readonly upTo: bigint
  readonly more: boolean
}

/** What happened after a position, in order. Whoever reads on from where they ended misses nothing and hears nothing twice. */
export async function readEventsAfter(database: Database, after: Position): Promise<Told> {
  const rows = await database
    .selectFrom('changes')
    .selectAll()
    // The change itself may mean more than was told.
    .where('seq', '>=', String(after.seq))
    .orderBy('seq')
    .limit(CHANGES_AT_ONCE)
    .execute()
  const happenings = rows.flatMap(happeningsOf).filter(({ id }) => isAfter(id, after))
  const upTo = BigInt(rows.at(-1)?.seq ?? after.seq)
  return { events: await describe(database, happenings), upTo, more: rows.length === CHANGES_AT_ONCE }
}

export async function lastSeq(database: Database): Promise<bigint> {
  const { last } = await database
    .selectFrom('changes')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  const horizon = await database.selectFrom('change_horizon').select('seq').executeTakeFirstOrThrow()
  return BigInt(last ?? horizon.seq)
}

/** Changes are kept for 30 days: whoever was away longer must read everything again. */
export async function refuseForgotten(database: Database, { seq }: Position): Promise<void> {
  const horizon = await database.selectFrom('change_horizon').select('seq').executeTakeFirstOrThrow()
  if (seq < BigInt(horizon.seq)) throw new AppError('forgotten')
}
