import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** Work that ends when it is told to, with the number of its run. */
function work() {
  const runs: PromiseWithResolvers<void>[] = []
  const call = oneAtATime(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  return { runs, call }
}

it('calls during a run share the next one', async () => {
  const { runs, call } = work()
  const ended: string[] = []
  const calls = ['first', 'second', 'third'].map((name) => call().then(() => ended.push(name)))
  expect(runs).toHaveLength(1)
  runs[0]!.resolve()
  await calls[0]
  await expect.poll(() => runs.length).toBe(2)
  expect(ended).toEqual(['first'])
  runs[1]!.resolve()
  await Promise.all(calls)
  expect(runs).toHaveLength(2)
})

it('a run that fails is the failure of its own calls alone', async () => {
  const { runs, call } = work()
  const first = call()
  const second = call()
  runs[0]!.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]!.resolve()
  await expect(second).resolves.toBeUndefined()
})
