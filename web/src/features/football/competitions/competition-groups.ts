import type { Competition } from '@meio-campo/contract'

export interface CompetitionGroup {
  readonly id: string
  readonly confederation: Competition['confederation']
  readonly competitions: readonly Competition[]
}

/** Under the confederation that runs them, in the order in which the list first names each; the ones without, last. */
export function byConfederation(competitions: readonly Competition[]): readonly CompetitionGroup[] {
  const groups = new Map<string, Competition[]>()
  for (const competition of competitions) {
    const id = competition.confederation?.id ?? ''
    const group = groups.get(id)
    if (group) group.push(competition)
    else groups.set(id, [competition])
  }
  return [...groups]
    .map(([id, group]) => ({ id, confederation: group[0]!.confederation, competitions: group }))
    .toSorted((a, b) => Number(a.id === '') - Number(b.id === ''))
}
