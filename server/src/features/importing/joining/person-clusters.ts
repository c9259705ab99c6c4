import { bitsOf, judge, type Evidence } from '../evidence/evidence.ts'
import { bornBits, forbid, inOneSquad, PERSON_THRESHOLDS } from '../resolving/person-evidence.ts'
import { uniteFacts, type PersonFacts } from '../resolving/person-facts.ts'

export interface PersonPair {
  readonly first: string
  readonly second: string
  readonly evidence: readonly Evidence[]
}

export interface PersonClusters {
  /** Groups of ids that are one person, each with the pairs that joined it. */
  readonly groups: readonly { readonly ids: readonly string[]; readonly pairs: readonly PersonPair[] }[]
  readonly unsure: readonly PersonPair[]
}

const CLEAR_LEAD = 2

/**
 * Joins pairs, the strongest first, as long as nothing forbids any two of the people that come together. A pair where
 * one side could as well be another person is not joined, but unsure.
 */
export function clusterPeople(
  pairs: readonly PersonPair[],
  facts: ReadonlyMap<string, PersonFacts>,
  apart: (a: string, b: string) => boolean,
): PersonClusters {
  const clusters = new Map<string, Cluster>()
  const clusterOf = (id: string) => {
    const known = clusters.get(id) ?? { ids: [id], facts: facts.get(id)!, pairs: [] }
    clusters.set(id, known)
    return known
  }
  const strongest = pairs.toSorted(strongestFirst)
  const byPerson = neighboursOf(strongest)
  const unsure: PersonPair[] = []
  for (const pair of strongest) {
    const verdict = judge(pair.evidence, PERSON_THRESHOLDS)
    if (verdict === 'apart') break
    const [one, other] = [clusterOf(pair.first), clusterOf(pair.second)]
    if (one === other || !canBeOne(one, other, apart)) continue
    const rivals = verdict === 'same' && isContested(pair, byPerson, clusterOf, apart)
    if (verdict === 'unsure' || rivals) {
      unsure.push(pair)
      continue
    }
    const united: Cluster = {
      ids: [...one.ids, ...other.ids],
      facts: uniteFacts(one.facts, other.facts),
      pairs: [...one.pairs, ...other.pairs, pair],
    }
    for (const id of united.ids) clusters.set(id, united)
  }
  const groups = [...new Set(clusters.values())].filter(({ ids }) => ids.length > 1)
  const isOpen = ({ first, second }: PersonPair) => {
    const [one, other] = [clusterOf(first), clusterOf(second)]
    return one !== other && canBeOne(one, other, apart)
  }
  return {
    groups: groups.map(({ ids, pairs: own }) => ({ ids: ids.toSorted(), pairs: own })),
    unsure: unsure.filter(isOpen),
  }
}

interface Cluster {
  readonly ids: readonly string[]
  readonly facts: PersonFacts
  readonly pairs: readonly PersonPair[]
}

function strongestFirst(a: PersonPair, b: PersonPair): number {
  return bitsOf(b.evidence) - bitsOf(a.evidence) || compare(a.first, b.first) || compare(a.second, b.second)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function neighboursOf(pairs: readonly PersonPair[]): ReadonlyMap<string, readonly PersonPair[]> {
  const byPerson = new Map<string, PersonPair[]>()
  for (const pair of pairs) {
    if (judge(pair.evidence, PERSON_THRESHOLDS) !== 'same') continue
    for (const id of [pair.first, pair.second]) {
      const known = byPerson.get(id)
      if (known) known.push(pair)
      else byPerson.set(id, [pair])
    }
  }
  return byPerson
}

function canBeOne(a: Cluster, b: Cluster, apart: (a: string, b: string) => boolean): boolean {
  if (forbid(a.facts, b.facts)) return false
  if (bornApart(a.facts, b.facts) && !inOneSquad(a.facts, b.facts)) return false
  return !a.ids.some((one) => b.ids.some((other) => apart(one, other)))
}

const OTHER_DATE_BITS = -16

/** Through a third person without a birth date, two of clearly different dates do not become one. */
function bornApart({ birthDates }: PersonFacts, other: PersonFacts): boolean {
  const compared = birthDates.flatMap((date) => other.birthDates.map((its) => bornBits(date, its)))
  return compared.length > 0 && compared.every((bits) => bits <= OTHER_DATE_BITS)
}

/** Whether one of the two has nearly as much evidence with a third person who cannot be the other. */
function isContested(
  pair: PersonPair,
  byPerson: ReadonlyMap<string, readonly PersonPair[]>,
  clusterOf: (id: string) => Cluster,
  apart: (a: string, b: string) => boolean,
): boolean {
  const bits = bitsOf(pair.evidence)
  const contested = (id: string, other: string) =>
    (byPerson.get(id) ?? []).some((rival) => {
      const third = rival.first === id ? rival.second : rival.first
      if (third === other || bitsOf(rival.evidence) < bits - CLEAR_LEAD) return false
      const [partner, own, against] = [clusterOf(other), clusterOf(id), clusterOf(third)]
      if (against === partner || against === own) return false
      return canBeOne(own, against, apart) && !canBeOne(partner, against, apart)
    })
  return contested(pair.first, pair.second) || contested(pair.second, pair.first)
}
