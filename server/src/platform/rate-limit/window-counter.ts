export interface WindowCount {
  readonly count: number
  readonly resetsInMs: number
}

export interface SharedWindowCounter {
  /** Counts one call, or several, against `key` in the current window, exactly across all workers. */
  count(key: string, windowMs: number, calls?: number): Promise<WindowCount>
}

interface Window {
  count: number
  endsAt: number
}

// Old windows are swept when there are this many: the memory of a flood of addresses stays bounded.
const SWEEP_AT = 50_000

/** Counts calls per key in fixed windows. One instance serves all workers of a node. */
export function createWindowCounter() {
  const windows = new Map<string, Window>()
  return {
    count(key: string, windowMs: number, now: number, calls = 1): WindowCount {
      let window = windows.get(key)
      if (!window || window.endsAt <= now) {
        if (windows.size >= SWEEP_AT) sweep(windows, now)
        window = { count: 0, endsAt: now + windowMs }
        windows.set(key, window)
      }
      window.count += calls
      return { count: window.count, resetsInMs: window.endsAt - now }
    },
  }
}

function sweep(windows: Map<string, Window>, now: number): void {
  for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key)
  // Still full: everything is current. Forgetting the oldest is kinder than growing without end.
  for (const key of windows.keys()) {
    if (windows.size < SWEEP_AT / 2) break
    windows.delete(key)
  }
}
