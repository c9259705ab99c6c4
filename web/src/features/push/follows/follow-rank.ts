import type { Follow, Match } from '@meio-campo/contract'

/** Where a match stands among what its reader follows, the first the lowest; null for one that is not followed. */
export type FollowRank = (match: Match) => number | null

/** The favourite team comes before everything else. Of several reasons to follow a match, the first one counts. */
export function followRank(follows: readonly Follow[], favourite: string | null): FollowRank {
  const ranks = new Map<string, number>()
  const rank = (record: string, place: number) => ranks.has(record) || ranks.set(record, place)
  if (favourite !== null) rank(`team ${favourite}`, -1)
  for (const [place, { kind, id, team }] of follows.entries()) {
    if (kind !== 'person') rank(`${kind} ${id}`, place)
    else if (team) rank(`team ${team.id}`, place)
  }
  return ({ id, home, away, competition }) => {
    const reasons = [`match ${id}`, `team ${home.id}`, `team ${away.id}`, `competition ${competition.id}`]
    const places = reasons.flatMap((record) => ranks.get(record) ?? [])
    return places.length === 0 ? null : Math.min(...places)
  }
}
