import { chronologically } from './chronology.ts'
import { finalScore } from './match.ts'
import type { Match, Side, TeamId } from './match.ts'

export type Outcome = 'won' | 'drawn' | 'lost'

/** A counted match seen by one of its two teams: what tables, form and streaks are folded from. */
export interface Appearance {
  readonly match: Match
  readonly team: TeamId
  readonly opponent: TeamId
  readonly side: Side
  readonly goalsFor: number
  readonly goalsAgainst: number
  readonly outcome: Outcome
}

/** Two appearances, or none while the match does not count. */
export function appearancesIn(match: Match): readonly Appearance[] {
  const score = finalScore(match)
  if (!score) return []
  return [
    {
      match,
      team: match.home,
      opponent: match.away,
      side: 'home',
      goalsFor: score.home,
      goalsAgainst: score.away,
      outcome: outcomeFor('home', match, score.home - score.away),
    },
    {
      match,
      team: match.away,
      opponent: match.home,
      side: 'away',
      goalsFor: score.away,
      goalsAgainst: score.home,
      outcome: outcomeFor('away', match, score.away - score.home),
    },
  ]
}

/** Every appearance of one team, oldest first. */
export function appearancesOf(team: TeamId, matches: readonly Match[]): readonly Appearance[] {
  return matches
    .flatMap(appearancesIn)
    .filter((appearance) => appearance.team === team)
    .sort((a, b) => chronologically(a.match, b.match))
}

function outcomeFor(side: Side, match: Match, margin: number): Outcome {
  if (match.ruling?.kind === 'awarded') return match.ruling.to === side ? 'won' : 'lost'
  return margin > 0 ? 'won' : margin < 0 ? 'lost' : 'drawn'
}
