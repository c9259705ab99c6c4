import type { PlayerId, Side } from '../match/match.ts'
import { otherSide } from '../match/match.ts'
import { before } from './chronicle.ts'
import { standing } from './desk.ts'
import type { Desk, DeskEvent, DeskLineup, DeskRefusal } from './desk.ts'

/** With fewer a team may not play: a sheet that has fewer is incomplete, and no command is refused because of it. */
const FEWEST = 7

export interface SideNow {
  readonly pitch: ReadonlySet<PlayerId>
  readonly booked: ReadonlySet<PlayerId>
  readonly sentOff: ReadonlySet<PlayerId>
  /** Replaced, and not coming back. */
  readonly wentOff: ReadonlySet<PlayerId>
  /** Whether the sheet is complete enough to show who is not on the pitch. */
  readonly sure: boolean
}

/** The players on the pitch, booked, sent off and substituted after some events of a side. */
export function sideAfter(lineup: DeskLineup, side: Side, events: readonly DeskEvent[]): SideNow {
  const pitch = new Set(lineup.starters)
  const [booked, sentOff, wentOff] = [new Set<PlayerId>(), new Set<PlayerId>(), new Set<PlayerId>()]
  for (const event of standing(events)) {
    if (event.side !== side) continue
    const { type, player } = event
    if (type === 'yellow' && player) booked.add(player)
    if ((type === 'secondYellow' || type === 'red') && player) {
      sentOff.add(player)
      pitch.delete(player)
    }
    if (type !== 'substitution') continue
    const { on, off } = exchangeOf(event)
    if (on) pitch.add(on)
    if (off) {
      pitch.delete(off)
      wentOff.add(off)
    }
  }
  return { pitch, booked, sentOff, wentOff, sure: lineup.starters.length >= FEWEST }
}

/** Some sources list the player who goes off first. */
export function exchangeOf({ player, related }: Pick<DeskEvent, 'player' | 'related'>) {
  return related?.role === 'in'
    ? { on: related.player, off: player }
    : { on: player, off: related?.role === 'out' ? related.player : null }
}

/** The objection to an event, given all the others. */
export function findObjection(desk: Desk, event: DeskEvent): DeskRefusal | null {
  const { side, player, related, type } = event
  if (!side) return null
  const named = [player, related?.player ?? null].filter((each) => each !== null)
  if (named.length === 2 && named[0] === named[1]) return 'samePerson'
  const others = desk.lineups[otherSide[side]]
  if (named.some((each) => others.starters.includes(each) || others.bench.includes(each))) return 'wrongSide'
  const now = sideAfter(desk.lineups[side], side, before(desk.events, event))
  if (type === 'substitution') return objectToExchange(event, now)
  if (player && now.sentOff.has(player) && type !== 'red') return 'sentOff'
  if (type === 'yellow') return player && now.booked.has(player) ? 'alreadyBooked' : null
  if (type === 'secondYellow') return player && now.booked.has(player) ? null : 'notBooked'
  if (type === 'red') return player && now.sentOff.has(player) ? 'sentOff' : null
  // A card can be shown on the bench as well; the ball is played on the pitch.
  if (type === 'var') return null
  return now.sure && named.some((each) => !now.pitch.has(each)) ? 'notOnPitch' : null
}

function objectToExchange(event: DeskEvent, now: SideNow): DeskRefusal | null {
  const { on, off } = exchangeOf(event)
  if (!on || !off) return 'incomplete'
  if (now.sentOff.has(on) || now.sentOff.has(off)) return 'sentOff'
  if (now.pitch.has(on)) return 'alreadyOnPitch'
  if (now.wentOff.has(on)) return 'wentOff'
  if (now.wentOff.has(off) || (now.sure && !now.pitch.has(off))) return 'notOnPitch'
  return null
}
