import type { LineupPlayer, MatchEvent, PersonRef } from '@meio-campo/contract'

/** What a player did in the match, as line-ups print it beside the name. */
export type LineupMarks = Pick<LineupPlayer, 'goals' | 'yellow' | 'red' | 'cameOn' | 'wentOff'>

const NOTHING: LineupMarks = { goals: 0, yellow: false, red: false, cameOn: null, wentOff: null }

/** The marks of everybody on one side. Somebody without an id is known by the name the source uses. */
export function lineupMarks(events: readonly MatchEvent[], side: 'home' | 'away'): (person: PersonRef) => LineupMarks {
  const marks = new Map<string, LineupMarks>()
  const mark = (person: PersonRef | null, change: (before: LineupMarks) => Partial<LineupMarks>) => {
    if (!person) return
    const before = marks.get(keyOf(person)) ?? NOTHING
    marks.set(keyOf(person), { ...before, ...change(before) })
  }
  for (const event of events) {
    if (event.side !== side || event.retracted) continue
    const { type, player, related, minute } = event
    if (type === 'goal' || type === 'penalty') mark(player, ({ goals }) => ({ goals: goals + 1 }))
    if (type === 'yellow') mark(player, () => ({ yellow: true }))
    if (type === 'red' || type === 'secondYellow') mark(player, () => ({ red: true, wentOff: minute }))
    if (type !== 'substitution') continue
    // Sources write it either way round: the other one came on, or went off.
    const [on, off] = related?.role === 'in' ? [related.player, player] : [player, related?.player ?? null]
    mark(on, () => ({ cameOn: minute }))
    mark(off, () => ({ wentOff: minute }))
  }
  return (person) => marks.get(keyOf(person)) ?? NOTHING
}

const keyOf = ({ id, name }: PersonRef) => id ?? ` ${name}`
