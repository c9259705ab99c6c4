import type { MatchRow } from './match-row.ts'
import { readRoundLabel } from './round-label.ts'

/**
 * A file may write a club both in full and cut to its first words (`Bolton Wanderers`, `Bolton`). The short name means
 * the long one only if no other begins with it, and if the two never meet nor play in one round. `Independiente` and
 * `Independiente Rivadavia` do, so they are two clubs. Only a plain league has enough rounds to decide.
 */
export function findCutNames(rows: readonly MatchRow[]): ReadonlyMap<string, string> {
  const rounds = new Map<string, Set<string>>()
  for (const { home, away, round, stage } of rows) {
    if (round === null || readRoundLabel(round)?.kind !== 'league') return new Map()
    for (const team of [home, away]) {
      rounds.set(team, (rounds.get(team) ?? new Set()).add(JSON.stringify([stage, round])))
    }
  }
  const cut = new Map<string, string>()
  for (const [short, played] of rounds) {
    const longer = [...rounds.keys()].filter((name) => name.startsWith(`${short} `))
    const [long] = longer
    if (long === undefined || longer.length > 1) continue
    const others = rounds.get(long) ?? new Set<string>()
    const together = [...played].some((round) => others.has(round))
    if (!together && played.size + others.size > 2) cut.set(short, long)
  }
  return cut
}

export function withNames(rows: readonly MatchRow[], names: ReadonlyMap<string, string>): readonly MatchRow[] {
  if (names.size === 0) return rows
  const named = (name: string) => names.get(name) ?? name
  return rows.map((row) => ({ ...row, home: named(row.home), away: named(row.away) }))
}
