import { countsOf, goalsByMinute, minutesPlayed, type CardKind, type GoalsInMinutes } from '@meio-campo/football'
import { onlyListed } from '../discipline/only-listed.ts'
import type { Involvement, PlayerEvent } from './involvements.ts'

/** What a player's matches add up to. */
export interface PlayerFigures extends Cards {
  readonly played: number
  /** Null if the sheet of one match is unknown, because the player may have started there too. */
  readonly started: number | null
  /** Null where one match is unknown: the sum of the others would be too low. */
  readonly minutes: number | null
  readonly goals: number
  readonly penalties: number
  /** Null where of one of the editions no source says who gave any pass: the sum of the others would be too low. */
  readonly assists: number | null
}

/** Null where none is known and no source lists the cards of any of the editions. */
interface Cards {
  readonly yellow: number | null
  readonly secondYellow: number | null
  readonly red: number | null
}

const GOALS = new Set(['goal', 'penalty'])
const ON_PITCH: ReadonlySet<string> = new Set([
  'goal',
  'penalty',
  'ownGoal',
  'missedPenalty',
  'substitution',
  'shootoutGoal',
  'shootoutMiss',
])
const CARDS = new Set(['yellow', 'secondYellow', 'red'])

export function playerFigures(player: string, involvements: readonly Involvement[]): PlayerFigures {
  const outings = involvements.filter(hasPlayed)
  const events = involvements.flatMap((involvement) => involvement.events)
  const own = events.filter((event) => event.player === player)
  const minutes = outings.map((outing) => minutesIn(player, outing))
  return {
    played: outings.length,
    started: outings.some(({ starter }) => starter === null) ? null : outings.filter(({ starter }) => starter).length,
    minutes: minutes.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0),
    goals: own.filter(({ type }) => GOALS.has(type)).length,
    penalties: own.filter(({ type }) => type === 'penalty').length,
    assists: areAssistsKnown(involvements)
      ? events.filter(({ related }) => related?.role === 'assist' && related.player === player).length
      : null,
    ...cardCountsOf(player, involvements),
  }
}

/** What is listed counts; none listed means none only where a source lists the cards of an edition. */
function cardCountsOf(player: string, involvements: readonly Involvement[]): Cards {
  const counts = countsOf(cardsOf(player, involvements))
  return involvements.some(({ cardsKnown }) => cardsKnown) ? counts : onlyListed(counts)
}

/** A source has the assists of a whole edition or none of them; a team without goals has none to state. */
function areAssistsKnown(involvements: readonly Involvement[]): boolean {
  const editions = [...Map.groupBy(involvements, ({ edition }) => edition).values()]
  const isKnown = (own: readonly Involvement[]) => own.some(({ assistsKnown }) => assistsKnown)
  return editions.some(isKnown) && editions.every((own) => isKnown(own) || own.every(isWithoutGoal))
}

const isWithoutGoal = ({ score, side }: Involvement) => score !== null && score[side] === 0

/** On the pitch from the start, or part of what only players on the pitch do: cards are shown to the bench too. */
export function hasPlayed({ starter, events }: Involvement): boolean {
  return starter === true || events.some(({ type }) => ON_PITCH.has(type))
}

/** How often each position was played, the most frequent first; a sheet may not say it. */
export function playedPositions(outings: readonly Involvement[]) {
  const known = Map.groupBy(
    outings.flatMap(({ position }) => position ?? []),
    (position) => position,
  )
  return [...known]
    .map(([position, all]) => ({ position, played: all.length }))
    .toSorted((a, b) => b.played - a.played || a.position.localeCompare(b.position))
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
