/**
 * Makes calls share their work, which is done once at a time. A call during a run waits for the next run, because the
 * present one may have begun before what the caller has just done.
 */
export function oneAtATime(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const call = (): Promise<void> => {
    if (running === null) {
      running = run().finally(() => (running = null))
      return running
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null
        return call()
      })
    return next
  }
  return call
}
