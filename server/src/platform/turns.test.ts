import { expect, it } from 'vitest'
import { createTurns } from './turns.ts'

it('does one piece of a caller at a time, and lets callers take turns', async () => {
  const takeTurn = createTurns(2)
  const done: string[] = []
  let working = 0
  let most = 0
  const work = (caller: string, piece: number) =>
    takeTurn(caller, async () => {
      most = Math.max(most, (working += 1))
      await new Promise((resolve) => setImmediate(resolve))
      working -= 1
      done.push(`${caller}${piece}`)
    })
  const all = [1, 2, 3, 4, 5].map((piece) => work('greedy', piece))
  await Promise.all([...all, work('ana', 1), work('bia', 1), work('ana', 2)])
  expect(most).toBe(2)
  expect(done.indexOf('bia1')).toBeLessThan(done.indexOf('greedy3'))
  expect(done.filter((name) => name.startsWith('greedy'))).toEqual([
    'greedy1',
    'greedy2',
    'greedy3',
    'greedy4',
    'greedy5',
  ])
  expect(done.indexOf('ana2')).toBeLessThan(done.indexOf('greedy5'))
})

it('goes on after work that fails', async () => {
  const takeTurn = createTurns(1)
  const failing = takeTurn('ana', () => Promise.reject(new Error('lost')))
  const next = takeTurn('ana', () => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('lost')
  expect(await next).toBe('done')
})
