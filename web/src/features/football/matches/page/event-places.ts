import type { MatchEvent } from '@meio-campo/contract'
import { drawnSide, isMark, type Side } from '../../pieces/matches/event-words.ts'

export interface EventPlace {
  readonly event: MatchEvent
  readonly side: Side
  /** Along the line, in per cent. */
  readonly at: number
  /** The number of events stacked below it, on a wide and on a narrow timeline. */
  readonly level: { readonly wide: number; readonly narrow: number }
}

const shown = (event: MatchEvent) => event.minute !== null && !isMark(event) && event.period !== 'shootout'

/** 90 minutes, or 120 where there was extra time. */
export function lengthOf(events: readonly MatchEvent[], status: string): number {
  const extra = /extraTime|AfterExtraTime/.test(status)
  return extra || events.some(({ period, minute }) => period?.startsWith('extraTime') || (minute ?? 0) > 90) ? 120 : 90
}

// An icon's width in per cent of the line, where the line is about 900 and about 330 pixels long.
const GAP = { wide: 2.8, narrow: 7.4 }

/** The positions of the events along the timeline; overlapping ones are stacked. */
export function placeEvents(events: readonly MatchEvent[], length: number): readonly EventPlace[] {
  const ends: Record<Side, Record<keyof typeof GAP, number[]>> = {
    home: { wide: [], narrow: [] },
    away: { wide: [], narrow: [] },
  }
  return events
    .filter(shown)
    .toSorted((a, b) => a.minute! - b.minute! || (a.added ?? 0) - (b.added ?? 0))
    .flatMap((event) => {
      const side = drawnSide(event)
      if (!side) return []
      const at = Math.min(100, (event.minute! / length) * 100)
      const level = (kind: keyof typeof GAP) => {
        const taken = ends[side][kind]
        const free = taken.findIndex((end) => at - end >= GAP[kind])
        const index = free < 0 ? taken.length : free
        taken[index] = at
        return index
      }
      return [{ event, side, at, level: { wide: level('wide'), narrow: level('narrow') } }]
    })
}
