import { sql, type Selectable, type Transaction } from 'kysely'
import type { DB, Edits } from '../../../database/types.gen.ts'
import { listChangedSince, listLosses, type ChangedSince, type Loss } from './undo-conflicts.ts'
import { listDependents } from './undo-dependents.ts'
import { isBrokenConstraint } from './undo.ts'
import { settleRoles } from './undo-roles.ts'
import { listTables, lockRows, playBackwards, renewStatistics } from './undo-rows.ts'
import { moveBroken } from './rest-constraints.ts'
import { listReferences, moveLost, moveNeeded, moveOfRecords, moveRows, type Named } from './rest-rows.ts'

/** Why rows stay: they were changed again, rows that the edit did not make depend on them, or they break a constraint. */
export interface Standing {
  readonly changed: readonly ChangedSince[]
  readonly lost: readonly Loss[]
  readonly broken: readonly Named[]
}

export interface RestOutcome extends Standing {
  /** The edit that has what stays; null where nothing stands in the way. */
  readonly rest: string | null
  /** Whether anything was undone. */
  readonly undone: boolean
}

/** Each round finds all rows of one cause; a chain of causes longer than this is refused as a whole. */
const MOST_ROUNDS = 25

/**
 * Undoes what of an edit can be undone without a loss. The rows that stand in the way, with what belongs to the same
 * record and what they refer to, become an edit of their own: it can be undone later like any other.
 */
export async function undoWhatCan(
  transaction: Transaction<DB>,
  edit: Selectable<Edits>,
  undo: string,
): Promise<RestOutcome> {
  await renewStatistics(transaction, edit.id)
  await lockRows(transaction, edit.id)
  const rest = await openRest(transaction, edit)
  const references = await listReferences(transaction)
  const changed: ChangedSince[] = []
  for (const table of await listTables(transaction, edit.id)) {
    changed.push(...(await listChangedSince(transaction, edit.id, table, null)))
  }
  await moveRows(transaction, edit.id, rest, changed)
  const lost: Loss[] = []
  const broken: Named[] = []
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    await settle(transaction, edit.id, rest, references)
    if (!(await hasRows(transaction, edit.id))) break
    await sql`savepoint attempt`.execute(transaction)
    const tried = await attempt(transaction, edit.id, undo)
    if ('losses' in tried && tried.losses.length === 0) {
      await sql`release savepoint attempt`.execute(transaction)
      return { rest: await closeRest(transaction, rest), undone: true, changed, lost, broken }
    }
    await sql`rollback to savepoint attempt`.execute(transaction)
    if ('losses' in tried) {
      lost.push(...tried.losses)
      if ((await moveLost(transaction, edit.id, rest, references, tried.losses)) === 0) break
    } else {
      const more = await moveBroken(transaction, edit.id, rest, references, tried.constraint)
      broken.push(...more)
      if (more.length === 0) break
    }
  }
  return { rest, undone: false, changed, lost, broken }
}

/** Until nothing more follows: what belongs to a record that stays, and what that record refers to. */
async function settle(
  transaction: Transaction<DB>,
  id: string,
  rest: string,
  references: Awaited<ReturnType<typeof listReferences>>,
): Promise<void> {
  if (!(await hasRows(transaction, rest))) return
  let moved: number
  do {
    moved = await moveOfRecords(transaction, id, rest)
    moved += await moveNeeded(transaction, id, rest, references)
  } while (moved > 0)
}

/** What the attempt would lose, or the constraint that it breaks. */
async function attempt(
  transaction: Transaction<DB>,
  id: string,
  undo: string,
): Promise<{ readonly losses: Loss[] } | { readonly constraint: string }> {
  try {
    await playBackwards(transaction, id)
    await settleRoles(transaction, undo)
    const losses = await listLosses(transaction, id, undo)
    return { losses: losses.length > 0 ? losses : await listDependents(transaction, id, undo) }
  } catch (error) {
    if (isBrokenConstraint(error) && error.constraint !== undefined) return { constraint: error.constraint }
    throw error
  }
}

/** Opened with the edit's author, time and duty, so that the author may undo it later. */
async function openRest(transaction: Transaction<DB>, edit: Selectable<Edits>): Promise<string> {
  const { id: _, undone_by: __, undoes: ___, ...same } = edit
  const { id } = await transaction
    .insertInto('edits')
    .values({ ...same, rest_of: edit.rest_of ?? edit.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function closeRest(transaction: Transaction<DB>, rest: string): Promise<string | null> {
  if (await hasRows(transaction, rest)) return rest
  await transaction.deleteFrom('edits').where('id', '=', rest).execute()
  return null
}

async function hasRows(transaction: Transaction<DB>, id: string): Promise<boolean> {
  const rows = await transaction.selectFrom('edit_rows').select('place').where('edit_id', '=', id).limit(1).execute()
  return rows.length > 0
}
