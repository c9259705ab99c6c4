import type { Edit } from '@meio-campo/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { endEdit, openEdit } from './edit-log.ts'
import { fillTouchedPlaces } from './fill-places.ts'

export { openEdit }

export interface EditAbout {
  readonly kind: Exclude<Edit['kind'], 'undo'>
  /** One Portuguese sentence without its subject: `mudou o estádio do Bahia`. */
  readonly summary: string
  /** Where the person has it from. */
  readonly source?: string | null
  /** The author of the suggestion. */
  readonly credited?: { readonly id: string; readonly name: string }
}

export interface Done<T> {
  readonly result: T
  /** Null when nothing changed, so that there is nothing to undo. */
  readonly editId: string | null
}

/**
 * Runs the work in one transaction and records every changed row, before and after. Every manual write goes through
 * here, so that it is in the history of the records it changed and can be undone.
 */
export function edit<T>(
  database: Database,
  caller: Caller,
  about: EditAbout,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<Done<T>> {
  return database.transaction().execute(async (transaction) => {
    const id = await openEdit(transaction, caller, about)
    const result = await work(transaction)
    return { result, editId: await closeEdit(transaction, caller, id, about.summary) }
  })
}

/**
 * Ends the edit, and fills in what its results decide: teams in the places of a knock-out. This is an edit of its own, so
 * that the first one can be undone whatever came after. An edit that changed nothing leaves no trace.
 */
export async function closeEdit(
  transaction: Transaction<DB>,
  caller: Caller | null,
  id: string,
  summary: string,
): Promise<string | null> {
  const ended = await endEdit(transaction, caller, id, summary)
  if (ended !== null) await fillTouchedPlaces(transaction, ended)
  return ended
}
