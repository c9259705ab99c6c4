import type { Match, Score } from '@meio-campo/contract'

/** What a match is to who looks at a list: going on, over, put off, or still to come. */
export type MatchStage = 'live' | 'finished' | 'off' | 'next'

const stages: Readonly<Record<string, MatchStage>> = {
  firstHalf: 'live',
  halfTime: 'live',
  secondHalf: 'live',
  break: 'live',
  extraTimeFirstHalf: 'live',
  extraTimeSecondHalf: 'live',
  shootout: 'live',
  finished: 'finished',
  finishedAfterExtraTime: 'finished',
  finishedOnPenalties: 'finished',
  awarded: 'finished',
  walkover: 'finished',
  postponed: 'off',
  suspended: 'off',
  abandoned: 'off',
  cancelled: 'off',
}

export function stageOf({ status }: Pick<Match, 'status'>): MatchStage {
  return stages[status] ?? 'next'
}

export const isLive = (match: Pick<Match, 'status'>) => stageOf(match) === 'live'

/** The goals that count: those after extra time, where there was one. */
export function shownScore({ score, extraTime }: Pick<Match, 'score' | 'extraTime'>): Score | null {
  return extraTime ?? score
}

/** Whose name stands back: the side that lost a match that is over. */
export function loserOf(match: Pick<Match, 'status' | 'winner'>): 'home' | 'away' | null {
  if (stageOf(match) !== 'finished' || match.winner === null) return null
  return match.winner === 'home' ? 'away' : 'home'
}
