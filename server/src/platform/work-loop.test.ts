import { expect, it, vi } from 'vitest'
import { createWorkLoop } from './work-loop.ts'

const soon = () => new Promise((resolve) => setImmediate(resolve))
const onError = (error: unknown) => {
  throw error
}

it('goes on for as long as there is more, one turn at a time', async () => {
  let left = 3
  let atOnce = 0
  const work = createWorkLoop({
    onError,
    runOnce: async () => {
      expect((atOnce += 1)).toBe(1)
      await soon()
      atOnce -= 1
      return (left -= 1) > 0
    },
  })
  work.wake()
  work.wake()
  await vi.waitFor(() => expect(left).toBeLessThanOrEqual(0))
  await work.stop()
})

it('hears whoever says so at any moment, the very last one included', async () => {
  let waiting = 0
  let done = 0
  const work = createWorkLoop({
    onError,
    runOnce: async () => {
      done += waiting
      waiting = 0
      await soon()
      return false
    },
  })
  for (let turn = 0; turn < 500; turn += 1) {
    waiting += 1
    work.wake()
    // From right away to a few microtasks later, round the end of a turn.
    if (turn % 3 === 0) await soon()
    for (let tick = 0; tick < turn % 7; tick += 1) await Promise.resolve()
  }
  await vi.waitFor(() => expect(done).toBe(500))
  await work.stop()
})

it('looks again by itself, also after a failure', async () => {
  const errors: unknown[] = []
  let looks = 0
  const work = createWorkLoop({
    pollMs: 5,
    onError: (error) => errors.push(error),
    runOnce: async () => {
      looks += 1
      if (looks === 2) throw new Error('away')
      return false
    },
  })
  await vi.waitFor(() => expect(looks).toBeGreaterThan(4))
  expect(errors).toHaveLength(1)
  await work.stop()
  const after = looks
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(looks).toBe(after)
})
