import type { MatchRow } from '../openfootball/match-row.ts'

/**
 * In a double round-robin every pair meets once at either ground. Where a file has such a match twice, the earlier one
 * was annulled and played again (eleven matches of 2005, after a referee had sold them).
 */
export function withAnnulled(rows: readonly MatchRow[]): readonly MatchRow[] {
  const fixtures = Map.groupBy(rows, ({ home, away }) => JSON.stringify([home, away]))
  const annulled = new Set<MatchRow>()
  for (const played of fixtures.values()) {
    const byDay = played.filter(({ score, day }) => score !== null && day !== null)
    const [first, second, ...more] = byDay.toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1))
    if (first && second && more.length === 0 && played.length === 2 && first.day !== second.day) annulled.add(first)
  }
  return rows.map((row) => (annulled.has(row) ? { ...row, annulled: true } : row))
}
