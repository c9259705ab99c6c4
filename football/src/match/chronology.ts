import type { Match } from './match.ts'

/** By day, then round, then id: an order that does not depend on how the matches came in. */
export function chronologically(a: Match, b: Match): number {
  return compareText(a.day ?? '', b.day ?? '') || (a.round ?? 0) - (b.round ?? 0) || compareText(a.id, b.id)
}

// Not localeCompare: the same data must give the same order on every machine.
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
