import type { Match, Score } from '@meio-campo/contract'

/** The stage of a match as lists distinguish it: in progress, finished, called off or upcoming. */
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

/** Its day is over and no result is known. */
export function isUntold(match: Pick<Match, 'status' | 'day'>, today: string): boolean {
  return stageOf(match) === 'next' && match.day !== null && match.day < today
}

export const isLive = (match: Pick<Match, 'status'>) => stageOf(match) === 'live'

/** The score that counts: after extra time, if it was played. */
export function shownScore({ score, extraTime }: Pick<Match, 'score' | 'extraTime'>): Score | null {
  return extraTime ?? score
}

/** The loser of a finished match, whose name is dimmed. */
export function loserOf(match: Pick<Match, 'status' | 'winner'>): 'home' | 'away' | null {
  if (stageOf(match) !== 'finished' || match.winner === null) return null
  return match.winner === 'home' ? 'away' : 'home'
}

/** In progress, or starting today: the page must keep reading it. */
export function keepsChanging(match: Pick<Match, 'status' | 'day'>, today: string): boolean {
  const stage = stageOf(match)
  return stage === 'live' || (stage === 'next' && match.day === today)
}
