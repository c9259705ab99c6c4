import {
  type AsOf,
  type BracketEntry,
  bracketOf,
  finalOf,
  finalScore,
  settleTie,
  type Tie,
  type TieResult,
} from '@meio-campo/football'
import { isKnownAt } from './as-of.ts'
import type { Leg } from './edition-legs.ts'
import type { PhaseStructure, PlannedLeg, Round, StoredSource, TieEntry } from './edition-structure.ts'
import { isLive } from '../rows/football-match.ts'

type Pair = readonly [string | null, string | null]

export interface SettledTie {
  readonly id: string
  readonly round: Round | null
  readonly teams: Pair
  /** The ties that its two teams come from. */
  readonly from: Pair
  /** Null until a match has begun. */
  readonly aggregate: TieResult['aggregate'] | null
  readonly winner: string | null
  readonly loser: string | null
  readonly decidedBy: TieResult['decidedBy']
  readonly planned: readonly PlannedLeg[]
  readonly legs: readonly SettledLeg[]
}

export interface SettledLeg extends Leg {
  /** The first match or the return; null for a match alone and for a replay. */
  readonly leg: number | null
  /** False for ties after the requested moment. */
  readonly known: boolean
}

interface View {
  readonly isKnown: (leg: Leg) => boolean
  /** Which tie each team comes from, where the draw does not have it. */
  readonly sources: ReadonlyMap<string, Pair>
}

/** The ties of a knock-out in the order of its rounds, ties with the same next tie side by side; matches of losers at the end. */
export function settleTies(phase: PhaseStructure, asOf?: AsOf): readonly SettledTie[] {
  const { main, consolations } = knockoutRounds(phase)
  const settle = (view: View) => [...settleRounds(main, view), ...settleRounds(consolations, view)]
  const now = settle({ isKnown: () => true, sources: new Map() })
  if (!asOf) return now
  const sources = new Map(now.map(({ id, from }) => [id, from]))
  return settle({ isKnown: ({ match }) => isKnownAt(match, asOf), sources })
}

/**
 * The tie that decides the phase, by its place and its results, whatever its round is called. Its name counts only where
 * the ties do not show it: after second groups, the third place is played by teams that no tie has knocked out.
 */
export function findFinal(phase: PhaseStructure): SettledTie | null {
  const settled = settleRounds(knockoutRounds(phase).main, { isKnown: () => true, sources: new Map() })
  const shown = finalOf([...Map.groupBy(settled, ({ round }) => round?.id ?? null).values()])
  const named = settled.filter(({ round }) => round?.name === 'Final')
  return shown ?? (named.length === 1 ? named[0]! : null)
}

function settleRounds(rounds: readonly RoundOfTies[], view: View): readonly SettledTie[] {
  const entries = new Map(rounds.flatMap(({ ties }) => ties.map((tie) => [tie.id, tie])))
  // Seats that we fill ourselves, from the results, prove nothing about them.
  const told = rounds.map(({ ties }) => ties.filter(({ sources }) => sources.every((source) => source === null)))
  const later = (index: number) => new Set(told.slice(index + 1).flatMap((ties) => ties.flatMap(({ teams }) => teams)))
  const bracket = bracketOf(
    rounds.map(({ round, ties }, index) => ({
      name: round?.name ?? '',
      ties: ties.map((tie) => enter(tie, { before: rounds[index - 1]?.ties ?? [], later: later(index) }, view)),
    })),
  )
  return bracket.flatMap(({ ties }) =>
    ties.map(({ tie, result: { winner, loser, decidedBy: settledBy }, from }): SettledTie => {
      const entry = entries.get(tie.id)!
      const { round, legs, planned } = entry
      // Seen in a later round: who went through is known, what decided it is not.
      const decidedBy = settledBy === 'ruling' && (entry.winner === null || entry.derived) ? null : settledBy
      const settled = legs.map((leg, place) => ({ ...leg, leg: legOf(entry, place), known: view.isKnown(leg) }))
      const known = settled.flatMap((leg) => (leg.known ? [leg.match] : []))
      const begun = known.some((match) => finalScore(match) !== null)
      const aggregate = begun ? settleTie({ ...tie, legs: known }).aggregate : null
      return { id: tie.id, round, teams: tie.teams, from, aggregate, winner, loser, decidedBy, planned, legs: settled }
    }),
  )
}

const MATCHES_ADDED_UP = 2

/** Where no source says it, the first two of a tie of two are the match and the return. */
function legOf({ legs, rules }: TieEntry, place: number): number | null {
  const stated = legs[place]!.row.leg ?? null
  if (legs.length === 1) return rules.legs === 2 ? stated : null
  return stated ?? (rules.legs === 2 && place < MATCHES_ADDED_UP ? place + 1 : null)
}

interface Neighbours {
  readonly before: readonly TieEntry[]
  /** The teams that play in a later round. */
  readonly later: ReadonlySet<string | null>
}

/** A live match counts in the aggregate score, but does not decide the tie. */
function enter(entry: TieEntry, { before, later }: Neighbours, { isKnown, sources }: View): BracketEntry {
  const source = sources.get(entry.id)
  const from = source ?? feedersOf(entry, before)
  const seat = (index: 0 | 1) => (source && source[index] !== null ? null : entry.teams[index])
  const decided = entry.legs.filter((leg) => isKnown(leg) && !isLive(leg.row))
  const tie = tieOf({ ...entry, legs: decided })
  const entered = decided.length === entry.legs.length ? (entry.winner ?? findSurvivor(tie, later)) : null
  const awardedTo = entered !== null && entered !== settleTie(tie).winner ? entered : null
  return { ...tie, teams: [seat(0), seat(1)], awardedTo, from }
}

/** A tie that its known results leave level, because no source has the shoot-out: the one team that plays on won it. */
function findSurvivor(tie: Tie, later: ReadonlySet<string | null>): string | null {
  const { teams, legs, rules } = tie
  if (legs.length < rules.legs || settleTie(tie).winner !== null) return null
  const on = teams.filter((team) => team !== null && later.has(team))
  return on.length === 1 ? on[0]! : null
}

/** The draw's links; where it has none, a team that won a tie of the round before links the two. */
function feedersOf({ id, teams, sources }: TieEntry, before: readonly TieEntry[]): Pair {
  if (sources.some((source) => source !== null)) return [winnerOf(sources[0]), winnerOf(sources[1])]
  const feeders = before.filter(({ next }) => next === id)
  const feederOf = (team: string | null) => feeders.find((tie) => team !== null && tie.teams.includes(team))
  const known = teams.map(feederOf)
  const free = feeders.filter((feeder) => !known.includes(feeder))
  const [first = null, second = null] = known.map((feeder, seat) => {
    if (feeder) return feeder.id
    return teams[seat] === null ? (free.shift()?.id ?? null) : null
  })
  return [first, second]
}

const winnerOf = (source: StoredSource | null) => (source?.kind === 'winner' ? source.tie : null)

interface RoundOfTies {
  readonly round: Round | null
  readonly ties: readonly TieEntry[]
}

/**
 * The rounds of a knock-out as a bracket reads them: replays inside the tie they decide, and apart from the others the
 * matches of losers (for the third place), which lead nowhere.
 */
function knockoutRounds({ rounds, ties }: PhaseStructure): {
  readonly main: readonly RoundOfTies[]
  readonly consolations: readonly RoundOfTies[]
} {
  const byRound = Map.groupBy(ties, ({ round }) => round?.id ?? null)
  const listed = [...rounds, null].flatMap((round) => {
    const own = byRound.get(round?.id ?? null)
    return own ? [{ round, ties: own }] : []
  })
  const joined = withReplays(listed)
  const isConsolation = (index: number) => isBetweenLosers(joined[index]!, joined.slice(0, index))
  return {
    main: joined.filter((_, index) => !isConsolation(index)),
    consolations: joined.filter((_, index) => isConsolation(index)),
  }
}

/** Datasets list a replay as a round of its own. */
function withReplays(rounds: readonly RoundOfTies[]): readonly RoundOfTies[] {
  const joined: RoundOfTies[] = []
  for (const { round, ties } of rounds) {
    const before = joined.at(-1)
    const replays = before ? ties.filter((tie) => before.ties.some((earlier) => samePair(earlier, tie))) : []
    if (before && replays.length > 0)
      joined[joined.length - 1] = { ...before, ties: before.ties.map(joinedWith(replays)) }
    const rest = ties.filter((tie) => !replays.includes(tie))
    if (rest.length > 0) joined.push({ round, ties: rest })
  }
  return joined
}

function joinedWith(replays: readonly TieEntry[]): (tie: TieEntry) => TieEntry {
  return (tie) => {
    const legs = replays.filter((replay) => samePair(tie, replay)).flatMap((replay) => replay.legs)
    return { ...tie, legs: [...tie.legs, ...legs] }
  }
}

function samePair(a: TieEntry, b: TieEntry): boolean {
  return a.teams.every((team) => team !== null && b.teams.includes(team))
}

function isBetweenLosers({ ties }: RoundOfTies, earlier: readonly RoundOfTies[]): boolean {
  const losers = new Set(earlier.flatMap((round) => round.ties.map(loserOf)))
  return ties.every(({ teams, sources }) =>
    teams.every((team, side) => sources[side]?.kind === 'loser' || (team !== null && losers.has(team))),
  )
}

const loserOf = (tie: TieEntry) =>
  tie.winner === null ? settleTie(tieOf(tie)).loser : (tie.teams.find((team) => team !== tie.winner) ?? null)

/** As football settles it, from all of its matches. */
function tieOf({ id, teams, legs, rules }: TieEntry): Tie {
  return { id, teams, legs: legs.map(({ match }) => match), rules }
}
