import { exchangeOf } from './people.ts'
import { isWhistle } from './desk.ts'
import type { Desk, DeskCommand, DeskEvent } from './desk.ts'
import { runningClock } from './clock.ts'
import { periods } from '../match/event.ts'
import { isScoreFromEvents } from './scores.ts'
import { runningPeriod } from './whistles.ts'

/** A command without what the device adds when it is sent. */
export type InverseCommand = Omit<DeskCommand, 'id' | 'at'> & { readonly at?: number }

/** The command that takes another back, from the desk as it was before it. Null where the desk has none. */
export function inverseOf(before: Desk, command: DeskCommand): InverseCommand | null {
  const known = before.events.find(({ id }) => id === command.event)
  const mark = before.marks?.find(({ id }) => id === command.event)
  switch (command.do) {
    case 'tell':
      return { do: 'retract', event: command.id, ...keptScore(before) }
    case 'mark':
      return { do: 'retract', event: command.id }
    case 'start':
      return { do: 'retract', event: command.id, status: before.status }
    case 'end':
      // The end of a match after a break has no whistle of its own.
      return runningPeriod(before) ? { do: 'retract', event: command.id } : null
    case 'retract':
      if (mark) return mark.retracted ? null : { do: 'restore', event: mark.id }
      return known && !known.retracted ? restoreOf(before, known) : null
    case 'restore':
      if (known?.retracted && known.type === 'periodStart')
        return { do: 'retract', event: known.id, status: before.status }
      if (known?.retracted && !isWhistle(known)) return { do: 'retract', event: known.id, ...keptScore(before) }
      return (known ?? mark)?.retracted ? { do: 'retract', event: (known ?? mark)!.id } : null
    case 'confirm':
      return { do: 'doubt', event: command.event }
    case 'doubt':
      return { do: 'confirm', event: command.event }
    case 'correct':
      return known ? { do: 'correct', event: known.id, ...valuesOf(known), ...keptScore(before) } : null
    case 'announce': {
      const clock = runningClock(before)
      return { do: 'announce', minutes: clock?.announced ?? 0, ...(clock && { period: clock.period }) }
    }
    case 'setClock': {
      const clock = runningClock(before)
      // The first minute of a period begins when the period began.
      if (!clock) return null
      const { period, startedAt } = clock
      return { do: 'setClock', period, minute: periods[period].from + 1, at: startedAt }
    }
  }
}

/** Where the result is known from elsewhere, no event changes it. */
const keptScore = (before: Desk) =>
  before.scores.score !== null && !isScoreFromEvents(before) ? { keepsScore: true } : {}

function restoreOf(before: Desk, event: DeskEvent): InverseCommand {
  const order = { do: 'restore', event: event.id } as const
  if (!isWhistle(event)) return order
  const clock = before.clocks.find(({ period }) => period === event.period)
  if (event.type === 'periodStart') return { ...order, ...(clock && { at: clock.startedAt }) }
  return { ...order, final: before.status.startsWith('finished') }
}

/** All values of an event, as a correction gives them. */
function valuesOf(event: DeskEvent) {
  const { type, period, minute, added, side, detail } = event
  const { on, off } =
    type === 'substitution' ? exchangeOf(event) : { on: event.player, off: event.related?.player ?? null }
  return { type, period, minute, added, side, detail, player: on, related: off }
}
