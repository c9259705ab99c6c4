/** Calls made before a round has begun share it; later calls wait for the next round. */
export function shareRounds(call: () => Promise<void>): () => Promise<void> {
  let waiting: Promise<void> | null = null
  return () => {
    waiting ??= Promise.resolve().then(() => {
      waiting = null
      return call()
    })
    return waiting
  }
}
