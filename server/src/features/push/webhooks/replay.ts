import type { Body, Endpoints } from '@meio-campo/contract'
import { counted, DELIVERY_DAYS, MOST_REPLAYED } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import { audit } from '../../../platform/audit.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import type { Context } from '../../../platform/context.ts'
import { fieldError } from '../../../platform/errors/app-error.ts'
import { requeue } from './deliveries.ts'
import { lockOwn } from './service.ts'

type Replay = Body<Endpoints['replayDeliveries']>

const DAY_MS = 86_400_000

/**
 * Puts what a webhook has received between two times into the queue again, each delivery under its own id and in its
 * old order. Deliveries that wait already are left alone: the same call twice sends nothing twice.
 */
export async function replayDeliveries(
  context: Context,
  caller: Caller,
  webhookId: string,
  { from, to, types = [], states = ['delivered', 'failed'], dryRun = false }: Replay,
): Promise<{ count: number; dryRun: boolean }> {
  const range = readRange(from, to, context.now())
  return context.database.transaction().execute(async (transaction) => {
    const { name, user_id: userId } = await lockOwn(transaction, caller, webhookId)
    const which = sql`d.webhook_id = ${webhookId} and d.created_at between ${range.from} and ${range.to}
      and d.state = any(${states}) and not d.once${types.length === 0 ? sql`` : sql` and d.type = any(${types})`}`
    const { rows } = await sql<{ count: string }>`
      select count(*) from (
        select from webhook_deliveries as d where d.user_id = ${userId} and ${which} limit ${MOST_REPLAYED + 1}
      ) as counted`.execute(transaction)
    const count = Number(rows[0]?.count ?? 0)
    if (count > MOST_REPLAYED)
      throw fieldError(
        'to',
        `São mais de ${counted(MOST_REPLAYED, 'entrega', 'entregas')} neste período, e vão no máximo tantas de uma vez: encurte-o ou escolha tipos.`,
      )
    if (dryRun || count === 0) return { count, dryRun }
    const replayed = await requeue(transaction, userId, which)
    await audit(transaction, caller, {
      action: 'webhooks.replay',
      summary: `repetiu ${counted(replayed, 'entrega', 'entregas')} ao webhook “${name}”`,
      details: { webhook: webhookId, ...range, types, states, count: replayed },
    })
    return { count: replayed, dryRun }
  })
}

function readRange(fromText: string, toText: string, now: Date): { readonly from: Date; readonly to: Date } {
  const [from, to] = [new Date(fromText), new Date(toText)]
  if (from > now) throw fieldError('from', 'Isto ainda não aconteceu: escolha uma hora que já passou.')
  if (to <= from) throw fieldError('to', 'O fim do período precisa vir depois do começo.')
  if (now.getTime() - from.getTime() > (DELIVERY_DAYS + 1) * DAY_MS)
    throw fieldError('from', `As entregas ficam guardadas por ${DELIVERY_DAYS} dias: não há nada de antes disso.`)
  return { from, to }
}
