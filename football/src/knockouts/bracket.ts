import type { TeamId } from '../match/match.ts'
import { settleTie } from './tie.ts'
import type { Tie, TieResult } from './tie.ts'

export interface KnockoutRound {
  readonly name: string
  readonly ties: readonly BracketEntry[]
}

/** A tie, and which ties of the round before its teams come out of, where the draw says so. */
export interface BracketEntry extends Tie {
  readonly from?: readonly [string | null, string | null]
}

export interface BracketTie {
  readonly tie: Tie
  readonly result: TieResult
  readonly from: readonly [string | null, string | null]
}

export interface BracketRound {
  readonly name: string
  readonly ties: readonly BracketTie[]
}

/** Ties of every round, earliest first: winners advance automatically, and ties with the same next tie stand side by side. */
export function bracketOf(rounds: readonly KnockoutRound[]): readonly BracketRound[] {
  const bracket: BracketRound[] = []
  for (const { name, ties } of rounds) {
    const before = bracket.at(-1)?.ties ?? []
    bracket.push({ name, ties: ties.map((entry) => enter(entry, before)) })
  }
  // Backwards, because a round's order on paper follows from the one it leads to.
  for (let index = bracket.length - 2; index >= 0; index--) {
    const { name, ties } = bracket[index]!
    bracket[index] = { name, ties: sideBySide(ties, bracket[index + 1]!.ties) }
  }
  return bracket
}

function enter(entry: BracketEntry, before: readonly BracketTie[]): BracketTie {
  const winnerOf = (id: string | null) => before.find(({ tie }) => tie.id === id)?.result.winner ?? null
  const wonBy = (team: TeamId | null) =>
    before.find(({ result }) => team !== null && result.winner === team)?.tie.id ?? null
  const [first, second] = entry.teams
  const from = [entry.from?.[0] ?? wonBy(first), entry.from?.[1] ?? wonBy(second)] as const
  const tie: Tie = { ...entry, teams: [first ?? winnerOf(from[0]), second ?? winnerOf(from[1])] }
  return { tie, result: settleTie(tie), from }
}

// Ties that lead nowhere (a third-place match's neighbours, an undrawn round) keep their order, at the end.
function sideBySide(ties: readonly BracketTie[], next: readonly BracketTie[]): readonly BracketTie[] {
  const places = new Map(next.flatMap(({ from }) => from).map((id, place) => [id, place]))
  const placeOf = ({ tie }: BracketTie) => places.get(tie.id) ?? Number.MAX_SAFE_INTEGER
  return ties.toSorted((a, b) => placeOf(a) - placeOf(b))
}
