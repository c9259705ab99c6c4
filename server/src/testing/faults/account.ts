import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../database/database.ts'
import type { Taken } from './bad-receiver.ts'

/** Goals of one match, one after the other, until it is over. */
export async function playOn(database: Database, match: string, playing: () => boolean): Promise<string[]> {
  const goals: string[] = []
  while (playing()) {
    const goal = `gol_${match}_${goals.length}`
    await database
      .insertInto('events')
      .values({ id: goal, match_id: match, type: 'goal', side: 'home', position: 100 + goals.length })
      .execute()
    goals.push(goal)
    await sleep(100)
  }
  return goals
}

/** The final state of the deliveries in the database. */
export async function statesOf(database: Database): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('webhook_deliveries')
    .select(['state', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
}

const goalOf = ({ event }: Taken) => event.event!.id
const matchOf = (goal: string) => goal.slice(0, goal.lastIndexOf('_'))
const numberOf = (goal: string) => Number(goal.slice(goal.lastIndexOf('_') + 1))

export interface Account {
  readonly written: number
  readonly taken: number
  readonly duplicates: number
  readonly lost: number
  readonly outOfOrder: number
  /** Events under two ids, or ids of two events. */
  readonly strangeIds: number
}

/** Compares received events with written ones. Only first deliveries count for the order; repeated ones may be late. */
export function accountOf(written: readonly string[], taken: readonly Taken[]): Account {
  const first = [...new Set(taken.map(goalOf))]
  const received = new Set(first)
  // The fifth goal must arrive after the fourth and before all later ones.
  const next = new Map<string, number>()
  let outOfOrder = 0
  for (const goal of first) {
    if (numberOf(goal) !== (next.get(matchOf(goal)) ?? 0)) outOfOrder += 1
    next.set(matchOf(goal), numberOf(goal) + 1)
  }
  const pairs = new Set(taken.map((one) => `${one.webhookId} ${goalOf(one)}`))
  const ids = new Set(taken.map(({ webhookId }) => webhookId))
  return {
    written: written.length,
    taken: taken.length,
    duplicates: taken.length - first.length,
    lost: written.filter((goal) => !received.has(goal)).length,
    outOfOrder,
    strangeIds: pairs.size - Math.min(ids.size, first.length),
  }
}
