import type { NotificationPreferences } from '@meio-campo/contract'
import { type DigestChoice, type NotificationType, usualNotifications } from '@meio-campo/contract/rules'
import type { Context } from '../../../platform/context.ts'
import type { Queryable } from '../../../database/database.ts'
import { AppError, fieldError } from '../../../platform/errors/app-error.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { isTimeZone } from './quiet-hours.ts'

const USUAL: NotificationPreferences = {
  favourites: true,
  types: [...usualNotifications],
  quiet: null,
  timeZone: 'America/Sao_Paulo',
  digest: 'none',
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
    digest: row.digest as DigestChoice,
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
    const { email_confirmed_at: confirmedAt } = await transaction
      .selectFrom('users')
      .select('email_confirmed_at')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const before = await getPreferences(transaction, userId)
    const wanted = { ...before, ...changes }
    const beginsDigest = before.digest === 'none' && wanted.digest !== 'none'
    if (beginsDigest && confirmedAt === null)
      throw new AppError('email_unconfirmed', {
        info: 'Para receber o resumo, abra antes o link de confirmação que enviamos. Outro pode ser pedido em Configurações → Conta.',
      })
    const written = await transaction
      .selectFrom('notification_preferences')
      .select('digested_on')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    // The first digest covers the time from today on.
    const began = beginsDigest ? dayAt(now()) : (written?.digested_on ?? null)
    const row = {
      favourites: wanted.favourites,
      types: [...wanted.types],
      quiet_from: wanted.quiet?.from ?? null,
      quiet_to: wanted.quiet?.to ?? null,
      time_zone: wanted.timeZone,
      digest: wanted.digest,
      digested_on: wanted.digest === 'none' ? null : began,
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
