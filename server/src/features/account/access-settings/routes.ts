import { endpoints, type AccessSettings } from '@meio-campo/contract'
import type { FastifyInstance } from 'fastify'
import { sql, type Transaction } from 'kysely'
import type { Queryable } from '../../../database/database.ts'
import type { DB } from '../../../database/types.gen.ts'
import { audit } from '../../../platform/audit.ts'
import { hasFactor } from '../../../platform/callers/factor-due.ts'
import { userOf, type Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { refusalOf } from '../../../platform/errors/app-error.ts'
import { errorVocabulary } from '../../../platform/errors/error-vocabulary.ts'
import { implement } from '../../../platform/http/route.ts'

export function registerAccessSettings(app: FastifyInstance, context: Context): void {
  implement(app, context, endpoints.getAccessSettings, async () => ({
    data: await getAccessSettings(context.database),
  }))
  implement(app, context, endpoints.updateAccessSettings, async (call) => ({
    data: await requireAdminFactor(context, call, call.body.adminFactorRequired),
  }))
}

async function getAccessSettings(database: Queryable): Promise<AccessSettings> {
  const { admin_factor_required: adminFactorRequired } = await database
    .selectFrom('access_settings')
    .select('admin_factor_required')
    .executeTakeFirstOrThrow()
  const { admins } = await database
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('admins'))
    .where('admin', '=', true)
    .where('blocked_at', 'is', null)
    .where(sql<boolean>`not ${hasFactor}`)
    .executeTakeFirstOrThrow()
  return { adminFactorRequired, adminsWithoutFactor: Number(admins) }
}

async function requireAdminFactor(context: Context, caller: Caller, required: boolean): Promise<AccessSettings> {
  return context.database.transaction().execute(async (transaction) => {
    if (required) await refuseWithoutFactor(transaction, userOf(caller.principal).id)
    const changed = await transaction
      .updateTable('access_settings')
      .set({ admin_factor_required: required })
      .where('admin_factor_required', '!=', required)
      .executeTakeFirst()
    if (changed.numUpdatedRows > 0n)
      await audit(transaction, caller, {
        action: 'users.require_factor',
        summary: required
          ? 'passou a exigir um segundo fator de quem administra'
          : 'deixou de exigir um segundo fator de quem administra',
      })
    return getAccessSettings(transaction)
  })
}

/** An admin who requires a second factor must have one, otherwise their own next call would be refused. */
async function refuseWithoutFactor(transaction: Transaction<DB>, userId: string): Promise<void> {
  const { hasFactor: has } = await transaction
    .selectFrom('users')
    .select(hasFactor.as('hasFactor'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!has) throw refusalOf('adminFactorRequired', errorVocabulary.no_factor.info, 'no_factor')
}
