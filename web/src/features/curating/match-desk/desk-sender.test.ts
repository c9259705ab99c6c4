import type { DeskOrder } from '@meio-campo/contract'
import { expect, test, vi } from 'vitest'
import { ownProblem } from '../../../api/problem.ts'
import type { Result } from '../../../api/result.ts'
import { createStore } from '../../../state/store.ts'
import { added, canWithdraw, emptyQueue } from './desk-queue.ts'
import { startSender, type DeskAnswer } from './desk-sender.ts'
import type { QueueStore } from './queue-store.ts'

const order = (id: string): DeskOrder => ({ id, do: 'tell', type: 'goal', side: 'home' })
const failed = (status: number): Result<DeskAnswer> => ({
  ok: false,
  status,
  problem: ownProblem(status, { title: 'Não', info: 'Recusado' }),
})
const done = (orders: readonly DeskOrder[]): Result<DeskAnswer> => ({
  ok: true,
  status: 200,
  data: { data: { outcomes: orders.map(({ id }) => ({ id, done: true, reason: null })) } } as unknown as DeskAnswer,
})

function desk(answer: (orders: readonly DeskOrder[]) => Result<DeskAnswer>) {
  const queue = createStore(emptyQueue)
  const store: QueueStore = { ...queue, change: (change) => queue.set(change(queue.get())) }
  const sent: string[][] = []
  let back = () => undefined as void
  const stuck: boolean[] = []
  const sender = startSender({
    store,
    post: async (orders) => {
      sent.push(orders.map(({ id }) => id))
      return answer(orders)
    },
    onAnswer: () => undefined,
    onStuck: (now) => stuck.push(now),
    onReturn: (again) => {
      back = again
      return () => undefined
    },
  })
  return { store, sent, stuck, sender, returns: () => back() }
}

test('sends once and in order when the connection returns', async () => {
  let online = false
  const { store, sent, stuck, returns, sender } = desk((orders) => (online ? done(orders) : failed(0)))
  for (const id of ['a', 'b', 'c']) store.change((queue) => added(queue, order(id)))
  await vi.waitFor(() => expect(stuck.at(-1)).toBe(true))
  expect(store.get().waiting).toHaveLength(3)
  online = true
  returns()
  await vi.waitFor(() => expect(store.get().waiting).toEqual([]))
  expect(sent.at(-1)).toEqual(['a', 'b', 'c'])
  expect(stuck.at(-1)).toBe(false)
  sender.stop()
})

test('one that is wrong takes no other with it, and is shown', async () => {
  const { store, sender } = desk((orders) => (orders.some(({ id }) => id === 'b') ? failed(400) : done(orders)))
  store.change((queue) => ['a', 'b', 'c'].map(order).reduce((all, each) => added(all, each), queue))
  await vi.waitFor(() => expect(store.get().waiting).toEqual([]))
  expect(store.get().refused).toEqual([{ order: order('b'), reason: 'Recusado', same: null }])
  sender.stop()
})

test('waits for a tired server instead of dropping anything', async () => {
  const { store, stuck, sender } = desk(() => failed(503))
  store.change((queue) => added(queue, order('a')))
  await vi.waitFor(() => expect(stuck).toEqual([true]))
  expect(store.get()).toEqual({ waiting: [order('a')], refused: [], left: ['a'] })
  // It may have arrived: taking it back needs a command.
  expect(canWithdraw(store.get(), ['a'])).toBe(false)
  sender.stop()
})
