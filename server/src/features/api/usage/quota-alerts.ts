import { counted, quotaLevel, type QuotaLevel } from '@meio-campo/contract/rules'
import type { Context } from '../../../platform/context.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { greeting, quoteName } from '../../../platform/mail/quote.ts'
import { METERS } from '../../../platform/quotas/quota.ts'
import { dayAt } from '../../../platform/time/today.ts'
import type { CallRecord } from './call-record.ts'

/** A threshold reached in the daily quota of an account, or in the daily limit of one key. */
interface QuotaAlert {
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

/** Notifies an owner by mail, once per day and level, over all processes. */
export function createQuotaAlerts(context: Pick<Context, 'database' | 'jobs' | 'log' | 'publicUrl' | 'now'>) {
  let sent = new Set<string>()
  let sentOn = ''

  const send = async (alert: QuotaAlert, day: string): Promise<void> => {
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
        // An address that was changed since and not confirmed may be a stranger's.
        .where('email_confirmed_at', 'is not', null)
        .executeTakeFirst()
      if (!owner) return
      const resetsAt = new Date(context.now().getTime() + alert.resetsInMs)
      await queueMail(transaction, context.jobs, {
        to: owner.email,
        ...quotaLetter(owner.name, alert, resetsAt, context.publicUrl),
      })
    })
  }

  return async (records: readonly CallRecord[]): Promise<void> => {
    const day = dayAt(context.now())
    if (day !== sentOn) [sent, sentOn] = [new Set(), day]
    for (const alert of findAlerts(records)) {
      const name = `${alert.key?.id ?? alert.user} ${alert.level}`
      if (sent.has(name)) continue
      try {
        await send(alert, day)
        sent.add(name)
      } catch (error) {
        // The next call of this account tries again.
        context.log.warn({ err: error }, 'quota alert not sent')
      }
    }
  }
}

const CLOCK = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' })

/** The mail to the owner when most of the daily quota is used, and when all of it is. */
function quotaLetter(
  name: string,
  { key, level, limit }: Pick<QuotaAlert, 'key' | 'level' | 'limit'>,
  resetsAt: Date,
  publicUrl: string,
): { readonly subject: string; readonly body: string } {
  const whose = key ? `da chave “${quoteName(key.name) ?? 'sem nome'}”` : 'da sua conta'
  const calls = counted(limit, 'chamada', 'chamadas')
  const back = `Ela recomeça à meia-noite de Brasília (${CLOCK.format(resetsAt)}).`
  const happened =
    level === 100
      ? `A cota ${whose} para hoje, de ${calls}, acabou. Até ela recomeçar, as chamadas são recusadas com 429. ${back}`
      : `Já foram usados 80% da cota ${whose} para hoje, que é de ${calls}. Quando ela acabar, as chamadas serão recusadas com 429. ${back}`
  return {
    subject: level === 100 ? `A cota ${whose} acabou por hoje` : `80% da cota ${whose} já foram usados hoje`,
    body: [
      greeting(name),
      happened,
      `Veja o que está chamando em ${publicUrl}/api?aba=uso. Se precisar de mais, fale conosco em ${publicUrl}/contact.`,
      'Meio-Campo',
    ].join('\n\n'),
  }
}
