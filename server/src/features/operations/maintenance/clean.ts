import { setTimeout as sleep } from 'node:timers/promises'
import type { CleanKind, Copy } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { randomId } from '../../../platform/secrets/random.ts'
import { cleanSets, markDemonstration, selectRows, type CleanTable } from './clean-sets.ts'
import { KEPT_DAYS, toCopy, type CountsByTable } from './copies.ts'
import { copyLinks } from './copy-links.ts'

const LOCK_TRIES = 20
const LOCK_NOT_AVAILABLE = '55P03'
const DAY_MS = 86_400_000
const BUSY = 'Há muitas gravações em andamento. Nada mudou; tente de novo em instantes.'

const titles: Record<CleanKind, string> = {
  users: 'Limpar Data Users',
  jogos: 'Limpar Data Jogos',
  demo: 'Remover demonstração',
}

/** How many rows each clean-up would remove now, by table. */
export async function countRows(database: Queryable, kind: CleanKind): Promise<CountsByTable> {
  const set = cleanSets[kind]
  const counts: CountsByTable = {}
  for (const member of set) {
    const { rows } = await sql<{ count: string }>`select count(*) ${selectRows(set, member)}`.execute(database)
    counts[member.table] = Number(rows[0]?.count ?? 0)
  }
  return counts
}

/** Copies the rows and removes them, in one transaction: a kill half-way leaves everything as it was. */
export function clean(context: Context, kind: CleanKind, caller: Caller): Promise<Copy> {
  const now = context.now()
  // Stopped before the locks, so that the process that plays the demonstration finishes its step and begins no other.
  const first = async (transaction: Transaction<DB>) => {
    if (kind === 'demo') await markDemonstration(transaction, { removedAt: now })
  }
  return withTablesLocked(context, kind, first, async (transaction) => {
    const copy = await takeAway(transaction, kind, cleanSets[kind], caller, context.now())
    await audit(transaction, caller, {
      action: `maintenance.clean_${kind}`,
      summary: `usou ${titles[kind]}`,
      details: { copy: copy.id, counts: copy.counts },
    })
    return copy
  })
}

/**
 * Runs the work while no other transaction writes the tables of the set; `first` runs before. Retries while they are
 * busy.
 */
export async function withTablesLocked<T>(
  context: Context,
  kind: CleanKind,
  first: (transaction: Transaction<DB>) => Promise<void>,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.database.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = '300ms'`.execute(transaction)
        await first(transaction)
        await lockTables(
          transaction,
          cleanSets[kind].map(({ table }) => table),
        )
        return work(transaction)
      })
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
      if (attempt >= LOCK_TRIES) throw new AppError('unavailable', { info: BUSY, cause: error })
      await sleep(50 + attempt * 25)
    }
  }
}

/** Copies the rows of a set and removes them. The caller has locked the tables, and `now` is after that: it tells which edits came before. */
export async function takeAway(
  transaction: Transaction<DB>,
  kind: CleanKind,
  set: readonly CleanTable[],
  caller: Caller,
  now: Date,
): Promise<Copy> {
  const id = randomId('cp')
  const copy = {
    id,
    kind,
    actor_name: userOf(caller.principal).name,
    created_at: now,
    expires_at: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
  }
  await transaction
    .insertInto('copies')
    .values({ ...copy, counts: '{}' })
    .execute()

  const counts: CountsByTable = {}
  for (const member of set) {
    const copied = await sql`
      insert into copy_rows (copy_id, table_name, row_data)
      select ${id}, ${member.table}, to_jsonb(r) ${selectRows(set, member)}`.execute(transaction)
    counts[member.table] = Number(copied.numAffectedRows ?? 0n)
  }
  await copyLinks(transaction, id, set)
  // The deletion of a root covers its parts. Without this setting, each removed event would first change its match.
  await sql`select set_config('meio_campo.cleaning', 'on', true)`.execute(transaction)
  // Children first, so that no cascade removes rows before their turn.
  for (const member of set.toReversed()) {
    await sql`delete ${selectRows(set, member)}`.execute(transaction)
  }
  await sql`select set_config('meio_campo.cleaning', '', true)`.execute(transaction)

  const row = await transaction
    .updateTable('copies')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCopy(row)
}

/**
 * Blocks writes between the copy and the removal, so that no row is removed without a copy. It waits briefly and
 * releases the locks, so that a request that holds one of the tables does not fail.
 */
async function lockTables(transaction: Transaction<DB>, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return
  await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in share row exclusive mode`.execute(
    transaction,
  )
}
