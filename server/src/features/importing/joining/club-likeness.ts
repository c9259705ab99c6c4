import type { Evidence } from '../evidence/evidence.ts'
import { compareClubNames, editDistance, type ClubName } from '../resolving/names/club-name.ts'

interface NamedClub {
  readonly shown: ClubName
  readonly names: readonly ClubName[]
}

/** What speaks for two clubs being one by the best of their names. */
export interface Likeness {
  readonly evidence: Evidence
  /** Neither is a name that has no word in common with what its club is called now. */
  readonly isOwn: boolean
}

export function bestName(a: NamedClub, b: NamedClub): Likeness | null {
  let best: Likeness | null = null
  for (const one of a.names)
    for (const other of b.names) {
      const evidence = compareClubNames(one, other)
      if (best !== null && evidence.bits < best.evidence.bits) continue
      const isOwn = isOf(a, one) && isOf(b, other)
      if (best === null || evidence.bits > best.evidence.bits || isOwn) best = { evidence, isOwn }
    }
  return best
}

/** A word in common, at least as another language writes it: Nuremberg is a name of Nürnberg. */
function isOf({ shown }: NamedClub, { core }: ClubName): boolean {
  return core.some((word) => shown.core.some((other) => word === other || areAlike(word, other)))
}

const areAlike = (a: string, b: string): boolean => {
  const longest = Math.max(a.length, b.length)
  const slips = longest >= 8 ? 2 : longest >= 6 ? 1 : 0
  return slips > 0 && a[0] === b[0] && editDistance(a, b, slips) <= slips
}
