import type { PushEvent } from '@meio-campo/contract'
import { createStore } from '../state/store.ts'

/** Whether events arrive by themselves now. While they do not, pages ask. */
export const streamStore = createStore<{ readonly flowing: boolean }>({ flowing: false })

type Listener = (event: PushEvent) => void

const listeners = new Set<Listener>()

export function onLiveEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function tellLiveEvent(event: PushEvent): void {
  for (const listener of listeners) listener(event)
}

export function setFlowing(flowing: boolean): void {
  if (streamStore.get().flowing !== flowing) streamStore.set({ flowing })
}
