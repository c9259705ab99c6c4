import type { Match, TeamId } from '../match/match.ts'
import { contestOf } from '../standings/contest.ts'
import type { Contest } from '../standings/contest.ts'
import { pointsOf, readings } from '../standings/metric.ts'
import type { OutsideMetric } from '../standings/metric.ts'
import type { StandingsPhase } from '../standings/rules.ts'
import { canReach, canStayBelow } from './race.ts'
import type { OpenPair, Values } from './race.ts'

/** A fixture that can still change the table. */
export interface LeftFixture {
  readonly home: TeamId
  readonly away: TeamId
}

/** What is certain about a team and the first `places` places, whatever happens. */
export interface Guarantee {
  readonly team: TeamId
  readonly places: number
  /** `certain`: it cannot end below them. `impossible`: it cannot end within them. `open`: neither is proved. */
  readonly state: 'certain' | 'impossible' | 'open'
  /** With this many points more it cannot end below them, however they are won; null where that is not proved. */
  readonly pointsNeeded: number | null
}

/** With more matches left of its own than this, what a team needs is not looked for: there are too many ways. */
const MOST_OWN_MATCHES = 4

/**
 * What is proved, not estimated. Teams that end level on points (and wins, where wins are the next criterion) are taken
 * as behind in the one case and ahead in the other: goals can still go either way, so neither is claimed.
 */
export function guarantees(
  phase: StandingsPhase,
  played: readonly Match[],
  left: readonly LeftFixture[],
  places: readonly number[],
  teams: readonly TeamId[] = phase.teams,
): readonly Guarantee[] {
  const contest = contestOf(phase, played)
  return teams.flatMap((team) => {
    const race = raceOf(phase, contest, left, team)
    return places.map((wanted) => guaranteeOf(race, team, wanted, phase.teams.length))
  })
}

/** Whether a team cannot end below the first `places` places: the proof alone, without what else there is to say. */
export function isPlaceCertain(
  phase: StandingsPhase,
  played: readonly Match[],
  left: readonly LeftFixture[],
  places: number,
  team: TeamId,
): boolean {
  return places >= phase.teams.length || isCertain(raceOf(phase, contestOf(phase, played), left, team), places)
}

interface Race {
  readonly own: number
  /** The others: what each has, and which of its matches are against the team itself. */
  readonly others: readonly number[]
  /** Whether another team that ends level is behind for certain: neither plays again, and the table has decided. */
  readonly isBehindIfLevel: readonly boolean[]
  readonly isAheadIfLevel: readonly boolean[]
  readonly pairs: readonly OpenPair[]
  /** The opponents in the team's own open matches. */
  readonly opponents: readonly number[]
  readonly values: Values
  readonly pointsPerWin: number
  readonly pointsPerDraw: number
}

function raceOf(phase: StandingsPhase, contest: Contest, left: readonly LeftFixture[], team: TeamId): Race {
  const { rules } = phase
  const countsWins = rules.criteria[1]?.metric === 'wins' && rules.criteria[1].scope === 'all'
  const scale = countsWins ? 1000 : 1
  const valueOf = (each: TeamId) => {
    const tally = contest.totals.get(each)!
    return pointsOf(tally, rules) * scale + (countsWins ? tally.won : 0)
  }
  const others = phase.teams.filter((each) => each !== team)
  const placeOf = new Map(others.map((each, place) => [each, place]))
  const isOpen = new Set(left.flatMap(({ home, away }) => [home, away]))
  const isSettled = (each: TeamId) => !isOpen.has(team) && !isOpen.has(each)
  const pairs: OpenPair[] = []
  const opponents: number[] = []
  for (const { home, away } of left) {
    const [a, b] = [placeOf.get(home), placeOf.get(away)]
    if (a !== undefined && b !== undefined) pairs.push([a, b])
    else if (a !== undefined && away === team) opponents.push(a)
    else if (b !== undefined && home === team) opponents.push(b)
  }
  const isBefore = (a: TeamId, b: TeamId) => isBeforeForGood(contest, a, b)
  return {
    own: valueOf(team),
    others: others.map(valueOf),
    isBehindIfLevel: others.map((each) => isSettled(each) && isBefore(team, each)),
    isAheadIfLevel: others.map((each) => isSettled(each) && isBefore(each, team)),
    pairs,
    opponents,
    values: { win: rules.pointsPerWin * scale + (countsWins ? 1 : 0), draw: rules.pointsPerDraw * scale },
    pointsPerWin: rules.pointsPerWin,
    pointsPerDraw: rules.pointsPerDraw,
  }
}

const outside: ReadonlySet<string> = new Set<OutsideMetric>(['ranking', 'playOff', 'lot'])

/** By criteria that look at one team alone: what others do to a head-to-head of several is not settled yet. */
function isBeforeForGood({ phase: { rules }, totals }: Contest, a: TeamId, b: TeamId): boolean {
  for (const { metric, scope } of rules.criteria) {
    if (scope !== 'all' || outside.has(metric)) return false
    const read = readings[metric as Exclude<typeof metric, OutsideMetric>]
    const difference = read(totals.get(a)!, rules) - read(totals.get(b)!, rules)
    if (difference !== 0) return difference > 0
  }
  return false
}

function guaranteeOf(race: Race, team: TeamId, places: number, size: number): Guarantee {
  if (places >= size) return { team, places, state: 'certain', pointsNeeded: 0 }
  if (isCertain(race, places)) return { team, places, state: 'certain', pointsNeeded: 0 }
  if (isImpossible(race, places)) return { team, places, state: 'impossible', pointsNeeded: null }
  return { team, places, state: 'open', pointsNeeded: pointsNeeded(race, places) }
}

type Result = 'won' | 'drawn' | 'lost'

/** Even if it loses everything. */
function isCertain(race: Race, places: number): boolean {
  const losing = race.opponents.map((): Result => 'lost')
  return isCertainAfter(race, losing, places)
}

/** After these results of its own: can `places` others end above it? If that is refuted, it is certain. */
function isCertainAfter(race: Race, results: readonly Result[], places: number): boolean {
  const { own, others } = after(race, results)
  // To be above, another needs one more than level where the table has already put it behind.
  const lack = others.map((has, place) => own - has + (race.isBehindIfLevel[place] ? 1 : 0))
  return canReach(lack, race.pairs, race.values, places) === 'no'
}

/** Even if it wins everything: can all but `places - 1` of the others stay below it? If that is refuted, it is over. */
function isImpossible(race: Race, places: number): boolean {
  const winning = race.opponents.map((): Result => 'won')
  const { own, others } = after(race, winning)
  const room = others.map((has, place) => own - has - (race.isAheadIfLevel[place] ? 1 : 0))
  return canStayBelow(room, race.pairs, race.values, others.length - (places - 1)) === 'no'
}

function after(race: Race, results: readonly Result[]): { readonly own: number; readonly others: readonly number[] } {
  const { win, draw } = race.values
  let { own } = race
  const others = [...race.others]
  results.forEach((result, match) => {
    const opponent = race.opponents[match]!
    if (result === 'won') own += win
    else if (result === 'lost') others[opponent]! += win
    else {
      own += draw
      others[opponent]! += draw
    }
  })
  return { own, others }
}

/** The fewest points with which every way of winning them, or more, is enough. */
function pointsNeeded(race: Race, places: number): number | null {
  if (race.opponents.length === 0 || race.opponents.length > MOST_OWN_MATCHES) return null
  const ways = waysToEnd(race.opponents.length).map((results) => ({
    points: results.reduce((sum, result) => sum + pointsFor(race, result), 0),
    isEnough: isCertainAfter(race, results, places),
  }))
  const notEnough = ways.filter(({ isEnough }) => !isEnough).map(({ points }) => points)
  const enough = ways.map(({ points }) => points).filter((points) => points > Math.max(...notEnough))
  return enough.length > 0 ? Math.min(...enough) : null
}

function pointsFor({ pointsPerWin, pointsPerDraw }: Race, result: Result): number {
  return result === 'won' ? pointsPerWin : result === 'drawn' ? pointsPerDraw : 0
}

function waysToEnd(matches: number): readonly (readonly Result[])[] {
  if (matches === 0) return [[]]
  return waysToEnd(matches - 1).flatMap((results) =>
    (['won', 'drawn', 'lost'] as const).map((result): readonly Result[] => [...results, result]),
  )
}
