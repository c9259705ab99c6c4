import type { MatchRow } from './match-row.ts'

/**
 * Spellings that differ only in blanks, hyphens and capitals are one club's (`Fl amengo`, `SÃO PAULO`, `Atlético - MG`):
 * the most frequent one stands for all. Accents are kept: `Atletico` and `Atlético` have been two clubs of one league.
 */
export function findBrokenSpellings(rows: readonly MatchRow[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  for (const { home, away } of rows) {
    for (const name of [home, away]) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const names = new Map<string, string>()
  for (const spellings of Map.groupBy(counts.keys(), lettersOf).values()) {
    const [best, ...others] = spellings.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1))
    for (const other of others) if (best !== undefined) names.set(other, best)
  }
  return names
}

function lettersOf(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}
