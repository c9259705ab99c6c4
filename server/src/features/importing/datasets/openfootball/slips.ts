import type { MatchRow } from './match-row.ts'

const MOST_ROWS = 3
const TIMES_MORE = 4
const SHORTEST_WORD = 5

type Row = Pick<MatchRow, 'home' | 'away' | 'day' | 'stage' | 'round'>

interface Named {
  readonly name: string
  readonly words: readonly string[]
  readonly rows: Row[]
}

/**
 * Names written with a slip in a few rows of a file (`Osaco Audax` beside nineteen rows of `Osasco Audax`): one letter of
 * one word differs, and the two never do what one club cannot do. Endings are left alone: Ferroviária and Ferroviário
 * are two clubs.
 */
export function findSlips(rows: readonly Row[]): ReadonlyMap<string, string> {
  const byName = new Map<string, Named>()
  for (const row of rows)
    for (const name of [row.home, row.away]) {
      const named = byName.get(name) ?? { name, words: wordsOf(name), rows: [] }
      named.rows.push(row)
      byName.set(name, named)
    }
  const usual = [...byName.values()].filter((each) => each.rows.length >= TIMES_MORE)
  const slips = new Map<string, string>()
  for (const rare of byName.values()) {
    if (rare.rows.length > MOST_ROWS) continue
    const [meant, ...others] = usual.filter(
      (other) =>
        other.rows.length >= rare.rows.length * TIMES_MORE && isSlip(rare.words, other.words) && mayBeOne(rare, other),
    )
    if (meant && others.length === 0) slips.set(rare.name, meant.name)
  }
  return slips
}

/** Without accents, which alone do not make a slip: `Atletico` and `Atlético` have been two clubs of one league. */
function wordsOf(name: string): readonly string[] {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** One word differs by a letter, and not by the word's last one. */
function isSlip(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false
  const differing = one.flatMap((word, at) => (word === other[at] ? [] : [[word, other[at]!] as const]))
  const [only] = differing
  if (!only || differing.length > 1) return false
  const [a, b] = only
  return Math.min(a.length, b.length) >= SHORTEST_WORD && a.at(-1) === b.at(-1) && differsByOneLetter(a, b)
}

/** One letter is left out, added or changed, or two neighbours are swapped. Figures are no letters. */
function differsByOneLetter(a: string, b: string): boolean {
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let behind = 0
  while (behind < Math.min(a.length, b.length) - from && a.at(-1 - behind) === b.at(-1 - behind)) behind += 1
  const [x, y] = [a.slice(from, a.length - behind), b.slice(from, b.length - behind)]
  if (/\P{L}/u.test(x + y)) return false
  const areSwapped = x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0]
  return areSwapped || (x.length <= 1 && y.length <= 1)
}

function mayBeOne(rare: Named, usual: Named): boolean {
  return rare.rows.every((row) =>
    usual.rows.every((other) => {
      if (other.home === rare.name || other.away === rare.name) return false
      if (row.day !== null && row.day === other.day) return false
      const isSameRound = row.round !== null && row.round === other.round && row.stage === other.stage
      // The two matches of a tie are of one round.
      return !isSameRound || opponentOf(row, rare.name) === opponentOf(other, usual.name)
    }),
  )
}

const opponentOf = ({ home, away }: Row, name: string): string => (home === name ? away : home)
