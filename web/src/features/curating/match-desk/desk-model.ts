import type { DeskOrder, DeskPlayer, DeskView } from '@meio-campo/contract'
import {
  performAll,
  sideAfter,
  type Desk,
  type DeskCommand,
  type DeskEvent,
  type DeskMark,
  type DeskStatus,
  type Side,
} from '@meio-campo/football'

/** The input of the football rules, from the API's answer. */
function toDesk({ match, clocks, players, events, marks }: DeskView): Desk {
  const of = (side: Side, place: DeskPlayer['place']) =>
    players[side].filter((player) => player.place === place).map(({ person }) => person.id)
  const lineup = (side: Side) => ({ starters: of(side, 'starter'), bench: of(side, 'bench') })
  return {
    status: match.status as DeskStatus,
    scores: { halfTime: match.halfTime, score: match.score, extraTime: match.extraTime, penalties: match.penalties },
    clocks: clocks.map(({ startedAt, ...clock }) => ({ ...clock, startedAt: Date.parse(startedAt) })),
    events: events.map((event) => ({
      ...event,
      type: event.type as DeskEvent['type'],
      period: event.period as DeskEvent['period'],
      player: event.player?.id ?? null,
      related: event.related?.player.id ? { role: event.related.role, player: event.related.player.id } : null,
    })),
    lineups: { home: lineup('home'), away: lineup('away') },
    marks: marks.map(({ by: _by, own: _own, confirmations: _confirmations, ...mark }) => mark as DeskMark),
  }
}

/** Every command of the desk carries its time. */
export function toCommand(order: DeskOrder): DeskCommand {
  return { ...order, at: Date.parse(order.at ?? '') }
}

/** The desk as it will be once everything tapped here has arrived. */
export function expected(view: DeskView, waiting: readonly DeskOrder[]): Desk {
  // What the server has done already, though its answer is still on the way, is not done again.
  const known = new Set([...view.events, ...view.marks].map(({ id }) => id))
  const left = waiting.filter(({ id }) => !known.has(id))
  return performAll(toDesk(view), left.map(toCommand))
}

/** The names of all people that the desk can show. */
export function namesIn({ players, events }: DeskView): ReadonlyMap<string, string> {
  const people = [
    ...players.home.map(({ person }) => person),
    ...players.away.map(({ person }) => person),
    ...events.flatMap(({ player, related }) => [player, related?.player ?? null]),
  ]
  return new Map(people.flatMap((person) => (person?.id ? [[person.id, person.name]] : [])))
}

/**
 * The players for whom an action is possible: the ball is played on the pitch, but a card can be shown on the bench as
 * well.
 */
export type Ask = 'pitch' | 'anybody' | 'goingOn' | 'goingOff'

interface Shirted extends DeskPlayer {
  readonly onPitch: boolean
  readonly booked: boolean
}

export function candidates(view: DeskView, desk: Desk, side: Side, ask: Ask): readonly Shirted[] {
  const now = sideAfter(desk.lineups[side], side, desk.events)
  const all = view.players[side]
    .map((player) => ({
      ...player,
      onPitch: now.pitch.has(player.person.id),
      booked: now.booked.has(player.person.id),
    }))
    .filter(({ person }) => !now.sentOff.has(person.id))
  // Without a complete team sheet it is unknown who is on the pitch.
  const wanted = (player: Shirted) => {
    const { id } = player.person
    if (ask === 'anybody') return true
    if (ask === 'goingOn') return !player.onPitch && !now.wentOff.has(id) && (!now.sure || player.place !== 'squad')
    return now.sure ? player.onPitch : !now.wentOff.has(id)
  }
  return all
    .filter(wanted)
    .toSorted((a, b) => Number(b.onPitch) - Number(a.onPitch) || (a.number ?? 1000) - (b.number ?? 1000))
}

/** Of several players with one number, those on the pitch come first. */
export function withNumber(players: readonly Shirted[], typed: string): Shirted | null {
  return players.find(({ number }) => typed !== '' && number === Number(typed)) ?? null
}
