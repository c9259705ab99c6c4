import { finalScore, type Score } from '@meio-campo/football'
import { listInWords } from './list-in-words.ts'
import type { SettledTie } from '../standings/knockout-bracket.ts'

/** `2–1 e 0–0`, `1–0 (prorrogação)`, `1–1 (4–3 nos pênaltis)`: the winner's goals first. */
export function finalScoreWords({ winner, legs, decidedBy }: SettledTie & { readonly winner: string }): string | null {
  const seen = (score: Score, home: string) =>
    home === winner ? `${score.home}–${score.away}` : `${score.away}–${score.home}`
  const scores = legs.flatMap(({ match }) => {
    const score = finalScore(match)
    return score ? [seen(score, match.home)] : []
  })
  if (scores.length === 0) return null
  const { row, match } = legs.at(-1)!
  const kicks = row.penalties_home === null ? null : (match.penalties ?? null)
  const how = kicks
    ? ` (${seen(kicks, match.home)} nos pênaltis)`
    : decidedBy === 'penalties'
      ? ' (nos pênaltis)'
      : match.extraTime
        ? ' (prorrogação)'
        : ''
  return listInWords(scores) + how
}
