import { beforeEach, expect, it } from 'vitest'
import { createChangeClock, type ChangeClock } from '../answers/change-clock.ts'
import { createMemory, type Memory } from './memory.ts'

let clock: ChangeClock
let memory: Memory
let made: number
beforeEach(() => {
  clock = createChangeClock()
  clock.setListening(true)
  memory = createMemory(clock)
  made = 0
})

const later = () => new Promise((resolve) => setImmediate(resolve))
const make = async () => {
  await later()
  made += 1
  return made
}
const lasting = { topics: ['team:bahia'] }
const forget = (topic: string) => clock.forget([topic], new Date())

it('makes a value once, until one of its topics changes', async () => {
  expect(await memory.recall('a', lasting, make)).toBe(1)
  expect(await memory.recall('a', lasting, make)).toBe(1)
  forget('team:santos')
  expect(await memory.recall('a', lasting, make)).toBe(1)
  forget('team:bahia')
  expect(await memory.recall('a', lasting, make)).toBe(2)
  clock.forgetAll()
  expect(await memory.recall('a', lasting, make)).toBe(3)
})

it('lets readers share a value that is being made, unless something changed since it began', async () => {
  expect(await Promise.all([1, 2, 3].map(() => memory.recall('a', lasting, make)))).toEqual([1, 1, 1])
  const before = memory.recall('b', lasting, make)
  forget('team:bahia')
  const after = memory.recall('b', lasting, make)
  expect(await Promise.all([before, after])).toEqual([2, 3])
})

it('does not keep a value that changed during its computation, nor anything while changes are not received', async () => {
  const overtaken = memory.recall('a', lasting, make)
  forget('team:bahia')
  await overtaken
  expect(await memory.recall('a', lasting, make)).toBe(2)
  clock.setListening(false)
  expect(await memory.recall('a', lasting, make)).toBe(3)
  expect(await memory.recall('a', lasting, make)).toBe(4)
})

it('does not keep a failure', async () => {
  const fail = () => Promise.reject(new Error('away'))
  await expect(memory.recall('a', lasting, fail)).rejects.toThrow('away')
  expect(await memory.recall('a', lasting, make)).toBe(1)
})

it('reads together those of several that are not kept, and leaves out what does not exist', async () => {
  const asked: string[][] = []
  const read = async (ids: readonly string[]) => {
    asked.push([...ids])
    return new Map(ids.filter((id) => id !== 'nobody').map((id) => [id, id.toUpperCase()]))
  }
  const each = (...ids: readonly string[]) =>
    memory
      .recallEach('name', ids, (id) => ({ topics: [`team:${id}`] }), read)
      .then((found) => Object.fromEntries(found))
  expect(await each('a', 'b', 'a')).toEqual({ a: 'A', b: 'B' })
  expect(await each('b', 'c', 'nobody')).toEqual({ b: 'B', c: 'C' })
  forget('team:b')
  expect(await each('a', 'b', 'c')).toEqual({ a: 'A', b: 'B', c: 'C' })
  expect(asked).toEqual([['a', 'b'], ['c', 'nobody'], ['b']])
})

it('holds a limited number of rows, and drops those that were unused longest', async () => {
  const small = createMemory(clock, 10)
  const read = async (ids: readonly string[]) => new Map(ids.map((id) => [id, id]))
  const fill = (id: string) => small.recallEach('part', [id], () => ({ topics: [], rows: () => 4 }), read)
  await fill('a')
  await fill('b')
  await fill('c')
  expect(small.find('part a')).toBeUndefined()
  expect(small.find('part c')).toBe('c')
})
