import type { Body, Endpoints, SavedView } from '@meio-campo/contract'
import {
  includes,
  listReaders,
  MOST_SAVED_VIEWS,
  MOST_SHARED_VIEWS,
  tidyQuery,
  type FilteredList,
} from '@meio-campo/contract/rules'
import { sql, type Selectable, type Transaction } from 'kysely'
import { ADVISORY_LOCKS } from '../../../database/advisory-locks.ts'
import type { Queryable } from '../../../database/database.ts'
import type { DB, SavedViews } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { userOf, type Caller, type SignedInUser } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { listHeldDuties } from '../../../platform/duties/held-duties.ts'
import { AppError, fieldError, refusalOf } from '../../../platform/errors/app-error.ts'
import { randomId } from '../../../platform/secrets/random.ts'

type Row = Selectable<SavedViews>
type NewView = Body<Endpoints['createSavedView']>
type ViewChange = Body<Endpoints['updateSavedView']>

/** The user's own saved views of a list, and the shared ones. */
export async function listSavedViews(context: Context, user: SignedInUser, list: FilteredList): Promise<SavedView[]> {
  const { database } = context
  const userId = user.id
  await refuseUnseen(context, database, user, list)
  const rows = await database
    .selectFrom('saved_views')
    .selectAll()
    .where('list', '=', list)
    .where((on) => on.or([on('user_id', '=', userId), on('shared', '=', true)]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return rows.map((row) => toView(row, userId))
}

export async function getSavedView(context: Context, user: SignedInUser, id: string): Promise<SavedView> {
  return toView(await getVisible(context, context.database, user, id), user.id)
}

export async function createSavedView(
  context: Context,
  caller: Caller,
  { list, name, query, shared = false }: NewView,
): Promise<SavedView> {
  const { database, now } = context
  const user = userOf(caller.principal)
  if (shared) refuseSharing(user)
  return database.transaction().execute(async (transaction) => {
    await refuseUnseen(context, transaction, user, list)
    await lockViews(transaction, user.id)
    await refuseTooMany(transaction, user.id)
    if (shared) await refuseTooManyShared(transaction, list)
    const view = { user_id: user.id, list, name: name.trim() }
    await refuseSameName(transaction, view)
    const moments = { created_at: now(), updated_at: now() }
    const row = await transaction
      .insertInto('saved_views')
      .values({ id: randomId('vis'), ...view, query: getQuery(list, query), shared, ...moments })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (shared) await auditShared(transaction, caller, row, 'views.share', 'compartilhou')
    return toView(row, user.id)
  })
}

export async function updateSavedView(
  context: Context,
  caller: Caller,
  id: string,
  change: ViewChange,
): Promise<SavedView> {
  const { database, now } = context
  const user = userOf(caller.principal)
  return database.transaction().execute(async (transaction) => {
    const before = await getChangeable(context, transaction, user, id)
    const list = before.list as FilteredList
    const name = change.name?.trim() ?? before.name
    const query = change.query === undefined ? before.query : getQuery(list, change.query)
    const { shared = before.shared } = change
    // Checked for a view that is already shared too, because its owner may no longer be an admin.
    if (shared) refuseSharing(user)
    if (shared && !before.shared) await refuseTooManyShared(transaction, list)
    await refuseSameName(transaction, { ...before, name }, id)
    const row = await transaction
      .updateTable('saved_views')
      .set({ name, query, shared, updated_at: now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (shared && !before.shared) await auditShared(transaction, caller, row, 'views.share', 'compartilhou')
    else if (!shared && before.shared)
      await auditShared(transaction, caller, row, 'views.unshare', 'deixou de compartilhar')
    else if (shared) await auditShared(transaction, caller, row, 'views.change', 'mudou', before.name)
    return toView(row, user.id)
  })
}

export async function deleteSavedView(context: Context, caller: Caller, id: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const view = await getChangeable(context, transaction, userOf(caller.principal), id)
    await transaction.deleteFrom('saved_views').where('id', '=', id).execute()
    if (view.shared) await auditShared(transaction, caller, view, 'views.delete', 'excluiu')
  })
}

/** A view that the user may not see counts as missing. */
async function getVisible(context: Context, database: Queryable, user: SignedInUser, id: string): Promise<Row> {
  const row = await database.selectFrom('saved_views').selectAll().where('id', '=', id).executeTakeFirst()
  const visible =
    row &&
    (row.user_id === user.id || (row.shared && (await seesList(context, database, user, row.list as FilteredList))))
  if (!visible) throw new AppError('not_found', { info: 'Esta visão não existe ou já foi excluída.' })
  return row
}

/** A view that the user may change. */
async function getChangeable(
  context: Context,
  transaction: Transaction<DB>,
  user: SignedInUser,
  id: string,
): Promise<Row> {
  const found = await transaction.selectFrom('saved_views').select('user_id').where('id', '=', id).executeTakeFirst()
  // Locks the account before its views, in the same order as the creation of a view.
  if (found) await lockViews(transaction, found.user_id)
  const row = await getVisible(context, transaction, user, id)
  if (row.user_id !== user.id && !user.admin)
    throw new AppError('forbidden', { info: 'Só quem salvou esta visão e a administração podem mudá-la.' })
  return row
}

function getQuery(list: FilteredList, query: string): string {
  const tidy = tidyQuery(list, query)
  if (tidy === null) throw fieldError('query', 'Há um filtro que esta lista não tem, ou um repetido.')
  return tidy
}

/** The lock makes the second of two writes at once see the first. */
async function lockViews(transaction: Transaction<DB>, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst()
}

/** Whether the user may see a list; most are open to all. */
async function seesList(
  { now }: Context,
  database: Queryable,
  { id, admin }: SignedInUser,
  list: FilteredList,
): Promise<boolean> {
  const readers = listReaders[list]
  if (readers === undefined || admin) return true
  if (readers === 'admin') return false
  const duties = await listHeldDuties(database, id, now(), 'reviewer')
  return duties.some((duty) => includes(duty, { role: 'reviewer', queue: readers }))
}

async function refuseUnseen(context: Context, database: Queryable, user: SignedInUser, list: FilteredList) {
  if (!(await seesList(context, database, user, list)))
    throw new AppError('forbidden', { info: 'Esta lista é da administração, e as visões dela também.' })
}

function refuseSharing({ admin }: SignedInUser): void {
  if (!admin) throw refusalOf('shared', 'Só a administração compartilha uma visão com todos.', 'forbidden')
}

async function refuseTooMany(transaction: Transaction<DB>, userId: string): Promise<void> {
  const { saved } = await transaction
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<string>().as('saved'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(saved) >= MOST_SAVED_VIEWS) throw new AppError('too_many_saved_views')
}

async function refuseTooManyShared(transaction: Transaction<DB>, list: FilteredList): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.sharedViews})`.execute(transaction)
  const { shared } = await transaction
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<string>().as('shared'))
    .where('list', '=', list)
    .where('shared', '=', true)
    .executeTakeFirstOrThrow()
  if (Number(shared) >= MOST_SHARED_VIEWS)
    throw new AppError('too_many_saved_views', {
      info: `São até ${MOST_SHARED_VIEWS} visões compartilhadas em cada lista: exclua uma antes.`,
    })
}

type Named = Pick<Row, 'user_id' | 'list' | 'name'>

async function refuseSameName(transaction: Transaction<DB>, { user_id, list, name }: Named, id = ''): Promise<void> {
  const same = await transaction
    .selectFrom('saved_views')
    .select('id')
    .where('user_id', '=', user_id)
    .where('list', '=', list)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (same) throw fieldError('name', 'Já há uma visão com este nome nesta lista.')
}

async function auditShared(
  transaction: Transaction<DB>,
  caller: Caller,
  { id, list, name }: Row,
  action: `views.${string}`,
  did: string,
  formerName = name,
): Promise<void> {
  await audit(transaction, caller, {
    action,
    summary: `${did} a visão “${formerName}” de /${list}`,
    details: { view: id, list, name },
  })
}

function toView(row: Row, userId: string): SavedView {
  return {
    id: row.id,
    list: row.list as FilteredList,
    name: row.name,
    query: row.query,
    shared: row.shared,
    own: row.user_id === userId,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
