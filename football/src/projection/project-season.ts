import type { Match, TeamId } from '../match/match.ts'
import { randomFrom } from '../random/random.ts'
import type { Random } from '../random/random.ts'
import { contestOf } from '../standings/contest.ts'
import type { StandingsPhase } from '../standings/rules.ts'
import { fastOrder, stepsOf } from './fast-order.ts'
import { addResult, clearTally, emptyFastTally, fixedFigures, placedResults } from './fast-table.ts'
import type { FastTally, PlacedResult } from './fast-table.ts'

/** A match that is still to be decided, and how likely each of its scores is. */
export interface OpenFixture {
  readonly home: TeamId
  readonly away: TeamId
  /** Goals scored already, where it is being played. */
  readonly homeGoals: number
  readonly awayGoals: number
  /** `scorelines[home][away]` of the goals that are still to come; they add up to 1. */
  readonly scorelines: readonly (readonly number[])[]
}

export interface TeamProjection {
  readonly team: TeamId
  /** How often it came first, second and so on, as shares of 1. */
  readonly positions: readonly number[]
  readonly meanPoints: number
}

interface Projecting {
  readonly phase: StandingsPhase
  /** The matches that are over. */
  readonly played: readonly Match[]
  readonly open: readonly OpenFixture[]
  readonly seasons: number
  readonly seed: string
}

/** Plays what is left of a season many times over and counts who ended where. The same seed gives the same answer. */
export function projectSeason({ phase, played, open, seasons, seed }: Projecting): readonly TeamProjection[] {
  const { teams, rules } = phase
  const random = randomFrom(seed)
  const { totals } = contestOf(phase, played)
  const start = teams.map((team) => totals.get(team)!)
  const places = new Map(teams.map((team, place) => [team, place]))
  const known = placedResults(teams, played)
  const fixtures = open.map((fixture) => ({ ...sampler(fixture), result: emptyResult(fixture, places), fixture }))
  const results: readonly PlacedResult[] = [...known, ...fixtures.map(({ result }) => result)]
  const tallies = teams.map(emptyFastTally)
  const contest = { phase, fixed: fixedFigures(phase, played), results, totals: tallies }
  const steps = stepsOf(rules.criteria)
  const counts = teams.map(() => new Uint32Array(teams.length))
  const points = new Float64Array(teams.length)

  for (let season = 0; season < seasons; season += 1) {
    tallies.forEach((tally, place) => beginWith(tally, start[place]!))
    for (const { draw, result, fixture } of fixtures) {
      const cell = draw(random)
      result.homeGoals = fixture.homeGoals + Math.floor(cell / fixture.scorelines[0]!.length)
      result.awayGoals = fixture.awayGoals + (cell % fixture.scorelines[0]!.length)
      const margin = result.homeGoals - result.awayGoals
      result.winner = margin > 0 ? 'home' : margin < 0 ? 'away' : 'both'
      addResult(tallies[result.home], tallies[result.away], result)
    }
    let position = 0
    for (const rank of fastOrder(contest, steps)) {
      // Teams that no criterion separates are ordered by lots.
      for (const team of rank.length > 1 ? drawLots(rank, random) : rank) counts[team]![position++]! += 1
    }
    tallies.forEach(({ won, drawn }, place) => {
      points[place]! += won * rules.pointsPerWin + drawn * rules.pointsPerDraw - contest.fixed.deducted[place]!
    })
  }
  return teams.map((team, place) => ({
    team,
    positions: Array.from(counts[place]!, (count) => count / seasons),
    meanPoints: points[place]! / seasons,
  }))
}

/** How likely a team ends between two positions, both included. */
export function chanceBetween({ positions }: TeamProjection, from: number, to: number): number {
  return positions.slice(from - 1, to).reduce((sum, share) => sum + share, 0)
}

function beginWith(tally: FastTally, start: Omit<FastTally, never>): void {
  clearTally(tally)
  tally.played = start.played
  tally.won = start.won
  tally.drawn = start.drawn
  tally.goalsFor = start.goalsFor
  tally.goalsAgainst = start.goalsAgainst
  tally.awayGoals = start.awayGoals
  tally.awayWins = start.awayWins
}

function emptyResult(fixture: OpenFixture, places: ReadonlyMap<TeamId, number>): PlacedResult {
  const [home, away] = [places.get(fixture.home) ?? -1, places.get(fixture.away) ?? -1]
  return { home, away, homeGoals: 0, awayGoals: 0, winner: 'both' }
}

/** Walker's alias method: one score in two steps, however many there are. */
function sampler({ scorelines }: OpenFixture): { readonly draw: (random: Random) => number } {
  const chances = scorelines.flat()
  const size = chances.length
  const limit = new Float64Array(size)
  const alias = new Uint16Array(size)
  const scaled = chances.map((chance) => chance * size)
  const [small, large]: [number[], number[]] = [[], []]
  scaled.forEach((value, cell) => (value < 1 ? small : large).push(cell))
  while (small.length > 0 && large.length > 0) {
    const [less, more] = [small.pop()!, large.pop()!]
    limit[less] = scaled[less]!
    alias[less] = more
    scaled[more] = scaled[more]! + scaled[less]! - 1
    if (scaled[more] < 1) small.push(more)
    else large.push(more)
  }
  for (const cell of [...small, ...large]) limit[cell] = 1
  return {
    draw(random) {
      const spot = random.next() * size
      const cell = Math.floor(spot)
      return spot - cell < limit[cell]! ? cell : alias[cell]!
    },
  }
}

function drawLots(rank: readonly number[], random: Random): readonly number[] {
  const left = [...rank]
  const order: number[] = []
  while (left.length > 0) order.push(...left.splice(random.integer(0, left.length - 1), 1))
  return order
}
