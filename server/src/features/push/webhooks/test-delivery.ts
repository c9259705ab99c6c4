import type { Delivery, PushEvent } from '@meio-campo/contract'
import { PUSH_EVENT_VERSION, type PushEventType } from '@meio-campo/contract/rules'
import { dayAt } from '../../../platform/time/today.ts'
import type { Context } from '../../../platform/context.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { randomText } from '../../../platform/secrets/random.ts'
import { getShortDelivery } from './deliveries.ts'
import { insertDeliveries } from './enqueue.ts'
import { payloadOf } from './payload.ts'
import { lockOwn } from './service.ts'

/** Sends an invented event, so that the owner sees whether deliveries arrive. */
export async function testWebhook(context: Context, caller: Caller, id: string): Promise<Delivery> {
  return context.database.transaction().execute(async (transaction) => {
    const { user_id, types } = await lockOwn(transaction, caller, id)
    const event = sampleEvent(types, context.now())
    const [delivery] = await insertDeliveries(transaction, [
      // In a lane of its own, so that it does not wait for other deliveries.
      { webhookId: id, userId: user_id, event, body: payloadOf(event), lane: event.id, once: true },
    ])
    return getShortDelivery(transaction, user_id, delivery!)
  })
}

const team = (id: string, name: string, acronym: string) => ({ id, name, acronym, crest: null, colours: [] })

/** An invented event in the shape of a real one, of a type to which the webhook is subscribed. */
export function sampleEvent(types: readonly string[], now: Date): PushEvent {
  const type = (types[0] ?? 'match.goal') as PushEventType
  const ofMatch = type.startsWith('match.') || type === 'table.changed'
  const kind = type === 'match.goal' ? 'event' : ofMatch ? 'match' : type === 'transfer.created' ? 'transfer' : 'team'
  const change =
    type.endsWith('.created') || kind === 'event' ? 'created' : type === 'record.deleted' ? 'deleted' : 'updated'
  return {
    id: `test-${randomText(12)}`,
    type,
    version: PUSH_EVENT_VERSION,
    at: now.toISOString(),
    test: true,
    record: { kind, id: 'teste', change, version: kind === 'event' ? null : 1, mergedInto: null },
    affects: kind === 'event' ? [{ kind: 'match', id: 'teste' }] : [],
    match: ofMatch ? sampleMatch(type, now) : null,
    event: type === 'match.goal' ? sampleGoal : null,
  }
}

function sampleMatch(type: PushEventType, now: Date): NonNullable<PushEvent['match']> {
  const over = type === 'match.finished'
  const kickoff = new Date(now.getTime() - 67 * 60_000).toISOString()
  return {
    id: 'teste',
    competition: { id: 'teste', name: 'Campeonato de teste' },
    edition: String(now.getUTCFullYear()),
    phase: 'Fase de teste',
    group: null,
    round: { number: 1, name: 'Rodada 1' },
    leg: null,
    kickoff,
    day: dayAt(new Date(kickoff)),
    timeConfirmed: true,
    rescheduledFrom: null,
    status: over ? 'finished' : 'secondHalf',
    statusReason: null,
    minute: over ? null : 52,
    added: null,
    home: team('teste_mandante', 'Mandante de teste', 'MAN'),
    away: team('teste_visitante', 'Visitante de teste', 'VIS'),
    score: { home: 1, away: 0 },
    halfTime: { home: 0, away: 0 },
    extraTime: null,
    penalties: null,
    winner: over ? 'home' : null,
    annulled: false,
    neutral: false,
    stadium: null,
    city: null,
    attendance: null,
    income: null,
    airings: [],
    coverage: { events: true, lineups: false, statistics: false },
    demo: true,
    version: 1,
    createdAt: kickoff,
    updatedAt: now.toISOString(),
    sources: [],
  }
}

const sampleGoal: NonNullable<PushEvent['event']> = {
  id: 'teste',
  revision: 1,
  retracted: false,
  period: 'secondHalf',
  minute: 52,
  added: null,
  side: 'home',
  type: 'goal',
  detail: null,
  player: { id: null, name: 'Jogadora de teste' },
  related: null,
  scoreAfter: { home: 1, away: 0 },
}
