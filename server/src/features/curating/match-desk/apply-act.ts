import type { DeskOrder, DeskOutcome } from '@meio-campo/contract'
import { deskRefusalFields, deskRefusals, type DeskRefusalCode } from '@meio-campo/contract/rules'
import { EARLY_MS, isTooSoon, receive, type Desk } from '@meio-campo/football'
import type { Transaction } from 'kysely'
import type { DB } from '../../../database/types.gen.ts'
import type { Caller } from '../../../platform/callers/principal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { dayAt } from '../../../platform/time/today.ts'
import { tickClocks } from './clock-ticker.ts'
import { seenBy } from './confirmations.ts'
import { writeDesk } from './desk-rows.ts'
import { getDesk } from './desk-state.ts'
import { findAuthors } from './event-authors.ts'
import { quietly, takeOver } from './take-over.ts'

/** The author of a desk's commands: a person, or a connected source that follows the match, which has no account. */
export interface Author {
  readonly userId: string | null
  readonly actorName: string
  readonly desk: string | null
  /** Null for a connected source, which makes no API call. */
  readonly caller: Caller | null
  /** The dataset of a connected source, whose terms apply to its reports. */
  readonly dataset: string | null
}

/** A device's clock may be wrong, but a time in the future is not accepted. */
const momentOf = (at: string | undefined, now: number) => Math.min(at === undefined ? now : Date.parse(at), now)

/** Applies one act, all of it or nothing. `isTwin`: which of the events there are may be the same as a new one. */
export async function applyAct(
  transaction: Transaction<DB>,
  author: Author,
  matchId: string,
  orders: readonly DeskOrder[],
  now: Date,
  isTwin?: (id: string) => boolean,
): Promise<DeskOutcome[]> {
  const match = await transaction
    .selectFrom('matches')
    .selectAll()
    .where('id', '=', matchId)
    .forUpdate()
    .executeTakeFirst()
  if (!match) throw new AppError('not_found')
  const stored = await getDesk(transaction, match)
  // A source's report is not refused because of the match's known officials.
  const found = await findKnown(transaction, matchId, orders)
  const known = author.dataset === null ? found : { ...found, officials: new Set<string>() }
  const isOfAnotherDesk = isTwin ?? (await findTellers(transaction, matchId, author))
  const own = orders.some(isAboutConfirming) ? await findOwn(transaction, matchId, author) : new Set<string>()
  const outcomes: DeskOutcome[] = []
  const fresh: Decided[] = []
  let desk: Desk = stored.desk
  const today = dayAt(new Date(now.getTime() + EARLY_MS))
  for (const order of orders) {
    const before = known.commands.get(order.id)
    if (before && before.match_id === matchId) {
      outcomes.push(toOutcome(order.id, before.refusal as DeskRefusalCode | null, before.event_id))
      continue
    }
    if (fresh.some((each) => each.order.id === order.id)) continue
    const result =
      before || known.foreign.has(order.id)
        ? 'usedId'
        : isAboutConfirming(order) && own.has(order.event ?? '')
          ? 'ownEvent'
          : author.dataset === null && isTooSoon(order, match.day, today)
            ? 'tooSoon'
            : next(desk, order, known, now, isOfAnotherDesk)
    if (typeof result === 'string') fresh.push({ order, refusal: result, same: null })
    else if ('same' in result) fresh.push({ order, refusal: 'alreadyTold', same: result.same })
    else {
      desk = result
      fresh.push({ order, refusal: null, same: null })
      if (!isAboutConfirming(order)) own.add(order.event ?? order.id)
    }
  }
  const isRefused = fresh.some(({ refusal }) => refusal !== null)
  const decided = fresh.map(({ refusal, ...each }) => ({
    ...each,
    refusal: refusal ?? (isRefused ? ('partOfAct' as const) : null),
  }))
  outcomes.push(...decided.map(({ order, refusal, same }) => toOutcome(order.id, refusal, same)))
  // The id of one that is used belongs to another match, which stores it.
  const kept = decided.filter(({ refusal }) => refusal !== 'usedId')
  await storeCommands(transaction, author, matchId, kept, now, desk)
  if (!isRefused && desk !== stored.desk) {
    await writeDesk(transaction, stored, desk, author.dataset)
    await takeOver(transaction, matchId, now, 'events')
    await quietly(transaction, () => tickClocks(transaction, now, matchId))
  }
  return outcomes
}

const toOutcome = (id: string, refusal: DeskRefusalCode | null, same: string | null): DeskOutcome => ({
  id,
  done: refusal === null,
  reason: refusal && deskRefusals[refusal],
  field: refusal && deskRefusalFields[refusal],
  same: refusal === 'alreadyTold' ? same : null,
})

/** A command, and what came of it. */
interface Decided {
  readonly order: DeskOrder
  readonly refusal: DeskRefusalCode | null
  readonly same: string | null
}

async function storeCommands(
  transaction: Transaction<DB>,
  { userId, actorName, desk }: Author,
  matchId: string,
  commands: readonly Decided[],
  now: Date,
  after: Desk,
): Promise<void> {
  if (commands.length === 0) return
  const toRow = ({ order, refusal, same }: Decided) => {
    const seen = isAboutConfirming(order) ? seenBy(order, after) : null
    return {
      id: order.id,
      match_id: matchId,
      at: now,
      user_id: userId,
      actor_name: actorName,
      desk_id: desk,
      event_id: same ?? (isAboutEvent(order) ? (order.event ?? order.id) : null),
      refusal,
      confirms: seen === null ? null : JSON.stringify(seen),
    }
  }
  await transaction.insertInto('desk_commands').values(commands.map(toRow)).execute()
}

const isAboutConfirming = ({ do: command }: DeskOrder) => command === 'confirm' || command === 'doubt'

/** Tells which events another desk recorded: another open tab, or another account where the desk is not said. */
async function findTellers(
  transaction: Transaction<DB>,
  matchId: string,
  { userId, desk }: Author,
): Promise<(id: string) => boolean> {
  const rows = await transaction
    .selectFrom('desk_commands')
    .select(['id', 'user_id', 'desk_id'])
    .where('match_id', '=', matchId)
    .where('refusal', 'is', null)
    .execute()
  const others = rows.filter((row) => (desk && row.desk_id ? row.desk_id !== desk : row.user_id !== userId))
  const ids = new Set(others.map(({ id }) => id))
  return (id) => ids.has(id)
}

/** The events that are this person's word, which their word alone does not confirm. */
async function findOwn(transaction: Transaction<DB>, matchId: string, { userId }: Author): Promise<Set<string>> {
  const authors = await findAuthors(transaction, matchId)
  return new Set([...authors].filter(([, author]) => author.userId === userId).map(([id]) => id))
}

const isAboutEvent = ({ do: command }: DeskOrder) => command !== 'announce' && command !== 'setClock'

function next(
  desk: Desk,
  order: DeskOrder,
  { people, officials }: Pick<Known, 'people' | 'officials'>,
  now: Date,
  isOfAnotherDesk: (id: string) => boolean,
): Desk | DeskRefusalCode | { readonly same: string } {
  const isThere = [...desk.events, ...(desk.marks ?? [])].some(({ id }) => id === order.id)
  const named = isThere ? [] : [order.player, order.related].filter((id) => typeof id === 'string')
  if (named.some((id) => !people.has(id))) return 'unknownPlayer'
  if (named.some((id) => officials.has(id))) return 'isOfficial'
  return receive(desk, { ...order, at: momentOf(order.at, now.getTime()) }, isOfAnotherDesk)
}

/** Finds the stored commands, events and people that the orders name. */
async function findKnown(transaction: Transaction<DB>, matchId: string, orders: readonly DeskOrder[]) {
  const ids = orders.map(({ id }) => id)
  const commands = await transaction.selectFrom('desk_commands').selectAll().where('id', 'in', ids).execute()
  const foreign = await transaction
    .selectFrom('events')
    .select('id')
    .where('id', 'in', ids)
    .where('match_id', '<>', matchId)
    .union(transaction.selectFrom('desk_marks').select('id').where('id', 'in', ids).where('match_id', '<>', matchId))
    .execute()
  const named = orders.flatMap(({ player, related }) => [player, related]).filter((id) => typeof id === 'string')
  const people =
    named.length === 0 ? [] : await transaction.selectFrom('people').select('id').where('id', 'in', named).execute()
  const officials =
    named.length === 0
      ? []
      : await transaction
          .selectFrom('match_officials')
          .select('person_id')
          .where('match_id', '=', matchId)
          .where('person_id', 'in', named)
          .execute()
  return {
    commands: new Map(commands.map((command) => [command.id, command])),
    foreign: new Set(foreign.map(({ id }) => id)),
    people: new Set(people.map(({ id }) => id)),
    officials: new Set(officials.map(({ person_id }) => person_id!)),
  }
}
type Known = Awaited<ReturnType<typeof findKnown>>
