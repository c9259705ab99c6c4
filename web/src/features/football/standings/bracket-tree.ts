import type { Tie } from '@meio-campo/contract'

/** The complete rounds that lead to a final, in two halves that meet in it. */
export interface BracketTree {
  readonly final: Tie
  /** From the first round to the semifinal. */
  readonly left: readonly BracketColumn[]
  /** From the semifinal to the first round. */
  readonly right: readonly BracketColumn[]
  /** What is not in the tree: earlier rounds with byes, the match for the third place. */
  readonly rest: readonly Tie[]
}

export interface BracketColumn {
  readonly name: string
  readonly ties: readonly Tie[]
}

/** Sixteen ties at the outside: nine columns, the most that a screen has room for, and only for acronyms. */
const MOST_LEVELS = 4
const MOST_WITH_NAMES = 3
const LEAST_LEVELS = 2

/** Null unless there is a final with at least two complete rounds before it. */
export function bracketTree(ties: readonly Tie[]): BracketTree | null {
  const byId = new Map(ties.map((tie) => [tie.id, tie]))
  const feeding = new Set(ties.flatMap(({ from }) => from))
  const last = ties.filter(({ id }) => !feeding.has(id))
  const trees = last.map((tie) => levelsBelow(tie, byId)).filter((levels) => levels.length > LEAST_LEVELS)
  const levels = withRoom(trees[0] ?? [])
  const [final] = levels[0] ?? []
  if (!final || trees.length > 1 || !isAlone(final, last, ties)) return null
  const columns = levels.slice(1).map((level) => ({ name: level[0]!.round ?? 'Confrontos', level }))
  const half = (from: 0 | 1) =>
    columns.map(({ name, level }) => {
      const middle = level.length / 2
      return { name, ties: from === 0 ? level.slice(0, middle) : level.slice(middle) }
    })
  const inTree = new Set(levels.flat().map(({ id }) => id))
  return { final, left: half(0).toReversed(), right: half(1), rest: ties.filter(({ id }) => !inTree.has(id)) }
}

/**
 * Whether a tie that leads nowhere can be the final: beside it in its round only losers meet, for the third place. Where
 * the later rounds are not known, every tie of the last known one leads nowhere.
 */
function isAlone(final: Tie, last: readonly Tie[], ties: readonly Tie[]): boolean {
  const lost = new Set(ties.flatMap((tie) => (tie === final || tie.winner === null ? [] : loserOf(tie))))
  const beside = last.filter((tie) => tie !== final && tie.round === final.round)
  return beside.every(({ first, second }) => [first, second].every((team) => team !== null && lost.has(team.id)))
}

const loserOf = ({ first, second, winner }: Tie) =>
  [first, second].flatMap((team) => (team !== null && team.id !== winner ? team.id : []))

/** A team without an acronym is written out, which takes wider columns. */
function withRoom(levels: readonly (readonly Tie[])[]): readonly (readonly Tie[])[] {
  const teams = levels.flat().flatMap(({ first, second }) => [first, second])
  return teams.every((team) => team === null || team.acronym !== null) ? levels : levels.slice(0, MOST_WITH_NAMES + 1)
}

/** The tie itself, then the two that lead to it, then the four, as far as all of them are known and each is there once. */
function levelsBelow(tie: Tie, byId: ReadonlyMap<string, Tie>): readonly (readonly Tie[])[] {
  const levels: (readonly Tie[])[] = [[tie]]
  const seen = new Set([tie.id])
  for (;;) {
    const current = levels.at(-1)!
    const next = current.flatMap(({ from }) => from.flatMap((id) => byId.get(id ?? '') ?? []))
    const isComplete = next.length === current.length * 2 && next.every(({ id }) => !seen.has(id) && seen.add(id))
    if (!isComplete || levels.length > MOST_LEVELS) return levels
    levels.push(next)
  }
}
