import type { Copy } from '@meio-campo/contract'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { fillAllPlaces } from '../../curating/history/fill-places.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { takeAway, withTablesLocked } from './clean.ts'
import { cleanSets, markDemonstration, setOfRoots, type CleanTable } from './clean-sets.ts'
import { toCopy, type CountsByTable } from './copies.ts'
import { restoreLinks } from './copy-links.ts'
import { refuseObstacles } from './obstacle-words.ts'
import { findObstacles, rowsToRestore } from './obstacles.ts'

interface Restored {
  readonly copy: Copy
  readonly restored: CountsByTable
  /** The copy of what stood in the place and was removed; null when nothing did. */
  readonly replaced: Copy | null
}

/**
 * Brings back every row that a clean-up removed, in one transaction, or refuses before it begins and says what stands
 * in the way. `replace` removes that first, into a copy of its own.
 */
export async function restoreCopy(
  context: Context,
  id: string,
  { replace }: { readonly replace: boolean },
  caller: Caller,
): Promise<Restored> {
  const { kind } = await getCopy(context.database, id, context.now())
  const now = context.now()
  const first = async (transaction: Transaction<DB>) => {
    const { restoredAt } = await getCopy(transaction, id, now)
    if (restoredAt !== null) throw new AppError('already_restored')
  }
  return withTablesLocked(context, kind, first, async (transaction) => {
    const set = cleanSets[kind]
    for (const member of set) await readRows(transaction, id, member)

    const obstacles = await findObstacles(transaction, kind)
    const replaceable = obstacles.missing.length === 0 && obstacles.others.length === 0
    if (obstacles.any && !(replace && replaceable)) await refuseObstacles(transaction, kind, obstacles)
    const rootKind = kind === 'users' ? 'users' : 'jogos'
    const replaced =
      obstacles.roots.length > 0
        ? await takeAway(transaction, rootKind, setOfRoots(rootKind, obstacles.roots), caller, context.now())
        : null

    const restored: CountsByTable = {}
    for (const member of set) restored[member.table] = await restoreTable(transaction, id, member)
    await restoreLinks(transaction, id, set)
    if (kind !== 'users') await fillAllPlaces(transaction)
    if (kind === 'demo') await markDemonstration(transaction, { removedAt: null })
    const copy = await markRestored(transaction, id, now)
    await audit(transaction, caller, {
      action: 'maintenance.restore',
      summary: `desfez a limpeza de ${new Date(copy.createdAt).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })}`,
      details: { copy: id, restored, ...(replaced && { replaced: replaced.id }) },
    })
    return { copy, restored, replaced }
  })
}

async function getCopy(database: Context['database'] | Transaction<DB>, id: string, now: Date): Promise<Copy> {
  const found = await database
    .selectFrom('copies')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .$if(database.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!found) throw new AppError('not_found', { info: 'Esta cópia não existe ou já venceu.' })
  return toCopy(found)
}

async function markRestored(transaction: Transaction<DB>, id: string, now: Date): Promise<Copy> {
  const row = await transaction
    .updateTable('copies')
    .set({ restored_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toCopy(row)
}

/** The copied rows of a table, as rows of that table, until the end of the transaction. */
async function readRows(transaction: Transaction<DB>, copyId: string, { table }: CleanTable): Promise<void> {
  const rows = sql.table(rowsToRestore(table))
  await sql`
    create temporary table ${rows} on commit drop as
    select r.* from copy_rows as c, jsonb_populate_record(null::${sql.table(table)}, c.row_data) as r
    where c.copy_id = ${sql.lit(copyId)} and c.table_name = ${sql.lit(table)}`.execute(transaction)
  await sql`analyze ${rows}`.execute(transaction)
}

async function restoreTable(transaction: Transaction<DB>, copyId: string, { table }: CleanTable): Promise<number> {
  const columns = await copiedColumns(transaction, copyId, table)
  if (columns.length === 0) return 0
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const inserted = await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from ${sql.table(rowsToRestore(table))}`.execute(transaction)
  return Number(inserted.numAffectedRows ?? 0n)
}

/** The columns that the copy has and the table still has: a copy must outlive a migration. */
async function copiedColumns(transaction: Transaction<DB>, copyId: string, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and (select row_data from copy_rows where copy_id = ${copyId} and table_name = ${table} limit 1) ? attname
    order by attnum`.execute(transaction)
  return rows.map(({ name }) => name)
}
