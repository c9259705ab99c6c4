import type { Confirmation, DeskOrder } from '@meio-campo/contract'
import type { DeskEvent } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { findNames } from '../record-tables/references.ts'
import type { EventAuthor } from './event-authors.ts'

export interface FoundConfirmation extends Omit<Confirmation, 'own'> {
  readonly userId: string | null
}

/** What a second person saw of an event. */
interface Seen {
  readonly type: string
  readonly side: 'home' | 'away' | null
  readonly minute: number | null
  readonly added: number | null
  readonly player: string | null
  readonly related: string | null
}

const seenIn = ({ type, side, minute, added, player, related }: DeskEvent): Seen => ({
  type,
  side,
  minute,
  added,
  player,
  related: related?.player ?? null,
})

/** What a command says about an event: what it does not say is as the event stands. False: it takes back what was said. */
export function seenBy(order: DeskOrder, event: DeskEvent): Seen | false {
  if (order.do === 'doubt') return false
  const stands = seenIn(event)
  const { type = stands.type, side = stands.side, player = stands.player, related = stands.related } = order
  const time = typeof order.minute === 'number' ? { minute: order.minute, added: order.added || null } : null
  return { ...stands, ...time, type, side, player, related }
}

/**
 * Who confirmed each event: the last word of each person, and what of it differs from the event as it is now. Whoever
 * changed it last is its author, and no longer confirms it.
 */
export async function findConfirmations(
  database: Queryable,
  matchId: string,
  events: readonly DeskEvent[],
  authors: ReadonlyMap<string, EventAuthor>,
): Promise<ReadonlyMap<string, readonly FoundConfirmation[]>> {
  const rows = await database
    .selectFrom('desk_commands')
    .select(['event_id', 'user_id', 'actor_name', 'confirms'])
    .where('match_id', '=', matchId)
    .where('confirms', 'is not', null)
    .where('refusal', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const last = new Map(rows.map((row) => [`${row.event_id} ${row.user_id ?? row.actor_name}`, row]))
  const standing = new Map(events.filter(({ retracted }) => !retracted).map((event) => [event.id, seenIn(event)]))
  const found = [...last.values()].flatMap(({ event_id, user_id, actor_name, confirms }) => {
    const stands = standing.get(event_id ?? '')
    const seen = confirms as unknown as Seen | false
    const isAuthor = user_id !== null && authors.get(event_id ?? '')?.userId === user_id
    if (!stands || !seen || isAuthor) return []
    return [{ event: event_id!, userId: user_id, by: actor_name, seen, isSame: isSame(seen, stands) }]
  })
  const people = found.flatMap(({ seen, isSame: same }) => (same ? [] : [seen.player, seen.related]))
  const names = await findNames(
    database,
    people.flatMap((id) => (id === null ? [] : [{ kind: 'person' as const, id }])),
  )
  const person = (id: string | null) => (id === null ? null : { id, name: names.get(`person:${id}`) ?? id })
  const confirmations = found.map(({ event, userId, by, seen, isSame: same }) => ({
    event,
    userId,
    by,
    said: same ? null : { ...seen, player: person(seen.player), related: person(seen.related) },
  }))
  return Map.groupBy(confirmations, ({ event }) => event)
}

const isSame = (one: Seen, other: Seen): boolean =>
  (['type', 'side', 'minute', 'added', 'player', 'related'] as const).every((field) => one[field] === other[field])
