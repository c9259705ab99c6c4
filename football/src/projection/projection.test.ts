import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Match } from '../match/match.ts'
import { scorelineChances } from '../forecast/scoreline.ts'
import { contestOf } from '../standings/contest.ts'
import { orderTeams } from '../standings/ordering.ts'
import { rulesets, type RulesetName } from '../standings/rulesets/catalogue.ts'
import { fastOrder, stepsOf } from './fast-order.ts'
import { addResult, emptyFastTally, fixedFigures, placedResults } from './fast-table.ts'
import { chanceBetween, projectSeason } from './project-season.ts'

const teams = ['A', 'B', 'C', 'D', 'E']
const names = Object.keys(rulesets) as readonly RulesetName[]

const pairs = teams.flatMap((home) => teams.filter((away) => away !== home).map((away) => [home, away] as const))
const seasons = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })), {
    minLength: pairs.length,
    maxLength: pairs.length,
  })
  .map((scores): readonly Match[] =>
    scores.map(([home, away], place) => ({
      id: String(place),
      home: pairs[place]![0],
      away: pairs[place]![1],
      day: null,
      round: null,
      score: { home, away },
    })),
  )

describe('the fast table', () => {
  test.each(names)('orders every season as the standings do: %s', (name) => {
    fc.assert(
      fc.property(seasons, fc.integer({ min: 0, max: pairs.length }), (matches, known) => {
        const played = matches.slice(0, known)
        const phase = {
          rules: rulesets[name],
          teams,
          deductions: [{ team: 'A', points: 2, reason: '', day: null }],
          deciders: [{ kind: 'lot' as const, order: ['C', 'B', 'A'] }],
          ranking: { A: 3, B: 1, D: 2 },
        }
        const results = placedResults(teams, matches)
        const totals = teams.map(emptyFastTally)
        for (const result of results) addResult(totals[result.home], totals[result.away], result)
        const contest = { phase, fixed: fixedFigures(phase, played), results, totals }
        const fast = fastOrder(contest, stepsOf(phase.rules.criteria)).map((rank) =>
          rank.map((place) => teams[place]).toSorted(),
        )
        const fold = orderTeams(contestOf(phase, matches)).ranks.map((rank) => rank.toSorted())
        expect(fast).toEqual(fold)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a projection', () => {
  const rules = rulesets.brasileiraoSerieA
  const open = (home: string, away: string, homeMean = 1.4, awayMean = 1.1) => ({
    home,
    away,
    homeGoals: 0,
    awayGoals: 0,
    scorelines: scorelineChances({ home: homeMean, away: awayMean }, -0.05),
  })
  const whole = pairs.map(([home, away]) => open(home, away))

  test('gives every place to one team, and every team one place', () => {
    const projected = projectSeason({ phase: { rules, teams }, played: [], open: whole, seasons: 500, seed: 's' })
    for (const each of projected) expect(chanceBetween(each, 1, teams.length)).toBeCloseTo(1, 9)
    for (let place = 0; place < teams.length; place += 1) {
      expect(projected.reduce((sum, { positions }) => sum + positions[place]!, 0)).toBeCloseTo(1, 9)
    }
  })

  test('is the same for the same seed and nearly the same for another', () => {
    const plan = { phase: { rules, teams }, played: [], open: whole, seasons: 4000 }
    const first = projectSeason({ ...plan, seed: 'one' })
    expect(projectSeason({ ...plan, seed: 'one' })).toEqual(first)
    const other = projectSeason({ ...plan, seed: 'two' })
    first.forEach((each, place) => expect(each.positions[0]).toBeCloseTo(other[place]!.positions[0]!, 1))
  })

  test('of a season that is over is its table', () => {
    const played = pairs.map(([home, away], place): Match => {
      const better = teams.indexOf(home) < teams.indexOf(away)
      return {
        id: String(place),
        home,
        away,
        day: null,
        round: null,
        score: { home: better ? 1 : 0, away: better ? 0 : 1 },
      }
    })
    const projected = projectSeason({ phase: { rules, teams }, played, open: [], seasons: 10, seed: 's' })
    expect(projected.map(({ positions }) => positions.indexOf(1))).toEqual([0, 1, 2, 3, 4])
  })

  test('counts the goals of a match that is being played', () => {
    const two = ['A', 'B']
    const fixture = { ...open('A', 'B', 0.01, 0.01), awayGoals: 3 }
    const [, away] = projectSeason({
      phase: { rules, teams: two },
      played: [],
      open: [fixture],
      seasons: 200,
      seed: 's',
    })
    expect(away!.positions[0]).toBeGreaterThan(0.99)
  })

  test('a stronger team is champion more often', () => {
    const strong = pairs.map(([home, away]) => open(home, away, home === 'A' ? 2.5 : 1.2, away === 'A' ? 2.2 : 1))
    const projected = projectSeason({ phase: { rules, teams }, played: [], open: strong, seasons: 1000, seed: 's' })
    expect(projected[0]!.positions[0]).toBeGreaterThan(0.6)
  })
})
