import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { closeEdit, openEdit } from '../../curating/history/edit.ts'

interface Work<T> {
  readonly result: T
  /** One Portuguese sentence without its subject: `editou o post "Bem-vindo"`. */
  readonly summary: string
}

/** Changes posts, pages and settings in one transaction, as an edit: it is in the history and can be undone. */
export function editSite<T>(
  { database }: Context,
  caller: Caller,
  work: (transaction: Transaction<DB>) => Promise<Work<T>>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    const id = await openEdit(transaction, caller, { kind: 'site', summary: 'editou o site' })
    const { result, summary } = await work(transaction)
    await closeEdit(transaction, caller, id, summary)
    return result
  })
}

/** The given values that differ from what is there. Nothing: the text stays as it is, with its date. */
export function findChanges<T extends object>(before: T, given: Partial<T>): Partial<T> | null {
  const changed = Object.entries(given).filter(([name, value]) => value !== before[name as keyof T])
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<T>)
}
