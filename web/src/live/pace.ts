import { streamStore } from './live-store.ts'

/** While events arrive by themselves, asking is only the floor beneath one that was lost. */
const FLOOR_MS = 60_000

/** How long to wait before asking again. */
export function pace(intervalMs: number): number {
  return streamStore.get().flowing ? Math.max(intervalMs, FLOOR_MS) : intervalMs
}
