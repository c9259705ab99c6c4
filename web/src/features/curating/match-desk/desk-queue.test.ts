import type { DeskOrder } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import {
  added,
  answered,
  dropped,
  emptyQueue,
  nextBatch,
  parseQueue,
  pauseAfter,
  queueWords,
  withdrawn,
} from './desk-queue.ts'

const order = (id: string): DeskOrder => ({ id, do: 'tell', type: 'goal', side: 'home' })
const three = [order('a'), order('b'), order('c')].reduce(added, emptyQueue)

test('keeps the order of the taps until the server has answered each', () => {
  expect(nextBatch(three).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  const left = answered(three, [{ id: 'a', done: true, reason: null }])
  expect(left.waiting.map(({ id }) => id)).toEqual(['b', 'c'])
})

test('what was tapped while a call was under way stays', () => {
  const later = added(three, order('d'))
  const outcomes = nextBatch(three).map(({ id }) => ({ id, done: true, reason: null }))
  expect(answered(later, outcomes).waiting.map(({ id }) => id)).toEqual(['d'])
})

test('a refusal is shown until it is let go, and holds nothing up', () => {
  const queue = answered(three, [
    { id: 'a', done: false, reason: 'Já foi expulso.' },
    { id: 'b', done: true, reason: null },
    { id: 'c', done: true, reason: null },
  ])
  expect(queue).toEqual({ waiting: [], refused: [{ order: order('a'), reason: 'Já foi expulso.' }] })
  expect(dropped(queue, 'a')).toEqual(emptyQueue)
})

test('what was not sent can be taken back', () => {
  expect(withdrawn(three, 'c').waiting.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('survives being written down', () => {
  expect(parseQueue(JSON.stringify(three))).toEqual(three)
  expect([parseQueue(null), parseQueue('{'), parseQueue('{"waiting":1}')]).toEqual([emptyQueue, emptyQueue, emptyQueue])
})

test('says what it is waiting for, and waits longer each time', () => {
  expect(queueWords(3, true)).toBe('Aguardando conexão (3)')
  expect(queueWords(0, false)).toBeNull()
  expect([1, 2, 3, 9].map(pauseAfter)).toEqual([1000, 2000, 4000, 15_000])
})
