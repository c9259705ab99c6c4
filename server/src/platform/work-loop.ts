export interface WorkLoop {
  /** Requests a run: there may be work. */
  wake(): void
  /** Resolves when the current run has ended; no other starts. */
  stop(): Promise<void>
}

interface Work {
  /** Does some of it; true where there is more. */
  readonly runOnce: () => Promise<boolean>
  /** The interval at which work is looked for without a wake-up: the connection that brings them may be down. */
  readonly pollMs?: number
  readonly onError: (error: unknown) => void
}

/** After an error the loop wakes itself, because no other wake-up may follow. */
const RETRY_MS = 1_000

/**
 * Runs work on request, one run at a time. A wake-up during a run causes another run after it, so none is lost.
 */
export function createWorkLoop({ runOnce, pollMs, onError }: Work): WorkLoop {
  let again = false
  let stopped = false
  let doing: Promise<void> | null = null

  const doAll = async (): Promise<void> => {
    try {
      while (again && !stopped) {
        again = false
        if (await runOnce()) again = true
      }
    } catch (error) {
      onError(error)
      setTimeout(wake, RETRY_MS).unref()
    } finally {
      // In the same tick as the last check of `again`, so that no wake-up is lost in between.
      doing = null
    }
  }

  const wake = (): void => {
    again = true
    if (!stopped) doing ??= doAll()
  }

  const timer = pollMs === undefined ? undefined : setInterval(wake, pollMs).unref()
  return {
    wake,
    async stop() {
      stopped = true
      clearInterval(timer)
      await doing
    },
  }
}
