import type { Match } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { isLive } from '../../football/pieces/matches/match-stage.ts'
import type { FollowRank } from '../../push/follows/follow-rank.ts'

export type MatchView = 'all' | 'live' | 'followed'

const SHOWN = 8

/** The views that have something to show. */
export function matchViews(matches: readonly Match[], rankOf: FollowRank) {
  const views: { readonly value: MatchView; readonly label: string }[] = [{ value: 'all', label: 'Todos' }]
  if (matches.some(isLive)) views.push({ value: 'live', label: 'Ao vivo' })
  if (matches.some((match) => rankOf(match) !== null)) views.push({ value: 'followed', label: 'Você acompanha' })
  return views
}

/** What a view shows, and how many more there are. */
export function chooseMatches(matches: readonly Match[], view: MatchView, rankOf: FollowRank) {
  if (view === 'live') return { shown: matches.filter(isLive), left: 0 }
  if (view === 'followed') return { shown: matches.filter((match) => rankOf(match) !== null), left: 0 }
  return { shown: matches.slice(0, SHOWN), left: Math.max(0, matches.length - SHOWN) }
}

/** "1 jogo ao vivo.", "3 jogos ao vivo."; nothing when none is. */
export function liveWords(matches: readonly Match[]): string {
  const live = matches.filter(isLive).length
  return live === 0 ? '' : `${live} ${plural(live, 'jogo ao vivo.', 'jogos ao vivo.')}`
}
