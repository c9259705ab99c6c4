import { settleTie, type Tie } from '@meio-campo/football'
import type { PhaseStructure, Round, TieEntry } from './edition-structure.ts'

export interface RoundOfTies {
  readonly round: Round | null
  readonly ties: readonly TieEntry[]
}

/**
 * The rounds of a knock-out as a bracket reads them: replays inside the tie they decide, and apart from the others the
 * matches of losers (for the third place), which lead nowhere.
 */
export function knockoutRounds({ rounds, ties }: PhaseStructure): {
  readonly main: readonly RoundOfTies[]
  readonly consolations: readonly RoundOfTies[]
} {
  const byRound = Map.groupBy(ties, ({ round }) => round?.id ?? null)
  const told = [...rounds, null].flatMap((round) => {
    const own = byRound.get(round?.id ?? null)
    return own ? [{ round, ties: own }] : []
  })
  const joined = withReplays(told)
  const isConsolation = (index: number) => isBetweenLosers(joined[index]!, joined.slice(0, index))
  return {
    main: joined.filter((_, index) => !isConsolation(index)),
    consolations: joined.filter((_, index) => isConsolation(index)),
  }
}

/** Datasets tell a replay as a round of its own. */
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
  const losers = new Set(earlier.flatMap((round) => round.ties.map((tie) => settleTie(tieOf(tie)).loser)))
  return ties.every(({ teams }) => teams.every((team) => team !== null && losers.has(team)))
}

/** As football settles it, from all of its matches. */
export function tieOf({ id, teams, legs, rules }: TieEntry): Tie {
  return { id, teams, legs: legs.map(({ match }) => match), rules }
}
