import { describe, expect, test } from 'vitest'
import { ElevenBook } from './elevens.ts'
import { Forecaster } from './forecaster.ts'
import { roundParameters } from './parameters.ts'
import type { RatedLineup, RatedMatch } from './rated-match.ts'
import { RatingBook } from './ratings.ts'

const players = (team: string, from = 1, to = 11) =>
  Array.from({ length: to - from + 1 }, (_, place) => `${team}${from + place}`)
const lineup = (starters: readonly string[], bench: readonly string[] = []): RatedLineup => ({ starters, bench })
const usual = { home: lineup(players('A')), away: lineup(players('B')) }

const match = (more: Partial<RatedMatch> = {}): RatedMatch => ({
  home: 'A',
  away: 'B',
  homeGoals: 1,
  awayGoals: 1,
  dayNumber: 1,
  neutral: true,
  season: '2025',
  level: 0,
  friendly: false,
  lineups: usual,
  yellowCards: null,
  ...more,
})

function bookAfter(matches: number, more: Partial<RatedMatch> = {}): ElevenBook {
  const book = new ElevenBook()
  for (let count = 0; count < matches; count += 1) book.learn(match(more))
  return book
}

describe('line-ups beside each other', () => {
  test('usual elevens are level; who leaves the usual ones out has less of them, and less is missing from the bench', () => {
    const book = bookAfter(10)
    const withAway = (away: RatedLineup) => book.difference(match({ lineups: { home: usual.home, away } })).usual
    const rested = [...players('B', 1, 5), ...players('B', 21, 26)]
    expect(withAway(usual.away)).toBe(0)
    expect(withAway(lineup(rested))).toBeCloseTo(6 / 11, 12)
    expect(withAway(lineup(rested, players('B', 6, 11)))).toBeCloseTo((0.4 * 6) / 11, 12)
  })

  test('the last matches say most about what is usual', () => {
    const book = bookAfter(10)
    const others = lineup(players('B', 12, 22))
    for (let count = 0; count < 6; count += 1) book.learn(match({ lineups: { home: usual.home, away: others } }))
    const oldAway = book.difference(match()).usual
    const newAway = book.difference(match({ lineups: { home: usual.home, away: others } })).usual
    expect(newAway).toBe(0)
    expect(oldAway).toBeGreaterThan(0.5)
  })

  test('nothing is said of a team that has hardly played, or of an eleven with few names', () => {
    expect(bookAfter(4).difference(match({ lineups: { home: usual.home, away: lineup(players('C')) } })).usual).toBe(0)
    const few = { home: usual.home, away: lineup(players('C', 1, 7)) }
    expect(bookAfter(10).difference(match({ lineups: few }))).toEqual({ usual: 0, experience: 0 })
    expect(bookAfter(10).difference(match({ away: 'C', lineups: few }))).toEqual({ usual: 0, experience: 0 })
  })

  test('with one published line-up, the other side’s usual eleven is expected', () => {
    const newcomers = { home: lineup(players('C')), away: lineup([]) }
    const { usual: share, experience } = bookAfter(10).difference(match({ lineups: newcomers }))
    expect(share).toBe(0)
    expect(experience).toBeCloseTo(-Math.log(11), 12)
  })

  test('experience is made in the first division, and goes with the player', () => {
    const transfer = (level: number, season: string | null) => {
      const book = bookAfter(10, { level, season })
      const lineups = { home: lineup(players('A')), away: lineup(players('C')) }
      return book.difference(match({ lineups })).experience
    }
    expect(transfer(0, '2025')).toBeCloseTo(Math.log(11), 12)
    expect(transfer(-0.7, '2025')).toBe(0)
    expect(transfer(0, null)).toBe(0)
  })

  test('before the line-ups are published, the usual elevens are expected', () => {
    const book = bookAfter(10)
    book.learn(match({ lineups: { home: usual.home, away: lineup(players('B', 12, 22)) } }))
    const { usual: share, experience } = book.difference(match({ lineups: null }))
    expect(share).toBe(0)
    expect(experience).toBeCloseTo(Math.log(12 / 11), 12)
    expect(experience).toBe(book.difference(match()).experience)
  })
})

describe('a forecast', () => {
  const learned = () => {
    const forecaster = new Forecaster(roundParameters)
    for (let day = 1; day <= 20; day += 1) forecaster.learn(match({ dayNumber: day }))
    return forecaster
  }

  test('expects less of a side without its usual eleven, and changes nothing by it', () => {
    const forecaster = learned()
    const rested = { home: usual.home, away: lineup(players('B', 12, 22)) }
    const before = forecaster.forecast(match({ dayNumber: 21, lineups: null })).chances
    expect(forecaster.forecast(match({ dayNumber: 21, lineups: rested })).chances.away).toBeLessThan(before.away)
    expect(forecaster.forecast(match({ dayNumber: 21, lineups: null })).chances).toEqual(before)
  })

  test('a defeat without the usual eleven costs less than one with it', () => {
    const strengthAfter = (away: RatedLineup) => {
      const forecaster = learned()
      forecaster.learn(match({ dayNumber: 21, homeGoals: 3, awayGoals: 0, lineups: { home: usual.home, away } }))
      return forecaster.findRating('B')!.strength
    }
    expect(strengthAfter(lineup(players('B', 12, 22)))).toBeGreaterThan(strengthAfter(usual.away))
  })

  test('of two equal results, the one in which the other side was shown more cards says more', () => {
    const strengthAfter = (yellowCards: RatedMatch['yellowCards']) => {
      const book = new RatingBook(roundParameters.ratings)
      book.learn(match({ yellowCards }))
      return book.findRating('A')!.strength
    }
    expect(strengthAfter({ home: 1, away: 4 })).toBeGreaterThan(strengthAfter(null))
    expect(strengthAfter({ home: 4, away: 1 })).toBeLessThan(strengthAfter(null))
  })

  test('the home side is expected to be shown fewer cards, except on neutral ground', () => {
    const strengthAfter = (neutral: boolean, yellowCards: RatedMatch['yellowCards']) => {
      const book = new RatingBook(roundParameters.ratings)
      book.learn(match({ neutral, yellowCards }))
      return book.findRating('A')!.strength
    }
    const even = { home: 2, away: 2 }
    expect(strengthAfter(false, even)).toBeLessThan(strengthAfter(false, null))
    expect(strengthAfter(true, even)).toBe(strengthAfter(true, null))
  })
})
