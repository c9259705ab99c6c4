import type { NotificationPreferences } from '@meio-campo/contract'
import { usualNotifications, type NotificationType } from '@meio-campo/contract/rules'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { isTimeZone } from './quiet-hours.ts'

const USUAL: NotificationPreferences = {
  favourites: true,
  types: [...usualNotifications],
  quiet: null,
  timeZone: 'America/Sao_Paulo',
}

export async function getPreferences(database: Queryable, userId: string): Promise<NotificationPreferences> {
  const row = await database
    .selectFrom('notification_preferences')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return USUAL
  const { favourites, types, quiet_from: from, quiet_to: to, time_zone: timeZone } = row
  return {
    favourites,
    types: types as NotificationType[],
    quiet: from !== null && to !== null ? { from, to } : null,
    timeZone,
  }
}

export async function updatePreferences(
  { database, now }: Context,
  userId: string,
  changes: Partial<NotificationPreferences>,
): Promise<NotificationPreferences> {
  const { timeZone, quiet } = changes
  if (timeZone !== undefined && !isTimeZone(timeZone)) throw fieldError('timeZone', 'Informe um fuso que exista.')
  if (quiet && quiet.from === quiet.to) throw fieldError('quiet', 'O silêncio precisa durar pelo menos um minuto.')
  return database.transaction().execute(async (transaction) => {
    // Locks the account, so that concurrent changes are applied one after the other.
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
    const wanted = { ...(await getPreferences(transaction, userId)), ...changes }
    const row = {
      favourites: wanted.favourites,
      types: [...wanted.types],
      quiet_from: wanted.quiet?.from ?? null,
      quiet_to: wanted.quiet?.to ?? null,
      time_zone: wanted.timeZone,
      updated_at: now(),
    }
    await transaction
      .insertInto('notification_preferences')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    return wanted
  })
}
