import type { StandingsRow } from '@meio-campo/contract'

type Decision = StandingsRow['decidedBy'][number]

/** Two neighbours in the table that are level on points, and the criterion that ranked them. */
export interface TiedPair {
  readonly above: StandingsRow
  readonly below: StandingsRow
  readonly decision: Decision
  /** The numbers that decided, where the table itself shows them. */
  readonly figures: { readonly label: string; readonly above: number; readonly below: number } | null
}

/** Teams level on points, under a letter of their own. */
export interface TiedGroup {
  readonly letter: string
  readonly pairs: readonly TiedPair[]
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Before the first match all teams are level and no tie is explained. */
export function tiedGroups(rows: readonly StandingsRow[]): readonly TiedGroup[] {
  const groups: TiedPair[][] = []
  rows.forEach((above, index) => {
    const below = rows[index + 1]
    const decision = below && above.decidedBy.find(({ against }) => against.id === below.team.id)
    if (!decision || above.played + below.played === 0) return
    const pair = { above, below, decision, figures: decidingFigures(above, below, decision) }
    const current = groups.at(-1)
    if (current?.at(-1)?.below === above) current.push(pair)
    else groups.push([pair])
  })
  return groups.map((pairs, index) => ({ letter: LETTERS[index] ?? String(index + 1), pairs }))
}

/** The letter of each team that has one. */
export function tieLetters(groups: readonly TiedGroup[]): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap(({ letter, pairs }) =>
      pairs.flatMap(({ above, below }): [string, string][] => [
        [above.team.id, letter],
        [below.team.id, letter],
      ]),
    ),
  )
}

const measures: Readonly<Record<string, { label: string; of: (row: StandingsRow) => number }>> = {
  wins: { label: 'Vitórias', of: ({ won }) => won },
  goalDifference: { label: 'Saldo', of: ({ goalDifference }) => goalDifference },
  goalsFor: { label: 'Gols pró', of: ({ goalsFor }) => goalsFor },
  fewestReds: { label: 'Vermelhos', of: ({ cards }) => cards.red },
  fewestYellows: { label: 'Amarelos', of: ({ cards }) => cards.yellow },
}

function decidingFigures(above: StandingsRow, below: StandingsRow, { metric, scope }: Decision): TiedPair['figures'] {
  const measure = scope === 'all' && metric ? measures[metric] : undefined
  return measure ? { label: measure.label, above: measure.of(above), below: measure.of(below) } : null
}
