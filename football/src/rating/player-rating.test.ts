import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deedsOf, RATING, ratePlayer, type PlayerDeeds, type PlayerStatistics } from './player-rating.ts'

const NOTHING: PlayerDeeds = {
  goals: 0,
  penalties: 0,
  missedPenalties: 0,
  ownGoals: 0,
  assists: 0,
  yellow: 0,
  red: 0,
}
const PLAIN: PlayerStatistics = {
  minutes: 90,
  shots: null,
  shotsOnTarget: null,
  passes: 50,
  passesCompleted: 40,
  keyPasses: null,
  dribbles: null,
  dribblesCompleted: null,
  tackles: null,
  interceptions: null,
  blocks: null,
  duels: null,
  duelsWon: null,
  fouls: null,
  foulsDrawn: null,
  saves: null,
  conceded: null,
}

it('begins at 6, and four passes of five change nothing', () => {
  expect(ratePlayer(PLAIN, NOTHING)).toBe(6)
  expect(ratePlayer({ ...PLAIN, passesCompleted: 50 }, NOTHING)).toBe(6.3)
  expect(ratePlayer({ ...PLAIN, passesCompleted: 30 }, NOTHING)).toBe(5.7)
})

it('adds up what was done, by hand: 6 + 2 goals + 1 assist + 1 saved shot + 4 duels won, 2 lost + a card', () => {
  const statistics = { ...PLAIN, shots: 5, shotsOnTarget: 3, duels: 6, duelsWon: 4 }
  // 6 + 2 × 1 + 0.6 + 0.15 + 4 × 0.05 − 2 × 0.05 − 0.3
  expect(ratePlayer(statistics, { ...NOTHING, goals: 2, assists: 1, yellow: 1 })).toBe(8.6)
})

it('counts a goal once, although it was a shot on target too', () => {
  const scored = { ...NOTHING, goals: 1 }
  expect(ratePlayer({ ...PLAIN, shots: 1, shotsOnTarget: 1 }, scored)).toBe(7)
  expect(ratePlayer(PLAIN, scored)).toBe(7)
})

it('of a goalkeeper weighs saves against goals conceded', () => {
  expect(ratePlayer({ ...PLAIN, saves: 6, conceded: 1 }, NOTHING)).toBe(7.2)
  expect(ratePlayer({ ...PLAIN, saves: 1, conceded: 4 }, NOTHING)).toBe(4.9)
})

it('is null after a few minutes, and without recorded passes', () => {
  expect(ratePlayer({ ...PLAIN, minutes: 14 }, { ...NOTHING, goals: 3 })).toBeNull()
  expect(ratePlayer({ ...PLAIN, minutes: 15 }, NOTHING)).toBe(6)
  expect(ratePlayer({ ...PLAIN, passes: null, passesCompleted: null, tackles: 8 }, NOTHING)).toBeNull()
})

it('reads from the events what a player did, a second yellow as sent off', () => {
  const event = (type: string, player: string | null, assist: string | null = null) => ({ type, player, assist })
  const events = [
    event('goal', 'ana', 'bia'),
    event('penalty', 'ana'),
    event('goal', null, 'ana'),
    event('yellow', 'ana'),
    event('secondYellow', 'ana'),
    event('goal', 'bia', 'ana'),
    event('shootoutGoal', 'ana'),
  ]
  expect(deedsOf('ana', events)).toEqual({ ...NOTHING, goals: 1, penalties: 1, assists: 2, yellow: 1, red: 1 })
})

it('never leaves its scale, and another goal never lowers it', () => {
  const count = fc.nat(60)
  const statistics = fc.record({
    ...(Object.fromEntries(Object.keys(PLAIN).map((key) => [key, count])) as Record<
      keyof PlayerStatistics,
      typeof count
    >),
    minutes: fc.integer({ min: RATING.minutes, max: 120 }),
  })
  const deeds = fc.record(
    Object.fromEntries(Object.keys(NOTHING).map((key) => [key, fc.nat(5)])) as Record<keyof PlayerDeeds, typeof count>,
  )
  fc.assert(
    fc.property(statistics, deeds, (stated, done) => {
      const rating = ratePlayer(stated, done)!
      expect(rating).toBeGreaterThanOrEqual(RATING.least)
      expect(rating).toBeLessThanOrEqual(RATING.most)
      expect(ratePlayer(stated, { ...done, goals: done.goals + 1 })!).toBeGreaterThanOrEqual(rating)
    }),
  )
})
