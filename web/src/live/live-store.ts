import type { PushEvent } from '@meio-campo/contract'
import { createStore } from '../state/store.ts'

/** Whether the event stream is connected. While it is not, pages poll. */
export const streamStore = createStore<{ readonly connected: boolean }>({ connected: false })

type Listener = (event: PushEvent) => void

const listeners = new Set<Listener>()

export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function publishLiveEvent(event: PushEvent): void {
  for (const listener of listeners) listener(event)
}

export function setConnected(connected: boolean): void {
  if (streamStore.get().connected !== connected) streamStore.set({ connected })
}

/** Polling while connected, in case an event was lost. */
const CONNECTED_INTERVAL_MS = 60_000

/** The interval at which a page polls. */
export function pollingInterval(intervalMs: number): number {
  return streamStore.get().connected ? Math.max(intervalMs, CONNECTED_INTERVAL_MS) : intervalMs
}
