/** A source of units (a match) that only the given takers (teams) can have. */
export interface Supply {
  readonly units: number
  readonly takers: readonly number[]
}

/**
 * How many units can be handed out when taker `i` takes no more than `room[i]`: a maximum flow, found by looking for
 * another path as long as there is one. Exact, because everything is whole numbers.
 */
export function mostHandedOut(supplies: readonly Supply[], room: readonly number[]): number {
  const given = supplies.map(({ takers }) => takers.map(() => 0))
  const left = [...room]
  const unused = supplies.map(({ units }) => units)
  let handedOut = 0
  for (const start of supplies.keys()) {
    while (unused[start]! > 0) {
      const amount = pushFrom(start, unused[start]!, supplies, given, left)
      if (amount === 0) break
      unused[start]! -= amount
      handedOut += amount
    }
  }
  return handedOut
}

interface Visit {
  readonly supply: number
  readonly before: Visit | null
  /** The taker through which this supply was reached: it gives back what that one had of it. */
  readonly through: number | null
}

/** One augmenting path, breadth first: a supply gives to a taker with room, or to one whose other supply can give elsewhere. */
function pushFrom(start: number, most: number, supplies: readonly Supply[], given: number[][], left: number[]): number {
  const seen = new Set([start])
  const seenTakers = new Set<number>()
  const queue: Visit[] = [{ supply: start, before: null, through: null }]
  for (const visit of queue) {
    for (const taker of supplies[visit.supply]!.takers) {
      if (seenTakers.has(taker)) continue
      seenTakers.add(taker)
      if (left[taker]! > 0) return pushAlong(visit, taker, most, supplies, given, left)
      for (const [other, { takers }] of supplies.entries()) {
        const place = takers.indexOf(taker)
        if (seen.has(other) || place === -1 || !given[other]![place]) continue
        seen.add(other)
        queue.push({ supply: other, before: visit, through: taker })
      }
    }
  }
  return 0
}

function pushAlong(
  last: Visit,
  end: number,
  most: number,
  supplies: readonly Supply[],
  given: number[][],
  left: number[],
): number {
  const placeOf = (supply: number, taker: number) => supplies[supply]!.takers.indexOf(taker)
  let amount = Math.min(most, left[end]!)
  for (let visit = last; visit.before; visit = visit.before) {
    amount = Math.min(amount, given[visit.supply]![placeOf(visit.supply, visit.through!)]!)
  }
  left[end]! -= amount
  let taker = end
  for (let visit: Visit | null = last; visit; visit = visit.before) {
    given[visit.supply]![placeOf(visit.supply, taker)]! += amount
    if (visit.through === null) break
    given[visit.supply]![placeOf(visit.supply, visit.through)]! -= amount
    taker = visit.through
  }
  return amount
}
