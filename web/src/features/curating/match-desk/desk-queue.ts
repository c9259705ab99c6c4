import type { DeskOrder, DeskOutcome } from '@meio-campo/contract'
import { counted, deskRefusals } from '@meio-campo/contract/rules'

/** A command that the server refused, with the reason. */
export interface RefusedOrder {
  readonly order: DeskOrder
  readonly reason: string
  /** The event of another desk that it may repeat. */
  readonly same: string | null
}

/** What a device still has to send, in order, and what came back refused. */
export interface DeskQueue {
  readonly waiting: readonly DeskOrder[]
  readonly refused: readonly RefusedOrder[]
  /** Waiting commands that left once without an answer: the server may have performed them. */
  readonly left?: readonly string[]
}

export const emptyQueue: DeskQueue = { waiting: [], refused: [] }

/** Sent in one call; more wait for the next. */
const MOST_AT_ONCE = 50

export const added = (queue: DeskQueue, ...orders: readonly DeskOrder[]): DeskQueue => ({
  ...queue,
  waiting: [...queue.waiting, ...orders],
})

/** After an answer: performed commands leave the queue, refused ones are kept for display. */
export function answered(queue: DeskQueue, outcomes: readonly Omit<DeskOutcome, 'field'>[]): DeskQueue {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  const refused = queue.waiting.flatMap((order): RefusedOrder[] => {
    const outcome = byId.get(order.id)
    return outcome && !outcome.done ? [{ order, reason: outcome.reason ?? '', same: outcome.same ?? null }] : []
  })
  const left = queue.left?.filter((id) => !byId.has(id)) ?? []
  return {
    waiting: queue.waiting.filter(({ id }) => !byId.has(id)),
    refused: [...queue.refused, ...refused],
    ...(left.length > 0 && { left }),
  }
}

/** Before a call: from now on these commands may be known to the server. */
export const leaving = (queue: DeskQueue, orders: readonly DeskOrder[]): DeskQueue => ({
  ...queue,
  left: [...new Set([...(queue.left ?? []), ...orders.map(({ id }) => id)])],
})

/** Whether none of them was sent: a command that may have arrived is undone by another command, never silently. */
export function canWithdraw({ waiting, left }: DeskQueue, ids: readonly string[]): boolean {
  const known = new Set(waiting.map(({ id }) => id))
  return ids.every((id) => known.has(id) && !left?.includes(id))
}

const actOf = ({ order: { id, act } }: RefusedOrder) => act ?? id

/** An act that the server refused: which of its commands was the reason, and all of them. */
export interface RefusedAct extends RefusedOrder {
  readonly orders: readonly DeskOrder[]
}

/** An act is refused as a whole, and asked about once. */
export function refusedActs({ refused }: Pick<DeskQueue, 'refused'>): readonly RefusedAct[] {
  return [...Map.groupBy(refused, actOf).values()].map((act) => ({
    ...(act.find(({ reason }) => reason !== deskRefusals.partOfAct) ?? act[0]!),
    orders: act.map(({ order }) => order),
  }))
}

/** Removes a refused command that the user has dismissed, with its act. */
export function dropped(queue: DeskQueue, id: string): DeskQueue {
  const gone = queue.refused.find(({ order }) => order.id === id)
  return { ...queue, refused: queue.refused.filter((each) => !gone || actOf(each) !== actOf(gone)) }
}

/** Without what was refused. */
export const withoutRefused = (queue: DeskQueue): DeskQueue => ({ ...queue, refused: [] })

/** Not sent yet: as if it had never been tapped. */
export const withdrawn = (queue: DeskQueue, id: string): DeskQueue => ({
  ...queue,
  waiting: queue.waiting.filter((order) => order.id !== id),
})

/** The commands of one act are sent in one call. */
export function nextBatch({ waiting }: DeskQueue, most = MOST_AT_ONCE): readonly DeskOrder[] {
  const { act } = waiting[most - 1] ?? {}
  const rest = waiting.slice(most)
  const more = act === undefined ? 0 : rest.findIndex((order) => order.act !== act)
  return waiting.slice(0, most + (more < 0 ? rest.length : more))
}

/** How long until it is tried again without an answer; a connection that comes back is used at once. */
export const pauseAfter = (failures: number): number => Math.min(1000 * 2 ** Math.max(0, failures - 1), 15_000)

export function parseQueue(text: string | null): DeskQueue {
  if (text === null) return emptyQueue
  try {
    const { waiting, refused, left } = JSON.parse(text) as Partial<DeskQueue>
    return {
      waiting: Array.isArray(waiting) ? waiting : [],
      refused: Array.isArray(refused) ? refused : [],
      ...(Array.isArray(left) && { left }),
    }
  } catch {
    return emptyQueue
  }
}

/** "Aguardando conexão (3)". */
export function queueWords(count: number, offline: boolean): string | null {
  if (count === 0) return offline ? 'Sem conexão' : null
  return offline ? `Aguardando conexão (${count})` : `Enviando (${count})`
}

/**
 * Away from the desk: "2 lances da mesa ainda não foram enviados: saem sozinhos assim que houver conexão.", or why they
 * were refused.
 */
export function unsentWords({ waiting, refused }: DeskQueue): string {
  const unsent = waiting.length
  if (unsent === 0) {
    const acts = refusedActs({ refused })
    const reasons = [...new Set(acts.map(({ reason }) => reason))].filter((reason) => reason !== '')
    return [
      `${counted(acts.length, 'lance da mesa foi recusado', 'lances da mesa foram recusados')}.`,
      ...reasons,
    ].join(' ')
  }
  const verb = unsent === 1 ? 'sai sozinho' : 'saem sozinhos'
  const words = counted(unsent, 'lance da mesa ainda não foi enviado', 'lances da mesa ainda não foram enviados')
  return `${words}: ${verb} assim que houver conexão.`
}
