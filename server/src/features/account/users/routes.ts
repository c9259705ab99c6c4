import { endpoints, type Body, type Endpoints, type User } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { planOf, PLANS, type PlanId } from '@meio-campo/contract/rules'
import { sql, type Transaction, type Updateable } from 'kysely'
import type { DB, Users } from '../../../database/types.gen.ts'
import type { Context } from '../../../platform/context.ts'
import { readPage } from '../../../platform/paging.ts'
import { implement } from '../../../platform/http/route.ts'
import { audit, type AuditRecord } from '../../../platform/audit.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import { removeUserFactors } from './remove-factors.ts'
import { sendUserReset } from './send-reset.ts'
import { countStaying, lockActiveAdmins } from './active-admins.ts'
import { listUsers, getUser } from './queries.ts'
import { endAllSessions } from '../access/sessions.ts'

export function registerUsers(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.listUsers, ({ query, request }) =>
    listUsers(context.database, context.now(), query, readPage(query), request.originalUrl),
  )
  implement(app, context, endpoints.updateUser, async (call) => ({
    data: await updateUser(context, call, call.params.id, call.body),
  }))
  implement(app, context, endpoints.signOutUser, (call) => signOutUser(context, call, call.params.id))
  implement(app, context, endpoints.removeUserFactors, (call) => removeUserFactors(context, call, call.params.id))
  implement(app, context, endpoints.sendUserReset, (call) => sendUserReset(context, call, call.params.id))
}

type UserChange = Body<Endpoints['updateUser']>

async function updateUser(context: Context, caller: Caller, id: string, change: UserChange): Promise<User> {
  const actor = userOf(caller.principal)
  return context.database.transaction().execute(async (transaction) => {
    const admins = await lockActiveAdmins(transaction)
    // Another admin may have demoted the caller while this call waited for the lock.
    if (!admins.some((each) => each.id === actor.id)) throw new AppError('forbidden')
    const target = await getTarget(transaction, id)
    const admin = change.admin ?? target.admin
    const blocked = change.blocked ?? target.blocked
    const others = countStaying(admins, id)
    if (others === 0 && !(admin && !blocked && !target.leaving)) throw new AppError('last_admin')
    if (blocked && id === actor.id) throw new AppError('forbidden', { info: 'Você não pode bloquear a própria conta.' })

    const columns: Updateable<Users> = {}
    const records: AuditRecord[] = []
    if (admin !== target.admin) {
      columns.admin = admin
      records.push(describeRole(admin, target))
    }
    if (blocked !== target.blocked) {
      columns.blocked_at = blocked ? context.now() : null
      records.push(describeBlock(blocked, target))
    }
    if (change.plan !== undefined && change.plan !== target.plan) {
      columns.plan = change.plan
      records.push(describePlan(planOf({ plan: change.plan, admin }), target))
    }
    if (records.length > 0) {
      await transaction
        .updateTable('users')
        .set({ ...columns, updated_at: context.now(), version: sql`version + 1` })
        .where('id', '=', id)
        .execute()
    }
    if (blocked && !target.blocked) await endAllSessions(transaction, id)
    for (const record of records) await audit(transaction, caller, record)
    return getUser(transaction, id, context.now())
  })
}

interface Target {
  readonly id: string
  readonly name: string
  readonly admin: boolean
  readonly blocked: boolean
  readonly plan: string | null
  /** The account is about to be deleted. */
  readonly leaving: boolean
}

async function getTarget(transaction: Transaction<DB>, id: string): Promise<Target> {
  const row = await transaction
    .selectFrom('users')
    .select(['id', 'name', 'admin', 'blocked_at', 'plan', 'deletes_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  const { name, admin, plan, blocked_at, deletes_at } = row
  return { id, name, admin, plan, blocked: blocked_at !== null, leaving: deletes_at !== null }
}

function describeRole(admin: boolean, { id, name }: Target): AuditRecord {
  return admin
    ? { action: 'users.promote', summary: `deu acesso de administração a ${name}`, details: { id } }
    : { action: 'users.demote', summary: `retirou o acesso de administração de ${name}`, details: { id } }
}

function describeBlock(blocked: boolean, { id, name }: Target): AuditRecord {
  return blocked
    ? { action: 'users.block', summary: `bloqueou a conta de ${name}`, details: { id } }
    : { action: 'users.unblock', summary: `desbloqueou a conta de ${name}`, details: { id } }
}

function describePlan(plan: PlanId, { id, name }: Target): AuditRecord {
  return { action: 'users.plan', summary: `pôs a conta de ${name} no plano ${PLANS[plan].name}`, details: { id, plan } }
}

async function signOutUser(
  context: Context,
  caller: Caller,
  id: string,
): Promise<{ sessions: number; devices: number }> {
  return context.database.transaction().execute(async (transaction) => {
    const { name } = await getTarget(transaction, id)
    const ended = await endAllSessions(transaction, id)
    await audit(transaction, caller, {
      action: 'users.sign_out',
      summary: `encerrou as sessões e os dispositivos de ${name}`,
      details: { id, ...ended },
    })
    return ended
  })
}
