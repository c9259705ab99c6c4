import { isWithin } from '../calendar/partial-date.ts'
import type { DateRange } from '../calendar/partial-date.ts'
import { compareText } from '../match/chronology.ts'
import type { Match, MatchId, PlayerId, TeamId } from '../match/match.ts'
import { withPositions } from '../ranking/shared-position.ts'
import type { Place } from './place.ts'

export type GoalKind = 'goal' | 'penalty' | 'ownGoal'

export interface Goal {
  readonly match: MatchId
  /** The scorer's own team: for an own goal, the one that suffers it. */
  readonly team: TeamId
  readonly player: PlayerId
  readonly kind: GoalKind
  readonly assist?: PlayerId | null
}

/** A player on the pitch in one match; `null` minutes: played for an unknown time. */
export interface Outing {
  readonly match: MatchId
  readonly team: TeamId
  readonly player: PlayerId
  readonly minutes: number | null
}

export interface ScorersFilter {
  readonly dates?: DateRange | undefined
  readonly place?: Place | undefined
}

export interface ScorersRow {
  readonly position: number
  readonly player: PlayerId
  /** The last one scored for. */
  readonly team: TeamId
  readonly goals: number
  readonly penalties: number
  /** `null` if the assists of all goals are unknown. */
  readonly assists: number | null
  readonly played: number
  readonly minutesPerGoal: number | null
}

/**
 * The top scorers. Goals alone decide the position; assists, then fewer minutes, order players with the same position.
 */
export function scorers(
  matches: readonly Match[],
  goals: readonly Goal[],
  outings: readonly Outing[],
  filter: ScorersFilter = {},
): readonly ScorersRow[] {
  const byId = new Map(matches.map((match) => [match.id, match]))
  const selected = (item: { readonly match: MatchId; readonly team: TeamId }) => {
    const match = byId.get(item.match)
    return match !== undefined && isSelected(match, item.team, filter)
  }
  const dayOf = ({ match }: Goal) => byId.get(match)?.day ?? ''
  const counted = goals.filter(({ kind }) => kind !== 'ownGoal').filter(selected)
  const ordered = counted.toSorted((a, b) => compareText(dayOf(a), dayOf(b)))
  const assists = Map.groupBy(ordered, ({ assist }) => assist)
  const areAssistsKnown = ordered.some(({ assist }) => assist)
  const played = Map.groupBy(outings.filter(selected), ({ player }) => player)

  const tallied = [...Map.groupBy(ordered, ({ player }) => player)].map(([player, own]) => {
    const minutes = minutesIn(played.get(player) ?? [])
    return {
      player,
      team: own.at(-1)!.team,
      goals: own.length,
      penalties: own.filter(({ kind }) => kind === 'penalty').length,
      assists: areAssistsKnown ? (assists.get(player)?.length ?? 0) : null,
      played: played.get(player)?.length ?? 0,
      minutesPerGoal: minutes === null ? null : Math.round(minutes / own.length),
    }
  })
  const ranked = tallied.sort(
    (a, b) =>
      b.goals - a.goals ||
      (b.assists ?? 0) - (a.assists ?? 0) ||
      (a.minutesPerGoal ?? Number.MAX_VALUE) - (b.minutesPerGoal ?? Number.MAX_VALUE) ||
      compareText(a.player, b.player),
  )
  return withPositions(ranked, (a, b) => a.goals === b.goals)
}

function isSelected(match: Match, team: TeamId, { dates, place }: ScorersFilter): boolean {
  if (dates && (match.day === null || !isWithin(match.day, dates))) return false
  return place === undefined || isAt(match, team, place)
}

// On neutral ground no team is at home, whatever the order of the teams.
function isAt(match: Match, team: TeamId, place: Place): boolean {
  if (place.kind === 'stadium') return match.stadium === place.stadium
  if (place.kind === 'neutral') return match.neutral === true
  return !match.neutral && match[place.kind] === team
}

// One unknown outing makes the sum unknown: a rate from part of the minutes would flatter.
function minutesIn(outings: readonly Outing[]): number | null {
  if (outings.length === 0) return null
  return outings.reduce<number | null>(
    (sum, { minutes }) => (sum === null || minutes === null ? null : sum + minutes),
    0,
  )
}
