import type { MatchRow } from '../openfootball/match-row.ts'
import { readRoundLabel } from '../openfootball/round-label.ts'

/** A round played again, or a match moved to another one, doubles a name once or twice. */
const FEWEST_ROUNDS = 3

/**
 * Names that stand for two clubs of one league (`Botafogo`, of São Paulo and of Paraíba, in the Série C of 2017): they
 * play twice in most rounds. The club that is meant is unknown.
 */
export function findNamesSharedInRounds(rows: readonly MatchRow[]): ReadonlySet<string> {
  const rounds = new Map<string, Map<string, number>>()
  for (const { home, away, round, stage } of rows) {
    if (round === null || readRoundLabel(round)?.kind !== 'league') continue
    for (const team of [home, away]) {
      const played = rounds.get(team) ?? new Map<string, number>()
      const key = JSON.stringify([stage, round])
      rounds.set(team, played.set(key, (played.get(key) ?? 0) + 1))
    }
  }
  const shared = [...rounds].filter(([, played]) => {
    const counts = [...played.values()]
    const doubles = counts.filter((count) => count > 1).length
    return doubles >= FEWEST_ROUNDS && doubles * 2 > counts.length
  })
  return new Set(shared.map(([team]) => team))
}

/**
 * Names that stand for two clubs of one cup (`Nacional`, of Uruguay and of Paraguay, in the Libertadores of 2014): they
 * play in two groups at the same time. The club that is meant is unknown, also in the rounds after the groups.
 */
export function findNamesSharedInGroups(rows: readonly MatchRow[]): ReadonlySet<string> {
  const spans = new Map<string, Map<string, readonly [string, string]>>()
  for (const { home, away, group, stage, day } of rows) {
    if (group === null || day === null) continue
    for (const team of [home, away]) {
      const groups = spans.get(team) ?? new Map<string, readonly [string, string]>()
      const key = JSON.stringify([stage, group])
      const [first, last] = groups.get(key) ?? [day, day]
      spans.set(team, groups.set(key, [day < first ? day : first, day > last ? day : last]))
    }
  }
  const shared = [...spans].filter(([, groups]) => {
    const inOrder = [...groups.values()].sort(([a], [b]) => (a < b ? -1 : 1))
    return inOrder.some(([first], at) => at > 0 && first <= inOrder[at - 1]![1])
  })
  return new Set(shared.map(([team]) => team))
}
