import type { Answer, Endpoints } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { valuesIn } from '../../../platform/reading/fields.ts'
import { eventsOfChange, plainEvent } from '../../push/live/change-events.ts'
import { describeEvents, refuseLostPosition } from '../../push/live/event-log.ts'

interface ChangesQuery {
  readonly desde?: string
  readonly limit?: number
  readonly tipo?: string
}

const DEFAULT_LIMIT = 100
const KEPT_MS = 30 * 86_400_000
/** Changes in the order in which they became visible: a client that follows the cursor misses none and sees none twice. */
export async function listChanges(database: Database, query: ChangesQuery): Promise<Answer<Endpoints['listChanges']>> {
  const limit = query.limit ?? DEFAULT_LIMIT
  const kinds = query.tipo === undefined ? null : valuesIn(query.tipo)
  const horizon = await database.selectFrom('change_horizon').select('seq').executeTakeFirstOrThrow()
  // Read before the changes: what commits meanwhile belongs to the next call.
  const { last } = await database
    .selectFrom('changes')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  const newest = last ?? horizon.seq
  if (query.desde === 'agora') return { data: [], cursor: newest, more: false }
  // A position within a change counts as the whole of it.
  const after = query.desde?.split('.')[0] ?? horizon.seq
  await refuseLostPosition(database, BigInt(after))
  const rows = await database
    .selectFrom('changes')
    .selectAll()
    .where('seq', '>', after)
    .where('seq', '<=', newest)
    .$if(kinds !== null, (select) => select.where('kind', 'in', kinds!))
    .orderBy('seq')
    .limit(limit + 1)
    .execute()
  const more = rows.length > limit
  const shown = rows.slice(0, limit)
  const data = await describeEvents(
    database,
    shown.map((row) => eventsOfChange(row)[0] ?? plainEvent(row)),
  )
  // Nothing more of these kinds: the reader need not be shown the others again.
  const end = BigInt(newest) > BigInt(after) ? newest : after
  return { data, cursor: more ? shown.at(-1)!.seq : end, more }
}

/** Deletes changes older than 30 days and records the last deleted one, so that a late reader gets an error, not a gap. */
export async function purgeChanges(database: Database, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { last } = await transaction
      .selectFrom('changes')
      .select(({ fn }) => fn.max('seq').as('last'))
      .where('at', '<', new Date(now.getTime() - KEPT_MS))
      .executeTakeFirstOrThrow()
    if (last === null) return
    await transaction.deleteFrom('changes').where('seq', '<=', last).execute()
    await transaction.updateTable('change_horizon').set({ seq: last }).execute()
  })
}
