import { sql, type Selectable, type Transaction } from 'kysely'
import type { DB, Edits } from '../../../database/types.gen.ts'

type Edit = Pick<Selectable<Edits>, 'id' | 'undoes'>

/**
 * Notes that an edit is undone. Of a chain of undos every other one counts: what the edit had undone is valid again, and
 * what that had undone in its turn is undone again.
 */
export async function noteUndone(transaction: Transaction<DB>, edit: Edit, undo: string): Promise<void> {
  await transaction.updateTable('edits').set({ undone_by: undo }).where('id', '=', edit.id).execute()
  let ended = edit
  while (ended.undoes !== null) {
    await transaction.updateTable('edits').set({ undone_by: null }).where('undone_by', '=', ended.id).execute()
    const valid = await findEdit(transaction, ended.undoes)
    if (valid.undoes === null) return
    await noteFillsUndone(transaction, valid.undoes, valid.id)
    await transaction.updateTable('edits').set({ undone_by: valid.id }).where('id', '=', valid.undoes).execute()
    ended = await findEdit(transaction, valid.undoes)
  }
}

const findEdit = (transaction: Transaction<DB>, id: string): Promise<Edit> =>
  transaction.selectFrom('edits').select(['id', 'undoes']).where('id', '=', id).executeTakeFirstOrThrow()

/** What was filled in over the edit and went with its undo: all of its rows are among those of the undo. */
async function noteFillsUndone(transaction: Transaction<DB>, id: string, undo: string): Promise<void> {
  await sql`
    update edits set undone_by = ${undo}
    where kind = 'fill' and undone_by is null and id > ${id} and id < ${undo} and not exists (
      select from edit_rows as filled where filled.edit_id = edits.id and not exists (
        select from edit_rows as taken
        where taken.edit_id = ${undo} and taken.table_name = filled.table_name and taken.row_key = filled.row_key))`.execute(
    transaction,
  )
}
