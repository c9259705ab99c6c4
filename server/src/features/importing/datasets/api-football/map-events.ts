import type { EventRecord, Period, Side } from '../../records/records.ts'
import { bag, bags, key, text, whole, type Bag } from '../answers/fields.ts'
import { personOf } from './map-people.ts'

const OTHER = { home: 'away', away: 'home' } as const satisfies Record<Side, Side>

/** Goals, cards, substitutions and kicks of a fixture. Reviews by video are not among what a match sheet has. */
export function eventsOf(fixture: Bag): EventRecord[] {
  const home = key(bag(bag(fixture, 'teams'), 'home'))
  const stated = bags(fixture, 'events').flatMap((event): EventRecord[] => {
    const team: Side = key(bag(event, 'team')) === home ? 'home' : 'away'
    return eventOf(event, team)
  })
  return withSecondYellows(stated)
}

function eventOf(event: Bag, team: Side): EventRecord[] {
  const [player, other] = [personOf(bag(event, 'player')), personOf(bag(event, 'assist'))]
  const detail = text(event, 'detail') ?? ''
  const time = timeOf(bag(event, 'time'))
  const base = { ...time, side: team, player, related: null, converted: null }
  switch ((text(event, 'type') ?? '').toLowerCase()) {
    case 'goal': {
      if (/shootout/i.test(text(event, 'comments') ?? ''))
        return [{ ...base, type: 'shootout-kick', period: 'penalties', converted: detail === 'Penalty' }]
      if (detail === 'Missed Penalty') return [{ ...base, type: 'missed-penalty' }]
      // It stands under the team that profits; the record's side is the player's.
      if (detail === 'Own Goal') return [{ ...base, type: 'own-goal', side: OTHER[team] }]
      const related = other && ({ role: 'assist', player: other } as const)
      return [{ ...base, type: detail === 'Penalty' ? 'penalty' : 'goal', related }]
    }
    case 'card': {
      if (/second yellow/i.test(detail)) return [{ ...base, type: 'second-yellow' }]
      if (/^yellow/i.test(detail)) return [{ ...base, type: 'yellow' }]
      return /^red/i.test(detail) ? [{ ...base, type: 'red' }] : []
    }
    case 'subst':
      // `player` goes off, `assist` comes on.
      return [{ ...base, type: 'substitution', player: other, related: player && { role: 'out', player } }]
    default:
      return []
  }
}

export function timeOf(time: Bag): { minute: number | null; added: number | null; period: Period | null } {
  const [minute, added] = [whole(time, 'elapsed'), whole(time, 'extra')]
  return { minute, added: added !== null && added > 0 ? added : null, period: periodOf(minute) }
}

function periodOf(minute: number | null): Period | null {
  if (minute === null || minute < 0) return null
  if (minute <= 45) return 'first-half'
  if (minute <= 90) return 'second-half'
  return minute <= 105 ? 'extra-first-half' : 'extra-second-half'
}

/** A second yellow comes as another yellow with a red card beside it: together they are one event. */
function withSecondYellows(events: readonly EventRecord[]): EventRecord[] {
  const booked = new Set<string>()
  const sentOff = new Set<string>()
  const whoOf = ({ side, player }: EventRecord) => (player ? `${side} ${player.key ?? player.name}` : null)
  return events.flatMap((event): EventRecord[] => {
    const who = whoOf(event)
    if (who === null) return [event]
    if (event.type === 'second-yellow') sentOff.add(who)
    if (event.type === 'yellow') {
      if (!booked.has(who)) {
        booked.add(who)
        return [event]
      }
      sentOff.add(who)
      return [{ ...event, type: 'second-yellow' }]
    }
    return event.type === 'red' && sentOff.has(who) ? [] : [event]
  })
}
