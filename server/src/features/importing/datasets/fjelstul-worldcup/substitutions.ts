import type { SubstitutionRow } from './read-events.ts'

export interface Change {
  readonly on: SubstitutionRow
  readonly off: SubstitutionRow
}

export interface Changes {
  readonly changes: readonly Change[]
  /** One player went off and one came on, at minutes that disagree: it still counts as one substitution. */
  readonly uneven: readonly Change[]
  readonly alone: readonly SubstitutionRow[]
}

/**
 * One substitution is two rows connected only by match, team and minute. Simultaneous ones are listed first off, then
 * on, and are paired in that order, because the dataset does not state who replaced whom.
 */
export function pairSubstitutions(rows: readonly SubstitutionRow[]): Changes {
  const changes: Change[] = []
  const uneven: Change[] = []
  const alone: SubstitutionRow[] = []
  for (const ofTeam of Map.groupBy(rows, (row) => `${row.matchId} ${row.teamId}`).values()) {
    const left: SubstitutionRow[] = []
    for (const atOnce of Map.groupBy(ofTeam, ({ period, minute, added }) => `${period} ${minute} ${added}`).values()) {
      const { pairs, rest } = pair(atOnce)
      changes.push(...pairs)
      left.push(...rest)
    }
    const { pairs, rest } = pair(left)
    if (pairs.length === 1 && rest.length === 0) uneven.push(...pairs)
    else alone.push(...left)
  }
  return { changes: [...changes, ...uneven], uneven, alone }
}

function pair(rows: readonly SubstitutionRow[]): { pairs: Change[]; rest: SubstitutionRow[] } {
  const ons = rows.filter((row) => row.comingOn)
  const offs = rows.filter((row) => !row.comingOn)
  const pairs = ons.flatMap((on, index) => (offs[index] ? [{ on, off: offs[index] }] : []))
  return { pairs, rest: [...ons.slice(pairs.length), ...offs.slice(pairs.length)] }
}
