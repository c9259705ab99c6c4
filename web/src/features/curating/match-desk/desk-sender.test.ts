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

interface Circumstances {
  readonly stored?: Promise<void>
  readonly canReach?: () => Promise<boolean>
}

function desk(
  answer: (orders: readonly DeskOrder[]) => Result<DeskAnswer>,
  { stored = Promise.resolve(), canReach = async () => true }: Circumstances = {},
) {
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
    onAnswer: () => stored,
    onStuck: (now) => stuck.push(now),
    onReturn: (again) => {
      back = again
      return () => undefined
    },
    canReach,
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

test('a command that cannot leave the device can be withdrawn, and is sent when it can leave', async () => {
  let reachable = false
  const { store, sent, stuck, returns, sender } = desk(done, { canReach: async () => reachable })
  store.change((queue) => added(queue, order('a')))
  await vi.waitFor(() => expect(stuck).toEqual([true]))
  expect(sent, 'nothing was posted').toEqual([])
  expect(canWithdraw(store.get(), ['a'])).toBe(true)
  reachable = true
  returns()
  await vi.waitFor(() => expect(store.get()).toEqual(emptyQueue))
  expect(sent).toEqual([['a']])
  sender.stop()
})

test('a command stays in the queue until the desk that contains it is stored', async () => {
  const { promise: stored, resolve } = Promise.withResolvers<void>()
  const { store, sent, sender } = desk(done, { stored })
  store.change((queue) => added(queue, order('a')))
  await vi.waitFor(() => expect(sent).toEqual([['a']]))
  await Promise.resolve()
  expect(store.get().waiting).toEqual([order('a')])
  resolve()
  await vi.waitFor(() => expect(store.get().waiting).toEqual([]))
  expect(sent, 'it was not sent again').toEqual([['a']])
  sender.stop()
})

test('when the connection returns during a call that fails, or its first call fails, the next is a second later', async () => {
  vi.useFakeTimers()
  try {
    let calls = Promise.withResolvers<boolean>()
    const { store, sent, returns, sender } = desk(done, { canReach: () => calls.promise })
    const fail = async () => {
      const before = calls
      calls = Promise.withResolvers<boolean>()
      before.resolve(false)
      await vi.advanceTimersByTimeAsync(0)
    }
    store.change((queue) => added(queue, order('a')))
    // Pauses of 1, 2, 4, 8 s: the device has been without a connection for a while.
    for (const pause of [1000, 2000, 4000, 8000]) {
      await fail()
      await vi.advanceTimersByTimeAsync(pause)
    }
    returns()
    await fail()
    calls.resolve(true)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([['a']])
    sender.stop()
  } finally {
    vi.useRealTimers()
  }
})
