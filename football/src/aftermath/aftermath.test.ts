import { expect, it } from 'vitest'
import { appearancesOf } from '../match/appearance.ts'
import type { Match } from '../match/match.ts'
import { firstsIn } from './firsts.ts'
import { runsAfter } from './runs.ts'

/** "A2-1B" is at home, "B0-3A" away; one a week, the stadium is the home team's unless named. */
const played = (...results: readonly string[]): Match[] =>
  results.map((result, index) => {
    const [, home, homeGoals, awayGoals, away, stadium] = /^(\w)(\d)-(\d)(\w)(?:@(\w+))?$/.exec(result)!
    const day = new Date(Date.UTC(2010, 0, 1 + 7 * index)).toISOString().slice(0, 10)
    const score = { home: Number(homeGoals), away: Number(awayGoals) }
    return { id: `m${index}`, home: home!, away: away!, day, round: null, score, stadium: stadium ?? home! }
  })
const ofA = (...results: readonly string[]) => appearancesOf('A', played(...results))
const runs = (...results: readonly string[]) =>
  runsAfter(ofA(...results)).map(({ kind, appearances, longestBefore }) => [kind, appearances.length, longestBefore])

it('a run is news from its length on, and the stronger of two says it', () => {
  expect(runs('A1-2B', 'A2-1B', 'A2-1C')).toEqual([])
  expect(runs('A1-2B', 'A2-1B', 'A2-1C', 'D1-2A')).toEqual([['winning', 3, 0]])
  // Six unbeaten, of which the last three were won: both are true and differ.
  expect(runs('A1-2B', 'A1-1B', 'A1-1C', 'A1-1D', 'A2-1B', 'A2-1C', 'A2-1D')).toEqual([
    ['winning', 3, 0],
    ['unbeaten', 6, 0],
  ])
  expect(runs('A0-1B', 'C1-0A', 'A0-1D')).toEqual([['losing', 3, 0]])
})

it('a run knows the longest one before it', () => {
  expect(runs('A2-1B', 'A2-1C', 'A2-1D', 'A2-1E', 'A0-1B', 'A2-1C', 'A2-1D', 'A2-1E')).toContainEqual(['winning', 3, 4])
})

it('clean sheets count goals against, and a result that breaks a run leaves none', () => {
  expect(runs('A0-0B', 'A1-0C', 'D0-0A')).toContainEqual(['cleanSheets', 3, 0])
  expect(runs('A2-1B', 'A2-1C', 'A2-1D', 'A0-1E')).toEqual([])
})

const firsts = (...results: readonly string[]) =>
  firstsIn(ofA(...results)).map(({ kind, since, between }) => [kind, since?.id ?? null, between])

it('the first win over an opponent, and at its stadium, for long', () => {
  const lost = ['B2-0A', 'A1-1B', 'B1-0A', 'A0-0B', 'B3-0A', 'B1-1A']
  expect(firsts('B0-1A', ...lost, 'B0-1A')).toEqual([
    ['winOver', 'm0', 6],
    ['winAt', 'm0', 4],
  ])
  // Never before, as far as is known.
  expect(firsts(...lost, 'B0-1A')).toEqual([
    ['winOver', null, 6],
    ['winAt', null, 4],
  ])
  expect(firsts('B0-1A', 'A0-1B', 'B0-1A')).toEqual([])
})

it('the stadium counts, whoever was at home there', () => {
  const there = ['B2-0A@X', 'C1-0A@X', 'D1-0A@X', 'E1-0A@X']
  expect(firsts(...there, 'F0-1A@X')).toEqual([['winAt', null, 4]])
})

it('a defeat at home after long, and the biggest of many', () => {
  const won = Array.from({ length: 20 }, (_, index) => `A1-0${'BCDEF'[index % 5]}`)
  expect(firsts(...won, 'A0-4G')).toEqual([
    ['defeatAtHome', null, 20],
    ['biggestDefeat', null, 20],
  ])
  expect(firsts(...won, 'A5-1G')).toEqual([['biggestWin', null, 20]])
  expect(firsts('A4-0B', ...won, 'A5-1G')).toEqual([['biggestWin', 'm0', 20]])
})

it('without a match there is nothing to say', () => {
  expect(firstsIn([])).toEqual([])
  expect(runsAfter([])).toEqual([])
})
