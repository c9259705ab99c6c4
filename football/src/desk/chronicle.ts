import { periods } from '../match/event.ts'
import type { Period } from '../match/event.ts'
import type { Score } from '../match/match.ts'
import { periodOfMinute } from './clock.ts'
import { isWhistle } from './desk.ts'
import type { DeskEvent } from './desk.ts'
import { isSame, scoringSide } from './scores.ts'

const order = Object.keys(periods) as readonly Period[]

/** Puts an event where it happened: after the known events of the same minute. */
export function placed(events: readonly DeskEvent[], event: DeskEvent): readonly DeskEvent[] {
  const index = events.findLastIndex((each) => compare(each, event) <= 0) + 1
  return [...events.slice(0, index), event, ...events.slice(index)]
}

/** What comes before an event. */
export function before(events: readonly DeskEvent[], event: DeskEvent): readonly DeskEvent[] {
  return events.filter((each) => each.id !== event.id && compare(each, event) <= 0)
}

/** An event whose moment is not known stays where it is. */
function compare(a: DeskEvent, b: DeskEvent): number {
  const [first, second] = [momentOf(a), momentOf(b)]
  if (!first || !second) return 0
  const at = first.findIndex((part, index) => part !== second[index])
  return at < 0 ? 0 : first[at]! - second[at]!
}

function momentOf(event: DeskEvent): readonly number[] | null {
  const { type, minute, added } = event
  const period = event.period ?? (minute === null ? null : periodOfMinute(minute))
  if (!period) return null
  const place = !isWhistle(event) ? 1 : type === 'periodStart' ? 0 : 2
  return [order.indexOf(period), place, minute ?? 0, added ?? 0]
}

/** Recomputes the running score of each event; an event whose score changes gets a new revision. */
export function rescored(events: readonly DeskEvent[], fresh: string | null): readonly DeskEvent[] {
  let running: Score = { home: 0, away: 0 }
  return events.map((event) => {
    const side = event.retracted ? null : scoringSide(event)
    if (side) running = { ...running, [side]: running[side] + 1 }
    if (event.id === fresh) return { ...event, scoreAfter: running }
    if (event.retracted || event.scoreAfter === null || isSame(event.scoreAfter, running)) return event
    return { ...event, scoreAfter: running, revision: event.revision + 1 }
  })
}
