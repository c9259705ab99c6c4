export interface WorkLoop {
  /** There may be something to do. */
  wake(): void
  /** Once what is being done is done; nothing is begun after it. */
  stop(): Promise<void>
}

interface Work {
  /** Does some of it; true where there is more. */
  readonly runOnce: () => Promise<boolean>
  /** Looked for so often in case nobody said so: the line that brings the news may be down. */
  readonly pollMs?: number
  readonly onError: (error: unknown) => void
}

/** The database did not answer; nobody may come by to wake us again. */
const RETRY_MS = 1_000

/**
 * Work that is done when somebody says that there is some, by one turn at a time. Whoever says so while it is being
 * done is heard: there is one more look after that.
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
      // In the same moment as the last look at `again`: nobody can be overheard in between.
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
