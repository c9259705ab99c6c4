import { describe, expect, test } from 'vitest'
import { randomFrom } from '../random/random.ts'
import { blend, Forecaster } from './forecaster.ts'
import { calibration, logLoss, outcomeOf, rankedProbabilityScore } from './measures.ts'
import { chooseParameters } from './choose.ts'
import { roundParameters } from './parameters.ts'
import type { RatedMatch } from './rated-match.ts'
import { RatingBook } from './ratings.ts'
import { outcomeChances, scorelineChances } from './scoreline.ts'

const match = (home: string, away: string, homeGoals: number, awayGoals: number, more: Partial<RatedMatch> = {}) => ({
  home,
  away,
  homeGoals,
  awayGoals,
  dayNumber: 1,
  neutral: false,
  season: '2025',
  level: 0,
  friendly: false,
  lineups: null,
  yellowCards: null,
  ...more,
})

describe('ratings', () => {
  test('the winner gains what the loser gives, and tired draws between equals change next to nothing', () => {
    const book = new RatingBook(roundParameters.ratings)
    book.learn(match('A', 'B', 3, 0, { neutral: true }))
    const { teams } = book.ratings
    expect(teams.get('A')!.strength).toBeGreaterThan(0)
    expect(teams.get('A')!.strength).toBeCloseTo(-teams.get('B')!.strength, 12)
  })

  test('an uncertain rating moves more than a settled one', () => {
    const book = new RatingBook(roundParameters.ratings)
    for (let day = 1; day <= 60; day += 1) book.learn(match('A', 'B', 1, 1, { dayNumber: day, neutral: true }))
    const before = book.ratings.teams.get('A')!.strength
    book.learn(match('A', 'new', 0, 4, { dayNumber: 61, neutral: true }))
    const { teams } = book.ratings
    expect(teams.get('new')!.strength).toBeGreaterThan(before - teams.get('A')!.strength)
  })

  test('a forecast changes nothing, however often it is asked for', () => {
    const forecaster = new Forecaster(roundParameters)
    forecaster.learn(match('A', 'B', 2, 0))
    const asked = forecaster.forecast(match('A', 'B', 0, 0, { dayNumber: 400, season: '2026' }))
    expect(forecaster.forecast(match('A', 'B', 0, 0, { dayNumber: 400, season: '2026' }))).toEqual(asked)
  })

  test('a new season draws a strong team towards the level of its league; a cup match does not', () => {
    const forecaster = new Forecaster(roundParameters)
    for (let day = 1; day < 30; day += 1) forecaster.learn(match('A', 'B', 3, 0, { dayNumber: day }))
    const lead = (season: string | null) => {
      const { home, away } = forecaster.forecast(match('A', 'B', 0, 0, { dayNumber: 30, season })).expectedGoals
      return home / away
    }
    expect(lead('2026')).toBeLessThan(lead('2025'))
    expect(lead(null)).toBe(lead('2025'))
  })

  test('a promoted club is below an unknown one of the first division until it proves otherwise', () => {
    const book = new RatingBook(roundParameters.ratings)
    book.learn(match('P', 'Q', 1, 1, { level: -0.7, neutral: true }))
    expect(book.ratings.teams.get('P')!.strength).toBeCloseTo(-0.7, 1)
  })

  test('from many matches it finds the strengths that made them', () => {
    const random = randomFrom('strengths')
    const truth = new Map(['A', 'B', 'C', 'D', 'E', 'F'].map((team, place) => [team, (place - 2.5) * 0.2]))
    const book = new RatingBook({ ...roundParameters.ratings, noise: 1 })
    const goals = (mean: number) => {
      let count = 0
      for (let left = Math.exp(-mean), drawn = random.next(); drawn > left; count += 1) drawn *= random.next()
      return count
    }
    for (let day = 1; day <= 300; day += 1) {
      for (const home of truth.keys()) {
        const away = random.pick([...truth.keys()].filter((team) => team !== home))!
        const half = (truth.get(home)! - truth.get(away)! + 0.4) / 2
        book.learn(match(home, away, goals(1.2 * Math.exp(half)), goals(1.2 * Math.exp(-half)), { dayNumber: day }))
      }
    }
    const found = book.ratings
    expect(found.homeEdge).toBeCloseTo(0.4, 0)
    for (const [team, strength] of truth) expect(Math.abs(found.teams.get(team)!.strength - strength)).toBeLessThan(0.2)
  })
})

describe('chances', () => {
  test.each([
    [1.5, 1.1],
    [0.05, 6],
    [4, 4],
  ])('of all scores add up to 1, none below 0 (%f, %f)', (home, away) => {
    const grid = scorelineChances({ home, away }, -0.2)
    expect(grid.flat().reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect(Math.min(...grid.flat())).toBeGreaterThanOrEqual(0)
    const { home: wins, draw, away: defeats } = outcomeChances(grid)
    expect(wins + draw + defeats).toBeCloseTo(1, 12)
  })

  test('the scores of a blended forecast add up to its chances', () => {
    const forecaster = new Forecaster(roundParameters)
    for (let day = 1; day < 20; day += 1) forecaster.learn(match('A', 'B', day % 3, 1, { dayNumber: day }))
    const { scorelines, chances } = forecaster.forecast(match('A', 'B', 0, 0, { dayNumber: 21 }))
    const added = outcomeChances(scorelines)
    for (const outcome of ['home', 'draw', 'away'] as const) expect(added[outcome]).toBeCloseTo(chances[outcome], 12)
  })

  test('a blend lies between two opinions and is one of them at its ends', () => {
    const [first, second] = [
      { home: 0.5, draw: 0.3, away: 0.2 },
      { home: 0.3, draw: 0.3, away: 0.4 },
    ]
    expect(blend(first, second, 0).home).toBeCloseTo(0.5, 12)
    expect(blend(first, second, 1).away).toBeCloseTo(0.4, 12)
    expect(blend(first, second, 0.5).home).toBeLessThan(0.5)
    expect(blend(first, second, 0.5).home).toBeGreaterThan(0.3)
  })
})

describe('measures', () => {
  test('the ranked probability score of known cases', () => {
    const chances = { home: 0.5, draw: 0.3, away: 0.2 }
    expect(rankedProbabilityScore({ chances, outcome: 'home' })).toBeCloseTo((0.25 + 0.04) / 2, 12)
    expect(rankedProbabilityScore({ chances, outcome: 'draw' })).toBeCloseTo((0.25 + 0.04) / 2, 12)
    expect(rankedProbabilityScore({ chances, outcome: 'away' })).toBeCloseTo((0.25 + 0.64) / 2, 12)
    expect(logLoss({ chances, outcome: 'away' })).toBeCloseTo(-Math.log(0.2), 12)
    expect([outcomeOf(1, 0), outcomeOf(1, 1), outcomeOf(0, 1)]).toEqual(['home', 'draw', 'away'])
  })

  test('calibration counts every chance once, by tenths', () => {
    const rows = calibration([
      { chances: { home: 0.55, draw: 0.25, away: 0.2 }, outcome: 'home' },
      { chances: { home: 0.52, draw: 0.28, away: 0.2 }, outcome: 'draw' },
    ])
    expect(rows.map(({ from, forecasts, happened }) => [from, forecasts, happened])).toEqual([
      [0.2, 4, 0.25],
      [0.5, 2, 0.5],
    ])
  })

  test('a search walks to the lowest point and finds the same one again', () => {
    const loss = ({ x, y }: { x: number; y: number }) => (x - 3) ** 2 + (y + 2) ** 2
    const search = { start: { x: 1, y: -1 }, keys: ['x', 'y'] as const, loss, rounds: 30 }
    const found = chooseParameters(search)
    expect(found.x).toBeCloseTo(3, 1)
    expect(found.y).toBeCloseTo(-2, 1)
    expect(chooseParameters(search)).toEqual(found)
  })
})
