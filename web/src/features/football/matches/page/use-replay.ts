import { useEffect, useState } from 'react'

/** How many minutes of the match pass in one of ours. */
export const speeds = [30, 60, 180] as const
export type Speed = (typeof speeds)[number]

export interface Replay {
  /** Null: nothing is being replayed. */
  readonly minute: number | null
  readonly running: boolean
  readonly speed: Speed
  readonly start: () => void
  readonly toggle: () => void
  readonly seek: (minute: number) => void
  readonly setSpeed: (speed: Speed) => void
  readonly leave: () => void
}

/** The clock of a replay; it stops by itself at the end. */
export function useReplay(length: number): Replay {
  const [minute, setMinute] = useState<number | null>(null)
  const [running, setRunning] = useState(false)
  const [speed, setSpeed] = useState<Speed>(60)
  const ended = minute !== null && minute >= length
  const ticking = running && !ended
  useEffect(() => {
    if (!ticking) return undefined
    const timer = setInterval(() => setMinute((now) => (now === null ? null : now + 1)), 60_000 / speed)
    return () => clearInterval(timer)
  }, [ticking, speed])
  return {
    minute: minute === null ? null : Math.min(minute, length),
    running: ticking,
    speed,
    start: () => {
      setMinute(0)
      setRunning(true)
    },
    toggle: () => {
      if (ended) setMinute(0)
      setRunning(!ticking)
    },
    seek: setMinute,
    setSpeed,
    leave: () => {
      setMinute(null)
      setRunning(false)
    },
  }
}
