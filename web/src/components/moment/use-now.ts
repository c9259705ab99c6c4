import { useSyncExternalStore } from 'react'

const LOOK_EVERY_MS = 30_000

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick() {
  now = new Date()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tick, LOOK_EVERY_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function look() {
  // Without listeners the clock stood still, so the first new listener updates it.
  if (timer === undefined && Date.now() - now.getTime() > 1000) now = new Date()
  return now
}

/** The time, one clock for the whole page: "há 3 min" becomes "há 4 min" while one looks. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, look)
}
