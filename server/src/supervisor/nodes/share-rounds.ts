/** Lets all who ask before a round has begun share it; whoever asks later waits for the next one. */
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
