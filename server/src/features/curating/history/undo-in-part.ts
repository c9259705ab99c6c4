import type { PartlyUndone, UndoBlockers } from '@meio-campo/contract'
import type { Selectable, Transaction } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { DB, Edits } from '../../../database/types.gen.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { getEdit } from './queries.ts'
import { listBlockers } from './undo-blockers.ts'
import { undoWhatCan } from './undo-rest.ts'
import { CHANGED, closeUndo, lockEdit, openUndo } from './undo.ts'

/** These kinds are undone as a whole: half of a merge, of a desk action or of an undo has no meaning of its own. */
const WHOLE: ReadonlySet<Edits['kind']> = new Set(['merge', 'desk', 'undo'])
const isDivisible = ({ kind }: Selectable<Edits>) => !WHOLE.has(kind)

/** Undoes what of an edit can be undone; what stands in the way stays, and can be undone later. */
export function undoInPart({ database }: Context, caller: Caller, id: string): Promise<PartlyUndone> {
  return database.transaction().execute(async (transaction) => {
    const edit = await lockEdit(transaction, id)
    if (!isDivisible(edit)) throw new AppError('changed_since', { info: 'Esta mudança só pode ser desfeita inteira.' })
    const undo = await openUndo(transaction, caller, edit)
    const { rest, undone } = await undoWhatCan(transaction, edit, undo)
    if (!undone) throw new AppError('changed_since', { info: `${CHANGED} Nada desta mudança pode voltar ainda.` })
    const done = await closeUndo(transaction, caller, edit, undo)
    return { undo: done, rest: rest === null ? null : await getEdit(transaction, rest) }
  })
}

/** Carries what stands in the way out of the transaction, which then did not happen. */
class Tried extends Error {
  readonly blockers: UndoBlockers

  constructor(blockers: UndoBlockers) {
    super('tried')
    this.blockers = blockers
  }
}

/** What stands in the way of undoing an edit: found by undoing what can be undone, which is then rolled back. */
export async function getUndoBlockers({ database }: Context, caller: Caller, id: string): Promise<UndoBlockers> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const edit = await lockEdit(transaction, id)
      const undo = await openUndo(transaction, caller, edit)
      const outcome = await undoWhatCan(transaction, edit, undo)
      const [stays, goes] = await Promise.all([countRows(transaction, outcome.rest), countRows(transaction, id)])
      throw new Tried({
        ...(await listBlockers(transaction, outcome)),
        stays,
        goes: outcome.undone ? goes : 0,
        partly: outcome.undone && isDivisible(edit),
      })
    })
  } catch (error) {
    if (error instanceof Tried) return error.blockers
    throw error
  }
}

async function countRows(transaction: Transaction<DB>, edit: string | null): Promise<number> {
  const { rows } = await transaction
    .selectFrom('edit_rows')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('rows'))
    .where('edit_id', '=', edit ?? '0')
    .executeTakeFirstOrThrow()
  return rows
}
