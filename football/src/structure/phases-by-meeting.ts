import { addDays } from '../calendar/day.ts'
import { finalScore, type Match, type TeamId } from '../match/match.ts'
import { settleTie } from '../knockouts/tie.ts'
import { groupsByMeeting } from '../standings/groups-by-meeting.ts'
import { knockoutByMeeting, type MetTie, type RulesOfTies, tieRulesOf, tiesOf } from './knockout-by-meeting.ts'

/** A phase that no source states, derived from who met whom and from the results. */
export type MetPhase =
  | { readonly kind: 'league'; readonly teams: readonly TeamId[]; readonly matches: readonly Match[] }
  | { readonly kind: 'groups'; readonly groups: readonly (readonly TeamId[])[]; readonly matches: readonly Match[] }
  | { readonly kind: 'knockout'; readonly ties: readonly MetTie[]; readonly matches: readonly Match[] }
  /** Matches after the groups about which nothing more is certain. */
  | { readonly kind: 'unknown'; readonly matches: readonly Match[] }

/**
 * The phases of matches that no source divides, in playing order: a table in which all teams met equally often, with a
 * decider if two ended level; a whole knock-out; or groups, and the matches after them. Empty unless it is certain.
 */
export function phasesByMeeting(matches: readonly Match[], rulesOf: RulesOfTies): readonly MetPhase[] {
  if (matches.length > MOST_MATCHES) return []
  const table = tableOf(matches)
  if (table) return [table]
  const grouped = withDecider(matches, rulesOf) ?? afterGroups(matches, rulesOf)
  if (grouped.length > 0) return grouped
  const ties = knockoutByMeeting(matches, rulesOf)
  const isCertain = ties && (ties.length >= LARGE_KNOCKOUT || (isFull(ties) && isShort(matches)))
  return isCertain ? [{ kind: 'knockout', ties, matches }] : []
}

/** More are several competitions in one, such as the qualifying of all continents. */
const MOST_MATCHES = 200
/** With this many ties it is no coincidence that winners met winners; with fewer, one tournament takes only weeks. */
const LARGE_KNOCKOUT = 8
const TOURNAMENT_DAYS = 31

const teamsIn = (matches: readonly Match[]) => [...new Set(matches.flatMap(({ home, away }) => [home, away]))]

/** Two teams that met are a tie, not a table. */
const FEWEST_TEAMS = 3
/** After this long without a match another season may have begun. */
const LONGEST_PAUSE_DAYS = 60

function tableOf(matches: readonly Match[]): Extract<MetPhase, { kind: 'league' }> | null {
  const teams = teamsIn(matches)
  const isTable = teams.length >= FEWEST_TEAMS && isRoundRobin(teams, matches) && isUnbroken(matches)
  return isTable ? { kind: 'league', teams, matches } : null
}

/** Whether all teams met each other, equally often. */
function isRoundRobin(teams: readonly TeamId[], matches: readonly Match[]): boolean {
  const pairs = (teams.length * (teams.length - 1)) / 2
  if (matches.length === 0 || matches.length % pairs !== 0) return false
  const met = new Map<string, number>()
  for (const { home, away } of matches) {
    const pair = home < away ? `${home} ${away}` : `${away} ${home}`
    met.set(pair, (met.get(pair) ?? 0) + 1)
  }
  return met.size === pairs && [...met.values()].every((times) => times === matches.length / pairs)
}

function isUnbroken(matches: readonly Match[]): boolean {
  const days = matches.flatMap(({ day }) => day ?? []).toSorted()
  return (
    days.length === matches.length &&
    days.every((day, at) => at === 0 || day <= addDays(days[at - 1]!, LONGEST_PAUSE_DAYS))
  )
}

/** Whether all teams start in the first round. */
function isFull(ties: readonly MetTie[]): boolean {
  const rounds = Map.groupBy(ties, ({ toFinal }) => toFinal)
  return [...rounds].every(([toFinal, own]) => toFinal === null || own.length === 2 ** toFinal)
}

function isShort(matches: readonly Match[]): boolean {
  const days = matches.flatMap(({ day }) => day ?? []).toSorted()
  return days.length === matches.length && days.at(-1)! <= addDays(days[0]!, TOURNAMENT_DAYS)
}

/** A table, and a last match between two teams that shared its first place. */
function withDecider(matches: readonly Match[], rulesOf: RulesOfTies): readonly MetPhase[] | null {
  const table = tableOf(matches.slice(0, -1))
  if (!table || !isUnbroken(matches)) return null
  const ties = finalAmongFirst(matches.slice(-1), [table.teams], table.matches, rulesOf)
  return ties && [table, { kind: 'knockout', ties, matches: matches.slice(-1) }]
}

/** The final is the only tie between teams that were first in their groups; a second tie is for the third place. */
function finalAmongFirst(
  matches: readonly Match[],
  groups: readonly (readonly TeamId[])[],
  before: readonly Match[],
  rulesOf: RulesOfTies,
): readonly MetTie[] | null {
  const ties = tiesOf(matches)?.map((tie): MetTie => {
    const rules = tieRulesOf(tie, rulesOf)
    const { winner } = settleTie({ id: '', teams: tie.teams, legs: tie.matches, rules })
    const isFinal = POINTS_PER_WIN.some((perWin) => {
      const points = pointsOf(before, perWin)
      return tie.teams.every((team) => isFirst(team, groups, points))
    })
    return { ...tie, rules, winner, toFinal: isFinal ? 0 : null }
  })
  const finals = ties?.filter(({ toFinal }) => toFinal === 0) ?? []
  return ties && ties.length <= 2 && finals.length === 1 && finals[0]!.winner !== null ? ties : null
}

function isFirst(team: TeamId, groups: readonly (readonly TeamId[])[], points: ReadonlyMap<TeamId, number>): boolean {
  const own = groups.find((teams) => teams.includes(team))
  return own !== undefined && own.every((other) => (points.get(other) ?? 0) <= (points.get(team) ?? 0))
}

/** Which of them a victory was worth is not known. */
const POINTS_PER_WIN = [2, 3]

function pointsOf(matches: readonly Match[], perWin: number): ReadonlyMap<TeamId, number> {
  const points = new Map<TeamId, number>()
  const add = (team: TeamId, own: number, other: number) =>
    points.set(team, (points.get(team) ?? 0) + (own > other ? perWin : own === other ? 1 : 0))
  for (const match of matches) {
    const score = finalScore(match)
    if (!score) continue
    add(match.home, score.home, score.away)
    add(match.away, score.away, score.home)
  }
  return points
}

/** A holder may join after the groups; more newcomers are another path of the competition. */
const MOST_NEWCOMERS = 1

function afterGroups(matches: readonly Match[], rulesOf: RulesOfTies): readonly MetPhase[] {
  for (let end = matches.length; end > 0; end--) {
    const [first, rest] = [matches.slice(0, end), matches.slice(end)]
    const among = new Set(teamsIn(first))
    if (teamsIn(rest).filter((team) => !among.has(team)).length > MOST_NEWCOMERS) return []
    const groups = evenGroupsOf(first)
    if (groups.length > 0)
      return [{ kind: 'groups', groups, matches: first }, ...finalPhaseOf(rest, groups, first, rulesOf)]
  }
  return []
}

/** Groups in which all teams met each other equally often, within one period. */
function evenGroupsOf(matches: readonly Match[]): readonly (readonly TeamId[])[] {
  const groups = groupsByMeeting(matches)
  const isEven = groups.every((teams) => {
    const own = matches.filter(({ home }) => teams.includes(home))
    return isRoundRobin(teams, own)
  })
  return isEven && isUnbroken(matches) ? groups : []
}

/** After groups, two semifinals and a final are certainly those. */
const FEWEST_FINAL_TIES = 3

function finalPhaseOf(
  matches: readonly Match[],
  groups: readonly (readonly TeamId[])[],
  before: readonly Match[],
  rulesOf: RulesOfTies,
): readonly MetPhase[] {
  if (matches.length === 0) return []
  const table = tableOf(matches)
  if (table) return [table]
  const ties =
    finalAmongFirst(matches, groups, before, rulesOf) ?? knockoutByMeeting(matches, rulesOf, FEWEST_FINAL_TIES)
  return [ties ? { kind: 'knockout', ties, matches } : { kind: 'unknown', matches }]
}
