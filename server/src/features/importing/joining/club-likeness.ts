import type { Evidence } from '../evidence/evidence.ts'
import { compareClubNames, type ClubName } from '../resolving/names/club-name.ts'

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

function isOf({ shown }: NamedClub, { core }: ClubName): boolean {
  return core.some((word) => shown.core.includes(word))
}
