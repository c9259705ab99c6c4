import { quotaLevel, type QuotaLevel } from '@meio-campo/contract/rules'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { METERS } from '../../../platform/quotas/quota.ts'
import { dayAt } from '../../../platform/time/today.ts'
import type { CallRecord } from './call-record.ts'
import { quotaLetter } from './quota-letter.ts'

/** A day's quota of an account, or a limit by the day that a key has of its own, as one level of it was reached. */
export interface QuotaAlert {
  readonly user: string
  readonly key: { readonly id: string; readonly name: string } | null
  readonly level: QuotaLevel
  readonly limit: number
  readonly resetsInMs: number
}

/** What these calls brought about: of each quota the highest level. */
export function findAlerts(records: readonly CallRecord[]): QuotaAlert[] {
  const found = new Map<string, QuotaAlert>()
  for (const { user, key, verdict } of records) {
    for (const [index, { of, window }] of METERS.entries()) {
      const limit = key.limits[index] ?? null
      const standing = verdict?.standings[index]
      if (window !== 'day' || !standing || limit === null) continue
      const level = quotaLevel({ used: standing.used, limit })
      const name = of === 'account' ? user : key.id
      if (level === null || (found.get(name)?.level ?? 0) >= level) continue
      found.set(name, {
        user,
        key: of === 'account' ? null : { id: key.id, name: key.name },
        level,
        limit,
        resetsInMs: standing.resetsInMs,
      })
    }
  }
  return [...found.values()]
}

/** Tells an owner by mail, once per day and level, whichever process sees it first. */
export function createQuotaAlerts(context: Pick<Context, 'database' | 'jobs' | 'log' | 'publicUrl' | 'now'>) {
  let told = new Set<string>()
  let toldOn = ''

  const tell = async (alert: QuotaAlert, day: string): Promise<void> => {
    await context.database.transaction().execute(async (transaction) => {
      const first = await transaction
        .insertInto('quota_alerts')
        .values({ user_id: alert.user, key_id: alert.key?.id ?? null, day, level: alert.level, sent_at: context.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('level')
        .executeTakeFirst()
      if (!first) return
      const owner = await transaction
        .selectFrom('users')
        .select(['name', 'email'])
        .where('id', '=', alert.user)
        .executeTakeFirstOrThrow()
      const resetsAt = new Date(context.now().getTime() + alert.resetsInMs)
      await queueMail(transaction, context.jobs, {
        to: owner.email,
        ...quotaLetter(owner.name, alert, resetsAt, context.publicUrl),
      })
    })
  }

  return async (records: readonly CallRecord[]): Promise<void> => {
    const day = dayAt(context.now())
    if (day !== toldOn) [told, toldOn] = [new Set(), day]
    for (const alert of findAlerts(records)) {
      const name = `${alert.key?.id ?? alert.user} ${alert.level}`
      if (told.has(name)) continue
      try {
        await tell(alert, day)
        told.add(name)
      } catch (error) {
        // The next call of this account tries again.
        context.log.warn({ err: error }, 'quota alert not sent')
      }
    }
  }
}
