import type { PersonRef } from '@meio-campo/contract'
import {
  otherSide,
  type Card,
  type Goal,
  type GoalKind,
  type Outing,
  type Period,
  type TimedGoal,
} from '@meio-campo/football'
import type { SeasonEvent, SeasonMatch } from './season-matches.ts'

/** Goals, outings and cards of a team's matches, for tables of its players. `keyOf` identifies a person. */
export interface SeasonFigures {
  readonly people: ReadonlyMap<string, PersonRef>
  readonly goals: readonly Goal[]
  readonly outings: readonly Outing[]
  readonly cards: readonly Card[]
  /** By both teams. */
  readonly timedGoals: readonly TimedGoal[]
}

/** Ids are slugs, so the name of a person without an id never equals one. */
export const keyOf = ({ id, name }: PersonRef): string => id ?? `? ${name}`

const GOALS: Readonly<Record<string, GoalKind>> = { goal: 'goal', penalty: 'penalty', ownGoal: 'ownGoal' }
const CARDS: Readonly<Record<string, Card['kind']>> = { yellow: 'yellow', secondYellow: 'secondYellow', red: 'red' }

export function seasonFigures(team: string, matches: readonly SeasonMatch[]): SeasonFigures {
  const people = new Map<string, PersonRef>()
  const known = (person: PersonRef): string => {
    people.set(keyOf(person), person)
    return keyOf(person)
  }
  const figures = matches.map(({ match, side, events, lineup }) => {
    const own = events.filter((event) => event.side === side)
    const at = { match: match.id, team }
    const cameOn = new Set(own.flatMap((event) => personComingOn(event) ?? []).map(keyOf))
    return {
      goals: own.flatMap(({ type, player, related }): Goal[] => {
        const kind = GOALS[type]
        if (!kind || !player) return []
        const assist = related?.role === 'assist' ? known(related.player) : null
        return [{ ...at, player: known(player), kind, assist }]
      }),
      outings: lineup
        .filter(({ person, starter }) => starter || cameOn.has(keyOf(person)))
        .map(({ person }): Outing => ({ ...at, player: known(person), minutes: null })),
      cards: own.flatMap(({ type, player }): Card[] => {
        const kind = CARDS[type]
        return kind && player ? [{ ...at, player: known(player), kind }] : []
      }),
      timedGoals: events.flatMap((event): TimedGoal[] => {
        const kind = GOALS[event.type]
        if (!kind || event.side === null) return []
        const scorer = kind === 'ownGoal' ? otherSide[event.side] : event.side
        return [{ period: event.period as Period | null, minute: event.minute, scored: scorer === side }]
      }),
    }
  })
  return {
    people,
    goals: figures.flatMap(({ goals }) => goals),
    outings: figures.flatMap(({ outings }) => outings),
    cards: figures.flatMap(({ cards }) => cards),
    timedGoals: figures.flatMap(({ timedGoals }) => timedGoals),
  }
}

/** Sources write a substitution either way round: the other one came on, or went off. */
function personComingOn({ type, player, related }: SeasonEvent): PersonRef | null {
  if (type !== 'substitution') return null
  return related?.role === 'in' ? related.player : player
}
