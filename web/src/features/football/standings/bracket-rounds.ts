import type { Tie } from '@meio-campo/contract'

export interface BracketRound {
  readonly name: string
  readonly ties: readonly Tie[]
  /** Each pair of ties leads to one tie of the next round, so lines can be drawn. */
  readonly paired: boolean
}

/** The rounds in the order they are played, whatever order the ties come in. */
export function bracketRounds(ties: readonly Tie[]): readonly BracketRound[] {
  const rounds = new Map<string, Tie[]>()
  for (const tie of ties) {
    const name = tie.round ?? 'Confrontos'
    const known = rounds.get(name)
    if (known) known.push(tie)
    else rounds.set(name, [tie])
  }
  const byId = new Map(ties.map((tie) => [tie.id, tie]))
  const feeding = new Set(ties.flatMap(({ from }) => from))
  const depthOf = (tie: Tie, seen: ReadonlySet<string> = new Set()): number => {
    if (seen.has(tie.id)) return 0
    const known = tie.from.flatMap((id) => byId.get(id ?? '') ?? [])
    const isLast = known.length === 0 && !feeding.has(tie.id)
    const before = isLast ? losersBefore(ties, tie) : known
    const path = new Set([...seen, tie.id])
    return before.length === 0 ? 0 : 1 + Math.max(...before.map((one) => depthOf(one, path)))
  }
  const ordered = [...rounds]
    .map(([name, group], place) => ({
      name,
      place,
      ties: group.toSorted((a, b) => a.position - b.position),
      depth: Math.max(...group.map((tie) => depthOf(tie))),
    }))
    // A third-place match has the same depth as the final, so the order of the answer decides.
    .toSorted((a, b) => a.depth - b.depth || a.place - b.place)
  return ordered.map(({ name, ties: group }, index) => ({
    name,
    ties: group,
    paired: isPaired(group, ordered[index + 1]?.ties ?? []),
  }))
}

/** If one round fills the screen, the round in progress is shown first; for a finished knock-out, the final. */
export function openingRound(rounds: readonly BracketRound[], final: string | null): number {
  const playing = rounds.findIndex(({ ties }) => ties.some(({ winner }) => winner === null))
  if (playing >= 0) return playing
  const decider = rounds.findIndex(({ name }) => name === final)
  return decider >= 0 ? decider : rounds.length - 1
}

/** Losers meet again in the match for the third place, which comes after the round that they lost. */
function sendsLoser({ id, winner, first, second }: Tie, to: Tie): boolean {
  if (winner === null || id === to.id) return false
  const loser = first?.id === winner ? second?.id : first?.id
  return loser !== undefined && (to.first?.id === loser || to.second?.id === loser)
}

/** A tie of a first round may hold one team that lost later; a match for the third place holds two. */
function losersBefore(ties: readonly Tie[], to: Tie): readonly Tie[] {
  const senders = ties.filter((other) => sendsLoser(other, to))
  return senders.length > 1 ? senders : []
}

function isPaired(ties: readonly Tie[], next: readonly Tie[]): boolean {
  return (
    next.length > 0 &&
    ties.length === next.length * 2 &&
    next.every(({ from }, index) => {
      const pair = new Set([ties[index * 2]!.id, ties[index * 2 + 1]!.id])
      return from.every((id) => id === null || pair.has(id))
    })
  )
}

/** By the API's words for what decided a tie. */
const reasons: Readonly<Record<string, string>> = {
  pênaltis: 'nos pênaltis',
  prorrogação: 'na prorrogação',
  'gols fora': 'pelos gols fora',
  'vantagem do empate': 'pela vantagem do empate',
  'jogo de desempate': 'no jogo extra',
  'decisão da organização': 'fora de campo',
}

/** The note below a tie that the plain score did not decide. */
export function tieWords({
  decidedBy,
  penalties,
  winner,
}: Pick<Tie, 'decidedBy' | 'penalties' | 'winner'>): string | null {
  if (penalties) return `${penalties.first} × ${penalties.second} nos pênaltis`
  if (decidedBy === null) return winner === null ? null : 'desempate não informado'
  return reasons[decidedBy] ?? null
}

/** What a match of a tie is called: only two that are added up are a match and its return. */
export function legWord(leg: number | null, place = 0): string {
  if (leg !== null) return leg === 2 ? 'Volta' : 'Ida'
  return place === 0 ? 'Jogo' : 'Jogo extra'
}
