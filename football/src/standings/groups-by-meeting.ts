import type { TeamId } from '../match/match.ts'

interface Meeting {
  readonly home: TeamId
  readonly away: TeamId
}

/** Two teams that met are a tie, not a group. */
const SMALLEST_GROUP = 3

/**
 * Finds the groups of a phase that has no named groups, from which teams meet, in the order of their first match. The
 * result is empty unless it is certain: there are several groups, and every team meets all others of its group.
 */
export function groupsByMeeting(meetings: readonly Meeting[]): readonly (readonly TeamId[])[] {
  const opponents = new Map<TeamId, Set<TeamId>>()
  const meet = (team: TeamId, opponent: TeamId) =>
    opponents.set(team, (opponents.get(team) ?? new Set<TeamId>()).add(opponent))
  for (const { home, away } of meetings) {
    meet(home, away)
    meet(away, home)
  }
  const groups: (readonly TeamId[])[] = []
  const seen = new Set<TeamId>()
  for (const [team, others] of opponents) {
    if (seen.has(team)) continue
    const group = [team, ...others]
    const isWhole = group.every((each) => {
      const met = opponents.get(each)!
      return met.size === group.length - 1 && group.every((other) => other === each || met.has(other))
    })
    if (!isWhole || group.length < SMALLEST_GROUP) return []
    for (const each of group) seen.add(each)
    groups.push(group)
  }
  return groups.length > 1 ? groups : []
}
