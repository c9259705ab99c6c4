import type { CompetitionRef } from '@meio-campo/contract'

interface Played {
  readonly competition: CompetitionRef
  readonly edition: string
}

interface Choice {
  readonly value: string
  readonly label: string
}

/** The seasons for a select list, the newest first; it always contains the one in the address. */
export function seasonsIn(played: readonly Played[], chosen?: string): readonly Choice[] {
  const names = new Set([...played.map(({ edition }) => edition), ...(chosen ? [chosen] : [])])
  return [...names]
    .sort()
    .toReversed()
    .map((value) => ({ value, label: value }))
}

export function competitionsIn(played: readonly Played[]): readonly Choice[] {
  const names = new Map(played.map(({ competition }) => [competition.id, competition.name]))
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'))
}
