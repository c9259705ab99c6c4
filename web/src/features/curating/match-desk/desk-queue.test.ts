import type { DeskOrder } from '@meio-campo/contract'
import { deskRefusals } from '@meio-campo/contract/rules'
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
  refusedActs,
  unsentWords,
  withdrawn,
} from './desk-queue.ts'

const order = (id: string): DeskOrder => ({ id, do: 'tell', type: 'goal', side: 'home' })
const three = [order('a'), order('b'), order('c')].reduce((queue, each) => added(queue, each), emptyQueue)

test('keeps the order of the taps until the server has answered each', () => {
  expect(nextBatch(three).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  const left = answered(three, [{ id: 'a', done: true, reason: null, same: null }])
  expect(left.waiting.map(({ id }) => id)).toEqual(['b', 'c'])
})

test('the commands of one act are sent in one call', () => {
  const queue = added(emptyQueue, order('a'), { ...order('b'), act: 'x' }, { ...order('c'), act: 'x' }, order('d'))
  expect(nextBatch(queue, 1).map(({ id }) => id)).toEqual(['a'])
  expect(nextBatch(queue, 2).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(nextBatch(queue, 3).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('what was tapped while a call was under way stays', () => {
  const later = added(three, order('d'))
  const outcomes = nextBatch(three).map(({ id }) => ({ id, done: true, reason: null, same: null }))
  expect(answered(later, outcomes).waiting.map(({ id }) => id)).toEqual(['d'])
})

test('a refusal is shown until it is let go, and holds nothing up', () => {
  const queue = answered(three, [
    { id: 'a', done: false, reason: 'Já foi expulso.', same: null },
    { id: 'b', done: true, reason: null, same: null },
    { id: 'c', done: true, reason: null, same: null },
  ])
  expect(queue).toEqual({ waiting: [], refused: [{ order: order('a'), reason: 'Já foi expulso.', same: null }] })
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

test('says away from the desk what has not left it', () => {
  const words = 'lances da mesa ainda não foram enviados: saem sozinhos assim que houver conexão.'
  expect(unsentWords(three)).toBe(`3 ${words}`)
  expect(unsentWords({ waiting: [], refused: [{ order: three.waiting[0]!, reason: '', same: null }] })).toBe(
    '1 lance da mesa foi recusado.',
  )
})

test('an act that was refused is asked about once, with its reason, and goes as a whole', () => {
  const parts = ['a', 'b', 'c'].map((id) => ({ ...order(id), act: 'x' }))
  const outcome = (id: string, reason: string) => ({ id, done: false, reason, same: null })
  const queue = answered(added(emptyQueue, ...parts, order('d')), [
    outcome('a', deskRefusals.partOfAct),
    outcome('b', 'Este lance foi anulado.'),
    outcome('c', deskRefusals.partOfAct),
    outcome('d', 'Já foi expulso.'),
  ])
  expect(refusedActs(queue)).toEqual([
    { order: parts[1], reason: 'Este lance foi anulado.', same: null, orders: parts },
    { order: order('d'), reason: 'Já foi expulso.', same: null, orders: [order('d')] },
  ])
  expect(dropped(queue, 'b').refused.map(({ order: { id } }) => id)).toEqual(['d'])
  expect(unsentWords(queue)).toBe('2 lances da mesa foram recusados. Este lance foi anulado. Já foi expulso.')
})
