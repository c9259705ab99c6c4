import type { MatchRecord } from '../../records/records.ts'

type Tied = Pick<MatchRecord, 'phase' | 'round' | 'leg' | 'day'> & {
  readonly home: { readonly name: string }
  readonly away: { readonly name: string }
}

/** The legs of knock-out ties: the two matches of a pair in one round, each at home once, by date. */
export function withLegs<Match extends Tied>(matches: readonly Match[]): readonly Match[] {
  const ties = Map.groupBy(matches, ({ phase, round, home, away }) =>
    phase?.kind === 'knockout'
      ? JSON.stringify([phase.name, round?.name, ...[home.name, away.name].sort()])
      : 'no tie at all',
  )
  ties.delete('no tie at all')
  const legs = new Map<Match, 1 | 2>()
  for (const tie of ties.values()) {
    const [one, two] = tie
    if (!one || !two || tie.length > 2 || one.home.name === two.home.name) continue
    const swapped = one.day !== null && two.day !== null && two.day < one.day
    legs.set(one, swapped ? 2 : 1)
    legs.set(two, swapped ? 1 : 2)
  }
  return matches.map((match) => ({ ...match, leg: match.leg ?? legs.get(match) ?? null }))
}
