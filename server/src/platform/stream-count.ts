/** The most open event streams of one account, over all workers of a node, and of all accounts together. */
export const MOST_STREAMS_PER_CALLER = 50
export const MOST_STREAMS = 20_000

/** Whether a stream may be opened: taken, or which limit it would pass. */
export type StreamVerdict = 'taken' | 'caller' | 'all'

export interface SharedStreamCount {
  /** Counts a stream that is about to be opened; every one that was taken is given back. */
  openStream(caller: string): Promise<StreamVerdict>
  closeStream(caller: string): Promise<void>
}

/** Counts for all workers. What a worker had open ends with the worker. */
export function createStreamCount(mostPerCaller: number = MOST_STREAMS_PER_CALLER, mostOfAll: number = MOST_STREAMS) {
  const byWorker = new Map<number, Map<string, number>>()
  const ofAll = new Map<string, number>()
  let total = 0

  const add = (counts: Map<string, number>, caller: string, change: number): void => {
    const count = (counts.get(caller) ?? 0) + change
    if (count > 0) counts.set(caller, count)
    else counts.delete(caller)
  }

  return {
    open(worker: number, caller: string): StreamVerdict {
      if (total >= mostOfAll) return 'all'
      if ((ofAll.get(caller) ?? 0) >= mostPerCaller) return 'caller'
      const own = byWorker.get(worker) ?? new Map<string, number>()
      byWorker.set(worker, own)
      add(own, caller, 1)
      add(ofAll, caller, 1)
      total += 1
      return 'taken'
    },
    close(worker: number, caller: string): void {
      const own = byWorker.get(worker)
      if (!own?.has(caller)) return
      add(own, caller, -1)
      add(ofAll, caller, -1)
      total -= 1
    },
    forget(worker: number): void {
      for (const [caller, count] of byWorker.get(worker) ?? []) {
        add(ofAll, caller, -count)
        total -= count
      }
      byWorker.delete(worker)
    },
  }
}
