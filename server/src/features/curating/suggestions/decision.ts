import type { Transaction, Updateable } from 'kysely'
import type { DB, Suggestions } from '../../../database/types.gen.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { currentRecord } from './current-record.ts'
import type { SuggestionRow } from './queries.ts'

/** The suggestion, held until the end of the transaction. */
export async function lockOpen(transaction: Transaction<DB>, id: string): Promise<SuggestionRow> {
  const row = await transaction
    .selectFrom('suggestions')
    .selectAll('suggestions')
    .select(currentRecord.as('record_id'))
    .$castTo<SuggestionRow>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  if (row.status !== 'open') throw new AppError('already_decided')
  return row
}

export type Decision = Pick<
  Updateable<Suggestions>,
  'reason' | 'edit_id' | 'record_id' | 'comment' | 'accepted' | 'at_once'
> & { readonly status: 'accepted' | 'refused'; readonly decided_at: Date }

export function decide(transaction: Transaction<DB>, caller: Caller, id: string, decision: Decision): Promise<unknown> {
  return transaction
    .updateTable('suggestions')
    .set({ ...decision, decided_by: userOf(caller.principal).name })
    .where('id', '=', id)
    .execute()
}
