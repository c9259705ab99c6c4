import type { Edit } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { sql, type Selectable, type Transaction } from 'kysely'
import pg from 'pg'
import type { Context } from '../../../platform/context.ts'
import type { DB, Edits } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { closeEdit, openEdit } from './edit.ts'
import { keptTables, shownTables } from './kept-tables.ts'
import { getEdit } from './queries.ts'
import { findNameTakenSince, listChangedSince, listFillsOver, listLosses } from './undo-conflicts.ts'
import { noteUndone } from './undo-chain.ts'
import { listDependents, type Dependent } from './undo-dependents.ts'
import { settleRoles } from './undo-roles.ts'
import { listTables, lockRows, playBackwards, renewStatistics } from './undo-rows.ts'

/**
 * Takes back the events of a match the way its desk does. False where the edit has nothing that the desk can take back;
 * its rows are then undone like those of any other edit.
 */
export type UndoAtDesk = (transaction: Transaction<DB>, caller: Caller, editId: string, now: Date) => Promise<boolean>

/** Undoes a whole edit or nothing. The undo is an edit too, so it can be undone as well. */
export async function undoEdit(
  context: Context,
  caller: Caller,
  id: string,
  undoAtDesk: UndoAtDesk = async () => false,
): Promise<Edit> {
  try {
    return await context.database.transaction().execute(async (transaction) => {
      const edit = await lockEdit(transaction, id)
      await renewStatistics(transaction, id)
      const undo = await openUndo(transaction, caller, edit)
      const atDesk = (await isOfDesk(transaction, id)) && (await undoAtDesk(transaction, caller, id, context.now()))
      if (!atDesk) await undoWithFills(transaction, id, undo)
      return closeUndo(transaction, caller, edit, undo)
    })
  } catch (error) {
    // A later row references one that would be deleted, or has the key of one that would come back.
    if (isBrokenConstraint(error)) {
      throw new AppError('changed_since', { info: `${CHANGED} ${whatStands(error)}`, cause: error })
    }
    throw error
  }
}

export const isBrokenConstraint = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code?.startsWith('23') === true

const FILLED = 'Isto é preenchido sozinho. Para mudar, corrija o resultado de que depende ou a origem do confronto.'
export const CHANGED = 'Não dá para desfazer sem perder o que veio depois.'

function whatStands({ table = '' }: pg.DatabaseError): string {
  const { many } = keptTables[table] ?? { many: 'outros registros' }
  return `Há ${many} que dependem desta mudança: desfaça ou mude isso antes.`
}

/** Locks the edit that is to be undone, so that two undos of it do not run at once. */
export async function lockEdit(transaction: Transaction<DB>, id: string): Promise<Selectable<Edits>> {
  const edit = await transaction.selectFrom('edits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!edit) throw new AppError('not_found')
  if (edit.undone_by !== null) throw new AppError('already_undone')
  if (edit.kind === 'fill') throw new AppError('changed_since', { info: FILLED })
  return edit
}

const summaryOf = (edit: Selectable<Edits>) => `desfez: ${edit.summary}`

/** From here on the edit counts as undone, so that nothing asks it any more what is true. */
export async function openUndo(transaction: Transaction<DB>, caller: Caller, edit: Selectable<Edits>): Promise<string> {
  const undo = await openEdit(transaction, caller, { kind: 'undo', summary: summaryOf(edit), undoes: edit.id })
  await noteUndone(transaction, edit, undo)
  return undo
}

export async function closeUndo(
  transaction: Transaction<DB>,
  caller: Caller,
  edit: Selectable<Edits>,
  undo: string,
): Promise<Edit> {
  await closeEdit(transaction, caller, undo, summaryOf(edit))
  return getEdit(transaction, undo)
}

/** Whether the edit, or the one that it undoes, was made at the desk. */
export async function isOfDesk(transaction: Transaction<DB>, id: string): Promise<boolean> {
  const { rows } = await sql<{ kind: string }>`
    with recursive chain as (
      select kind, undoes from edits where id = ${id}
      union all select e.kind, e.undoes from edits as e join chain on e.id = chain.undoes)
    select kind from chain where kind <> 'undo'`.execute(transaction)
  return rows[0]?.kind === 'desk'
}

/**
 * What the service filled in by itself over the rows of an edit goes first, the newest first. When the undo is closed,
 * what the results still decide is filled in again.
 */
async function undoWithFills(transaction: Transaction<DB>, id: string, undo: string): Promise<void> {
  const fills = await listFillsOver(transaction, id)
  for (const fill of fills) {
    await undoRows(transaction, fill)
    await transaction.updateTable('edits').set({ undone_by: undo }).where('id', '=', fill).execute()
  }
  await undoRows(transaction, id)
  await settleRoles(transaction, undo)
  const [needed] = await listDependents(transaction, id, undo)
  if (needed) throw new AppError('changed_since', { info: `${CHANGED} ${dependentInWords(needed)}` })
  const losses = await listLosses(transaction, id, undo, fills)
  if (losses.length === 0) return
  const words = [...Map.groupBy(losses, ({ table }) => table)].map(([table, lost]) => {
    const { one, many } = shownTables[table]!
    return counted(lost.length, one, many)
  })
  throw new AppError('changed_since', { info: `${CHANGED} Iriam junto: ${words.join(', ')}.` })
}

function dependentInWords({ table, summary }: Dependent): string {
  const many = keptTables[table]?.many ?? 'outros registros'
  return summary === null
    ? `Uma limpeza levou ${many} que dependem disto. Desfaça antes a limpeza.`
    : `Outra mudança removeu ${many} que dependem disto: “${summary}”. Desfaça antes essa mudança.`
}

async function undoRows(transaction: Transaction<DB>, id: string): Promise<void> {
  await lockRows(transaction, id)
  for (const table of await listTables(transaction, id)) {
    const [changed] = await listChangedSince(transaction, id, table, 1)
    if (changed) throw await changedRefusal(transaction, changed)
  }
  const taken = await findNameTakenSince(transaction, id)
  if (taken)
    throw new AppError('changed_since', {
      info: `O nome “${taken.alias}” mudou de dono depois: “${taken.summary}”. Desfaça antes essa mudança.`,
    })
  await playBackwards(transaction, id)
}

type Changed = Awaited<ReturnType<typeof listChangedSince>>[number]

async function changedRefusal(
  transaction: Transaction<DB>,
  { table, key, later, cleaned }: Changed,
): Promise<AppError> {
  const which = `${keptTables[table]!.one} ${Object.values(key).join(' · ')}`
  if (cleaned)
    return new AppError('changed_since', { info: `Uma limpeza levou isto depois: ${which}. Desfaça antes a limpeza.` })
  const edit = await transaction
    .selectFrom('edits')
    .select('actor_name')
    .where('id', '=', later ?? '0')
    .executeTakeFirst()
  return new AppError('changed_since', {
    info: `Isto mudou de novo depois${edit?.actor_name ? `, por ${edit.actor_name}` : ''}: ${which}. Desfaça antes a mudança mais nova.`,
  })
}
