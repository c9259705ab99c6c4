import { periods, type DeskClock } from '@meio-campo/football'

/** How far the server's clock is ahead of this device's, and how sure that is. */
export interface ClockOffset {
  readonly ms: number
  /** How long the question took: the quicker the answer, the surer. */
  readonly roundTripMs: number
}

/** Keeps the known offset only while the new round trip is more than twice as long; otherwise takes the new one. */
export function surerOffset(known: ClockOffset | null, sent: number, received: number, server: number): ClockOffset {
  const measured = { ms: server - (sent + received) / 2, roundTripMs: received - sent }
  return known && known.roundTripMs * 2 < measured.roundTripMs ? known : measured
}

/** "12:07"; in added time "45:00 +2:07". */
export function clockText({ period, startedAt }: DeskClock, now: number): { main: string; extra: string | null } {
  const { from, minutes } = periods[period]
  const seconds = Math.max(0, Math.floor((now - startedAt) / 1000))
  const over = seconds - minutes * 60
  if (over < 0) return { main: minuteAndSecond(from * 60 + seconds), extra: null }
  return { main: minuteAndSecond((from + minutes) * 60), extra: `+${minuteAndSecond(over)}` }
}

function minuteAndSecond(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}
