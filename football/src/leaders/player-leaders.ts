import type { Card } from '../discipline/card.ts'
import { compareText } from '../match/chronology.ts'
import { finalScore } from '../match/match.ts'
import type { Match, MatchId, PlayerId, TeamId } from '../match/match.ts'
import type { Goal, Outing } from '../scorers/scorers.ts'

/** What one player did in some matches. */
export interface PlayerLeader {
  readonly player: PlayerId
  /** The last one played or scored for. */
  readonly team: TeamId
  /** `null`: no line-up names the player. */
  readonly played: number | null
  /** `null` where the time of an outing is not known. */
  readonly minutes: number | null
  readonly goals: number
  /** `null` if the assists of all goals are unknown. */
  readonly assists: number | null
  readonly yellow: number
  /** Second yellows included. */
  readonly red: number
  /** Whole matches in goal without conceding; `null` for a player who is not a goalkeeper, or was in no line-up. */
  readonly cleanSheets: number | null
}

interface Doings {
  /** In the order of their kick-offs. */
  readonly matches: readonly Match[]
  readonly goals: readonly Goal[]
  readonly outings: readonly Outing[]
  readonly cards: readonly Card[]
  readonly keepers: ReadonlySet<PlayerId>
}

/** From here on an outing is a whole match: added time is not counted. */
const WHOLE_MATCH = 90

/** Every player who played, scored, assisted or was booked, by id. */
export function playerLeaders({ matches, goals, outings, cards, keepers }: Doings): readonly PlayerLeader[] {
  const order = new Map(matches.map((match, index) => [match.id, index]))
  const byId = new Map(matches.map((match) => [match.id, match]))
  const counted = goals.filter(({ kind }) => kind !== 'ownGoal')
  const scored = Map.groupBy(counted, ({ player }) => player)
  const assisted = Map.groupBy(
    counted.flatMap(({ assist, match, team }) => (assist ? [{ player: assist, match, team }] : [])),
    ({ player }) => player,
  )
  const played = Map.groupBy(outings, ({ player }) => player)
  const booked = Map.groupBy(cards, ({ player }) => player)
  const everybody = new Set([...played.keys(), ...scored.keys(), ...assisted.keys(), ...booked.keys()])
  return [...everybody].sort(compareText).map((player) => {
    const own = played.get(player)
    const shown = booked.get(player) ?? []
    const seen = [...(own ?? []), ...(scored.get(player) ?? []), ...(assisted.get(player) ?? []), ...shown]
    return {
      player,
      team: lastTeam(seen, order),
      played: own?.length ?? null,
      minutes: own ? minutesOf(own) : null,
      goals: scored.get(player)?.length ?? 0,
      assists: assisted.size > 0 ? (assisted.get(player)?.length ?? 0) : null,
      yellow: shown.filter(({ kind }) => kind === 'yellow').length,
      red: shown.filter(({ kind }) => kind !== 'yellow').length,
      cleanSheets: own && keepers.has(player) ? own.filter((outing) => isCleanSheet(outing, byId)).length : null,
    }
  })
}

interface Seen {
  readonly match: MatchId
  readonly team: TeamId
}

function lastTeam(seen: readonly Seen[], order: ReadonlyMap<MatchId, number>): TeamId {
  const place = ({ match }: Seen) => order.get(match) ?? -1
  return seen.reduce((last, one) => (place(one) >= place(last) ? one : last)).team
}

function minutesOf(outings: readonly Outing[]): number | null {
  return outings.reduce<number | null>(
    (sum, { minutes }) => (sum === null || minutes === null ? null : sum + minutes),
    0,
  )
}

function isCleanSheet({ match: id, team, minutes }: Outing, byId: ReadonlyMap<MatchId, Match>): boolean {
  const match = byId.get(id)
  const score = match && finalScore(match)
  if (!match || !score || minutes === null || minutes < WHOLE_MATCH) return false
  return (match.home === team ? score.away : score.home) === 0
}
