import type { Suggestion } from '@meio-campo/contract'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { mailAuthor } from './mails.ts'
import { getSuggestion, type SuggestionRow } from './queries.ts'
import { isReviewer } from './reviewers.ts'

/** Of one suggestion. */
const MOST_NOTES = 50

/** Adds to the thread between the author and the reviewers. For other users the suggestion does not exist. */
export async function writeNote(context: Context, caller: Caller, id: string, text: string): Promise<Suggestion> {
  const user = userOf(caller.principal)
  const reviewer = await isReviewer(context, user)
  await context.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('suggestions')
      .selectAll()
      .$castTo<SuggestionRow>()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const byAuthor = row?.author_id === user.id
    if (!row || !(byAuthor || reviewer)) throw new AppError('not_found')
    if (row.notes.length >= MOST_NOTES)
      throw new AppError('too_many', { info: `Uma conversa tem até ${MOST_NOTES} mensagens, e esta já tem.` })
    const note = { at: context.now().toISOString(), byAuthor, name: user.name, text: text.trim() }
    await transaction
      .updateTable('suggestions')
      .set({ notes: JSON.stringify([...row.notes, note]) })
      .where('id', '=', id)
      .execute()
    if (!byAuthor) await mailAuthor(transaction, context, row, { kind: 'note', by: user.name, words: note.text })
  })
  return getSuggestion(context.database, id)
}
