import type { Confirmation, DeskOrder, MarkConfirmation } from '@meio-campo/contract'
import type { Desk, DeskEvent, DeskMark } from '@meio-campo/football'
import type { Queryable } from '../../../database/database.ts'
import { findNames } from '../record-tables/references.ts'
import type { EventAuthor } from './event-authors.ts'

type Found<Given> = Omit<Given, 'own'> & { readonly userId: string | null }

interface FoundConfirmations {
  readonly events: ReadonlyMap<string, readonly Found<Confirmation>[]>
  readonly marks: ReadonlyMap<string, readonly Found<MarkConfirmation>[]>
}

/** What a second person saw of an event. */
interface SeenEvent {
  readonly type: string
  readonly side: 'home' | 'away' | null
  readonly minute: number | null
  readonly added: number | null
  readonly player: string | null
  readonly related: string | null
}

/** What a second person saw of a counted mark. Minutes are not compared: two people never count at the same moment. */
type SeenMark = Pick<DeskMark, 'kind' | 'side'>

const eventSeen = ({ type, side, minute, added, player, related }: DeskEvent): SeenEvent => ({
  type,
  side,
  minute,
  added,
  player,
  related: related?.player ?? null,
})
const markSeen = ({ kind, side }: DeskMark): SeenMark => ({ kind, side })

/**
 * What a command states about the event or mark that it refers to; omitted fields are taken from that. False: it
 * withdraws an earlier confirmation. Null: there is no such event or mark.
 */
export function seenBy(order: DeskOrder, { events, marks = [] }: Desk): SeenEvent | SeenMark | false | null {
  const mark = marks.find(({ id }) => id === order.event)
  const event = events.find(({ id }) => id === order.event)
  if (!mark && !event) return null
  if (order.do === 'doubt') return false
  if (mark) return { kind: order.mark ?? mark.kind, side: order.side ?? mark.side }
  const stands = eventSeen(event!)
  const { type = stands.type, side = stands.side, player = stands.player, related = stands.related } = order
  const time = typeof order.minute === 'number' ? { minute: order.minute, added: order.added || null } : null
  return { ...stands, ...time, type, side, player, related }
}

/**
 * The confirmations of each event and each mark: each person's last one, and how it differs from the present values.
 * The person who changed it last is its author and does not count as confirming it.
 */
export async function findConfirmations(
  database: Queryable,
  matchId: string,
  { events, marks = [] }: Desk,
  authors: ReadonlyMap<string, EventAuthor>,
): Promise<FoundConfirmations> {
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

  /** The confirmations of the present events or marks, each with its differences. */
  const wordsAbout = <Seen extends object>(standing: ReadonlyMap<string, Seen>) =>
    [...last.values()].flatMap(({ event_id, user_id, actor_name, confirms }) => {
      const stands = standing.get(event_id ?? '')
      const seen = confirms as unknown as Seen | false
      const isAuthor = user_id !== null && authors.get(event_id ?? '')?.userId === user_id
      if (!stands || !seen || isAuthor) return []
      return [{ about: event_id!, userId: user_id, by: actor_name, said: isSame(seen, stands) ? null : seen }]
    })

  const told = wordsAbout(new Map(events.filter(isStanding).map((event) => [event.id, eventSeen(event)])))
  const people = told.flatMap(({ said }) => (said ? [said.player, said.related] : []))
  const names = await findNames(
    database,
    people.flatMap((id) => (id === null ? [] : [{ kind: 'person' as const, id }])),
  )
  const person = (id: string | null) => (id === null ? null : { id, name: names.get(`person:${id}`) ?? id })
  const named = told.map(({ said, ...word }) => ({
    ...word,
    said: said && { ...said, player: person(said.player), related: person(said.related) },
  }))
  return {
    events: Map.groupBy(named, ({ about }) => about),
    marks: Map.groupBy(
      wordsAbout(new Map(marks.filter(isStanding).map((mark) => [mark.id, markSeen(mark)]))),
      ({ about }) => about,
    ),
  }
}

const isStanding = ({ retracted }: { readonly retracted: boolean }) => !retracted

const isSame = <Seen extends object>(one: Seen, other: Seen): boolean =>
  (Object.keys(other) as (keyof Seen)[]).every((field) => one[field] === other[field])
