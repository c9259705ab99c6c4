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

/** What a view shows at a moment, in the order of the list, and how many more there are. */
export function chooseMatches(matches: readonly Match[], view: MatchView, rankOf: FollowRank, now: number) {
  if (view === 'live') return { shown: matches.filter(isLive), left: 0 }
  if (view === 'followed') return { shown: matches.filter((match) => rankOf(match) !== null), left: 0 }
  const chosen = new Set(matches.filter((match) => isLive(match) || rankOf(match) !== null).slice(0, SHOWN))
  for (const ofCompetition of Map.groupBy(matches, ({ competition }) => competition.id).values()) {
    const others = ofCompetition.filter((match) => !chosen.has(match))
    for (const match of nearestTo(now, others).slice(0, SHOWN - chosen.size)) chosen.add(match)
  }
  return { shown: matches.filter((match) => chosen.has(match)), left: matches.length - chosen.size }
}

/** A championship may have more matches in a day than fit: those of the small hours are not what the evening is about. */
function nearestTo(now: number, matches: readonly Match[]): Match[] {
  const distance = ({ kickoff }: Match) => (kickoff === null ? Infinity : Math.abs(Date.parse(kickoff) - now))
  return matches.toSorted((a, b) => distance(a) - distance(b))
}

/** "1 jogo ao vivo.", "3 jogos ao vivo."; nothing when none is. */
export function liveWords(matches: readonly Match[]): string {
  const live = matches.filter(isLive).length
  return live === 0 ? '' : `${live} ${plural(live, 'jogo ao vivo.', 'jogos ao vivo.')}`
}
