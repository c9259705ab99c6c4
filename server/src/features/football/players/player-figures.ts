import { countsOf, goalsByMinute, minutesPlayed, type CardKind, type GoalsInMinutes } from '@meio-campo/football'
import type { Involvement, PlayerEvent } from './involvements.ts'

/** What a player's matches add up to. */
export interface PlayerFigures {
  readonly played: number
  readonly started: number
  /** Null where one match is unknown: the sum of the others would be too low. */
  readonly minutes: number | null
  readonly goals: number
  readonly penalties: number
  readonly assists: number
  readonly yellow: number
  readonly secondYellow: number
  readonly red: number
}

const GOALS = new Set(['goal', 'penalty'])
const CARDS = new Set(['yellow', 'secondYellow', 'red'])

export function playerFigures(player: string, involvements: readonly Involvement[]): PlayerFigures {
  const outings = involvements.filter((involvement) => hasPlayed(player, involvement))
  const events = involvements.flatMap((involvement) => involvement.events)
  const own = events.filter((event) => event.player === player)
  const minutes = outings.map((outing) => minutesIn(player, outing))
  return {
    played: outings.length,
    started: outings.filter(({ starter }) => starter).length,
    minutes: minutes.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0),
    goals: own.filter(({ type }) => GOALS.has(type)).length,
    penalties: own.filter(({ type }) => type === 'penalty').length,
    assists: events.filter(({ related }) => related?.role === 'assist' && related.player === player).length,
    ...countsOf(cardsOf(player, involvements)),
  }
}

/** On the pitch from the start, or came on; without a sheet, an event that only players on the pitch have. */
export function hasPlayed(player: string, { starter, events }: Involvement): boolean {
  if (starter) return true
  if (events.some((event) => event.type === 'substitution' && event.player === player)) return true
  return starter === null && events.some(({ type }) => !CARDS.has(type))
}

export function goalsByKind(player: string, involvements: readonly Involvement[]) {
  const types = involvements.flatMap(({ events }) => events.filter((event) => event.player === player))
  const count = (wanted: string) => types.filter(({ type }) => type === wanted).length
  return { play: count('goal'), penalty: count('penalty'), own: count('ownGoal') }
}

/** An own goal is one that the player's side concedes. */
export function goalMinutes(player: string, involvements: readonly Involvement[]): GoalsInMinutes[] {
  const goals = involvements.flatMap(({ events }) =>
    events.filter((event) => event.player === player && (GOALS.has(event.type) || event.type === 'ownGoal')),
  )
  return [...goalsByMinute(goals.map(({ period, minute, type }) => ({ period, minute, scored: type !== 'ownGoal' })))]
}

function minutesIn(player: string, { starter, covered, team, side, events, length }: Involvement): number | null {
  if (!covered || starter === null || length === null || events.some(({ minute }) => minute === null)) return null
  const starters = starter ? [{ player, position: 'midfielder' as const }] : []
  const known = events.map((event) => ({ ...withDefaults(event), side }))
  return minutesPlayed({ team, starters, bench: [] }, side, known, length).get(player) ?? null
}

function withDefaults(event: PlayerEvent) {
  const { period, minute } = event
  return { ...event, period: period ?? 'firstHalf', minute: minute ?? 0, scoreAfter: { home: 0, away: 0 } } as const
}

function cardsOf(player: string, involvements: readonly Involvement[]) {
  return involvements.flatMap(({ match, team, events }) =>
    events
      .filter((event) => event.player === player && CARDS.has(event.type))
      .map(({ type }) => ({ match, team, player, kind: type as CardKind })),
  )
}
