import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for something that a job or another process does, on a machine that may have much else to do. */
export async function until<T>(check: () => T | Promise<T>, timeoutMs = 30_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const value = await check()
    if (value) return value
    if (Date.now() > deadline) throw new Error('waited in vain')
    await sleep(25)
  }
}
