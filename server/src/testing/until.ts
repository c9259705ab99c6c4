import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something that a job or another process does. */
export async function until<T>(check: () => T | Promise<T>, timeoutMs = 10_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const value = await check()
    if (value) return value
    if (Date.now() > deadline) throw new Error('waited in vain')
    await sleep(25)
  }
}
