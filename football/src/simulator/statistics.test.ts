import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simulateMatch } from './simulate-match.ts'
import type { SimulatedSide } from './side-in-play.ts'
import { statisticsAt } from './statistics.ts'

const side = (team: string): SimulatedSide => ({
  team,
  strength: { attack: 1, defence: 1 },
  starters: Array.from({ length: 11 }, (_, index) => ({ player: `${team}${index}`, position: 'midfielder' })),
  bench: [],
})
const strengths = { home: side('h').strength, away: side('a').strength }
const at = (seed: string, seconds: number, ...more: ['firstHalf' | 'secondHalf'] | []) =>
  statisticsAt(strengths, simulateMatch({ home: side('h'), away: side('a') }, seed), seed, seconds, ...more)

test('figures agree with the score and the cards, and the halves add up to the match', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const script = simulateMatch({ home: side('h'), away: side('a') }, seed)
      const [all, first, second] = [at(seed, 9000), at(seed, 9000, 'firstHalf'), at(seed, 9000, 'secondHalf')]
      for (const each of ['home', 'away'] as const) {
        const goals = script.events.filter(({ type, side }) => side === each && (type === 'goal' || type === 'penalty'))
        expect(all[each].shotsOnTarget).toBeGreaterThanOrEqual(goals.length)
        expect(all[each].shots).toBeGreaterThanOrEqual(all[each].shotsOnTarget)
        for (const count of ['shots', 'corners', 'fouls', 'offsides'] as const) {
          expect(first[each][count] + second[each][count]).toBe(all[each][count])
        }
      }
      expect(all.home.possession + all.away.possession).toBe(100)
    }),
    { numRuns: 30 },
  )
})

test('figures only ever grow', () => {
  const moments = Array.from({ length: 110 }, (_, minute) => at('grow', minute * 60).home)
  moments.forEach(({ shots, fouls }, index) => {
    expect(shots).toBeGreaterThanOrEqual(moments[index - 1]?.shots ?? 0)
    expect(fouls).toBeGreaterThanOrEqual(moments[index - 1]?.fouls ?? 0)
  })
  expect(at('grow', -1).home).toEqual({ shots: 0, shotsOnTarget: 0, corners: 0, fouls: 0, offsides: 0, possession: 50 })
})
