import type { Answer, Endpoints } from '@meio-campo/contract'
import type { Database } from '../../../database/database.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { refuseLostPosition } from '../../push/live/event-log.ts'

interface ChangesQuery {
  readonly desde?: string
  readonly limit?: number
  readonly tipo?: string
}

const DEFAULT_LIMIT = 100
const KEPT_MS = 30 * 86_400_000
const KINDS = new Set([
  'confederation',
  'stadium',
  'team',
  'person',
  'competition',
  'edition',
  'streaming',
  'match',
  'event',
  'phase',
  'spell',
  'transfer',
  'title',
  'broadcast-right',
  'suspension',
  'absence',
  'deduction',
])

/** Changes in the order in which they became visible: a client that follows the cursor misses none and sees none twice. */
export async function listChanges(database: Database, query: ChangesQuery): Promise<Answer<Endpoints['listChanges']>> {
  const limit = query.limit ?? DEFAULT_LIMIT
  const kinds = readKinds(query.tipo)
  const horizon = await database.selectFrom('change_horizon').select('seq').executeTakeFirstOrThrow()
  // Read before the changes: what commits meanwhile belongs to the next call.
  const { last } = await database
    .selectFrom('changes')
    .select(({ fn }) => fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  const newest = last ?? horizon.seq
  if (query.desde === 'agora') return { data: [], cursor: newest, more: false }
  const after = query.desde ?? horizon.seq
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
  const data = rows.slice(0, limit).map((row) => ({
    cursor: row.seq,
    at: row.at.toISOString(),
    kind: row.kind,
    id: row.record_id,
    type: row.type,
    data: row.data as Record<string, unknown>,
  }))
  // Nothing more of these kinds: the reader need not be shown the others again.
  const end = BigInt(newest) > BigInt(after) ? newest : after
  return { data, cursor: more ? data.at(-1)!.cursor : end, more }
}

function readKinds(tipo: string | undefined): string[] | null {
  if (tipo === undefined) return null
  const kinds = tipo.split(',')
  const unknown = kinds.find((kind) => !KINDS.has(kind))
  if (unknown !== undefined) throw fieldError('tipo', `Aceita: ${[...KINDS].join(', ')}.`)
  return kinds
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
