import type { Match } from '@meio-campo/contract'
import { stageOf } from './match-stage.ts'

/** Under way, or to begin today: worth asking about again. */
export function keepsChanging(match: Pick<Match, 'status' | 'day'>, today: string): boolean {
  const stage = stageOf(match)
  return stage === 'live' || (stage === 'next' && match.day === today)
}
