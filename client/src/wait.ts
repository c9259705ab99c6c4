/** Waits, or throws the signal's reason as soon as it is given up. */
export function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal!.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }, ms)
    signal?.addEventListener('abort', giveUp, { once: true })
  })
}

const FIRST_MS = 250

/** Longer each time, and never the same for everybody, so that a service that comes back is not run over. */
export function backoffMs(attempt: number, mostMs: number, random: () => number = Math.random): number {
  const ceiling = Math.min(mostMs, FIRST_MS * 2 ** attempt)
  return ceiling / 2 + (random() * ceiling) / 2
}
