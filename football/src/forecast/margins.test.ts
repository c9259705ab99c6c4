import { describe, expect, test } from 'vitest'
import { Forecaster } from './forecaster.ts'
import { MarginBook } from './margins.ts'
import { roundParameters } from './parameters.ts'
import type { RatedMatch } from './rated-match.ts'
import { RatingBook } from './ratings.ts'

const match = (homeGoals: number, awayGoals: number, more: Partial<RatedMatch> = {}): RatedMatch => ({
  home: 'A',
  away: 'B',
  homeGoals,
  awayGoals,
  dayNumber: 1,
  neutral: true,
  season: '2025',
  level: 0,
  friendly: false,
  lineups: null,
  yellowCards: null,
  ...more,
})

const parameters = roundParameters.margins

/** The chance of a home win on the next day, after these matches. */
function chanceAfter(matches: readonly RatedMatch[], next: Partial<RatedMatch> = {}): number {
  const book = new MarginBook(parameters)
  for (const each of matches) book.learn(each)
  return book.chances(match(0, 0, { dayNumber: 2, ...next })).home
}

describe('ratings made from margins', () => {
  test('before the first match equals are equal, and the home side is ahead where it is at home', () => {
    const { home, draw, away } = new MarginBook(parameters).chances(match(0, 0))
    expect(home).toBeCloseTo(away, 12)
    expect(home + draw + away).toBeCloseTo(1, 12)
    expect(chanceAfter([], { neutral: false })).toBeGreaterThan(home)
  })

  test('a win says more than a draw, a win by two more than one by one, and goals beyond that nothing', () => {
    const [draw, narrow, clear, huge] = [match(1, 1), match(1, 0), match(2, 0), match(7, 0)].map((each) =>
      chanceAfter([each]),
    )
    expect(narrow).toBeGreaterThan(draw!)
    expect(clear).toBeGreaterThan(narrow!)
    expect(huge).toBe(clear)
  })

  test('a draw between equals moves nothing; one against a better team is worth something', () => {
    expect(chanceAfter([match(1, 1)])).toBeCloseTo(chanceAfter([]), 12)
    const lost = Array.from({ length: 10 }, () => match(0, 2))
    expect(chanceAfter([...lost, match(1, 1)])).toBeGreaterThan(chanceAfter(lost))
  })

  test('a friendly, and a result of which the cards say the opposite, move less', () => {
    const won = chanceAfter([match(1, 0)])
    expect(chanceAfter([match(1, 0, { friendly: true })])).toBeLessThan(won)
    expect(chanceAfter([match(1, 0, { yellowCards: { home: 5, away: 0 } })])).toBeLessThan(won)
    expect(chanceAfter([match(1, 0, { yellowCards: { home: 0, away: 5 } })])).toBeGreaterThan(won)
  })

  test('on neutral ground nothing is learned about the home edge', () => {
    const others = { home: 'C', away: 'D', dayNumber: 2, neutral: false }
    const next = { home: 'E', away: 'F', neutral: false }
    expect(chanceAfter([match(3, 0)], next)).toBe(chanceAfter([], next))
    expect(chanceAfter([match(3, 0, others)], next)).toBeGreaterThan(chanceAfter([], next))
  })

  test('time makes a known strength move more', () => {
    const settled = Array.from({ length: 60 }, () => [match(2, 0), match(0, 2)]).flat()
    const moved = (dayNumber: number) =>
      chanceAfter([...settled, match(2, 0, { dayNumber })], { dayNumber }) - chanceAfter(settled, { dayNumber })
    expect(moved(2000)).toBeGreaterThan(moved(1))
  })

  test('the break between seasons draws a strength towards the level of its league', () => {
    const won = Array.from({ length: 10 }, () => match(2, 0))
    expect(chanceAfter(won, { season: '2026' })).toBeLessThan(chanceAfter(won, { season: '2025' }))
    expect(chanceAfter(won, { season: null })).toBe(chanceAfter(won, { season: '2025' }))
  })

  test('line-ups move what is expected, and what a result says', () => {
    const book = new MarginBook(parameters)
    const better = { usual: 0.5, experience: 0 }
    expect(book.chances(match(0, 0), better).home).toBeGreaterThan(book.chances(match(0, 0)).home)
    const after = (lineups?: typeof better) => {
      const learning = new MarginBook(parameters)
      learning.learn(match(1, 0), lineups)
      return learning.chances(match(0, 0)).home
    }
    expect(after(better)).toBeLessThan(after())
  })
})

test('a forecast lies between the ratings made from goals and those made from margins', () => {
  const matches = [match(5, 0), match(0, 1), match(0, 1)].map((each, place) => ({ ...each, dayNumber: place }))
  const [forecaster, goals, margins] = [
    new Forecaster(roundParameters),
    new RatingBook(roundParameters.ratings),
    new MarginBook(parameters),
  ]
  for (const each of matches) for (const book of [forecaster, goals, margins]) book.learn(each)
  const next = match(0, 0, { dayNumber: 4 })
  const { chances, expectedGoals } = forecaster.forecast(next)
  expect(expectedGoals.home).toBeGreaterThan(expectedGoals.away)
  expect(margins.chances(next).home).toBeLessThan(margins.chances(next).away)
  expect(chances.home).toBeGreaterThan(margins.chances(next).home)
})
