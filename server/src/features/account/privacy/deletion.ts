import type { OwnerProof, Privacy } from '@meio-campo/contract'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import { audit, type AuditRecord } from '../../../platform/audit.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { queueWarning } from '../../../platform/mail/letter-limits.ts'
import { proveOwner } from '../profile/prove-owner.ts'
import { countStaying, lockActiveAdmins } from '../users/active-admins.ts'
import { getUser } from '../users/queries.ts'
import { accountKeptLetter, deletionRequestedLetter } from './mails.ts'
import { getPrivacy } from './queries.ts'

export const DAYS_TO_KEEP = 7
const DAY_MS = 86_400_000

/** The owner asks for the end of their account. Asked again, the day stays. */
export async function requestDeletion(context: Context, caller: Caller, proof: OwnerProof): Promise<Privacy> {
  await proveOwner(context, caller, proof)
  const { id } = userOf(caller.principal)
  await context.database.transaction().execute((transaction) => schedule(transaction, context, caller, id))
  return getPrivacy(context.database, id, context.now())
}

export async function keepAccount(context: Context, caller: Caller): Promise<void> {
  const { id } = userOf(caller.principal)
  await context.database.transaction().execute((transaction) => keep(transaction, context, caller, id))
}

/** An admin asks for it. The owner hears of it and may keep the account. */
export function requestUserDeletion(context: Context, caller: Caller, id: string) {
  return context.database.transaction().execute(async (transaction) => {
    await schedule(transaction, context, caller, id)
    return getUser(transaction, id, context.now())
  })
}

export function keepUser(context: Context, caller: Caller, id: string) {
  return context.database.transaction().execute(async (transaction) => {
    await keep(transaction, context, caller, id)
    return getUser(transaction, id, context.now())
  })
}

async function schedule(transaction: Transaction<DB>, context: Context, caller: Caller, id: string): Promise<void> {
  const admins = await lockActiveAdmins(transaction)
  const user = await lockUser(transaction, id)
  if (user.deletes_at !== null) return
  if (user.admin && countStaying(admins, id) === 0) throw new AppError('last_admin', { info: LAST_ADMIN })
  const deletesAt = new Date(context.now().getTime() + DAYS_TO_KEEP * DAY_MS)
  await transaction.updateTable('users').set({ deletes_at: deletesAt }).where('id', '=', id).execute()
  const own = userOf(caller.principal).id === id
  await audit(transaction, caller, {
    ...describe('request_deletion', own, id),
    summary: own ? 'pediu a exclusão da própria conta' : `pediu a exclusão da conta de ${user.name}`,
  })
  const letter = deletionRequestedLetter(user.name, context.publicUrl, deletesAt, !own)
  await queueWarning(transaction, context.jobs, { to: user.email, ...letter }, context.now())
}

const LAST_ADMIN =
  'Esta é a última conta de administração. Antes de excluí-la, dê acesso de administração a outra pessoa.'

async function keep(transaction: Transaction<DB>, context: Context, caller: Caller, id: string): Promise<void> {
  const user = await lockUser(transaction, id)
  if (user.deletes_at === null) return
  // The job may have removed files already.
  if (user.deletes_at <= context.now()) throw new AppError('too_late')
  await transaction.updateTable('users').set({ deletes_at: null }).where('id', '=', id).execute()
  const own = userOf(caller.principal).id === id
  await audit(transaction, caller, {
    ...describe('keep', own, id),
    summary: own ? 'manteve a própria conta' : `manteve a conta de ${user.name}`,
  })
  const letter = accountKeptLetter(user.name)
  await queueWarning(transaction, context.jobs, { to: user.email, ...letter }, context.now())
}

function describe(what: string, own: boolean, id: string): Pick<AuditRecord, 'action' | 'details' | 'accountId'> {
  return own ? { action: `account.${what}` } : { action: `users.${what}`, details: { id }, accountId: id }
}

async function lockUser(transaction: Transaction<DB>, id: string) {
  const user = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'email', 'admin', 'deletes_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!user) throw new AppError('not_found')
  return user
}
