import { rulesets, shuffled, standings, type Match, type MatchScript, type Score } from '@meio-campo/football'
import type { PlannedMatch } from './planned-match.ts'

export interface Verdict {
  readonly winner: string
  readonly loser: string
  /** As people write a final's result, the winner's goals first. */
  readonly told: string
}

/** Who goes through after the last match of a tie. */
export function decideTie(match: PlannedMatch, script: MatchScript, carried: Score | null): Verdict {
  const { penalties } = script
  const { home, away } = script.extraTime ?? script.score
  const margin = home + (carried?.home ?? 0) - away - (carried?.away ?? 0) || penalties!.home - penalties!.away
  const atHome = margin > 0
  const write = (score: Score) => (atHome ? `${score.home}–${score.away}` : `${score.away}–${score.home}`)
  const legs = [...(carried ? [carried] : []), { home, away }].map(write).join(', ')
  return {
    winner: atHome ? match.home : match.away,
    loser: atHome ? match.away : match.home,
    told: penalties ? `${legs} (${write(penalties)} nos pênaltis)` : legs,
  }
}

/** The first of each group against the second of another; the winner of a group is at home last. */
export function drawAfterGroups(
  groups: readonly (readonly string[])[],
  played: readonly Match[],
  seed: string,
): readonly (readonly [string, string])[] {
  const tables = groups.map((teams) => {
    const own = played.filter(({ home }) => teams.includes(home))
    return standings({ rules: rulesets.conmebolGroups, teams }, own).map(({ team }) => team)
  })
  const order = shuffled(tables, seed)
  return order.map((table, place) => [order[(place + 1) % order.length]![1]!, table[0]!])
}
