import { expect, it } from 'vitest'
import { appearancesOf } from '../match/appearance.ts'
import type { Match } from '../match/match.ts'
import { firstsIn } from './firsts.ts'
import { runsAfter } from './runs.ts'

/** "A2-1B" is at home, "B0-3A" away; one a week; the stadium is the home team's unless named, neutral with "@-". */
const played = (...results: readonly string[]): Match[] =>
  results.map((result, index) => {
    const [, home, homeGoals, awayGoals, away, stadium] = /^(\w)(\d)-(\d)(\w)(?:@(\w+|-))?$/.exec(result)!
    const day = new Date(Date.UTC(2010, 0, 1 + 7 * index)).toISOString().slice(0, 10)
    const score = { home: Number(homeGoals), away: Number(awayGoals) }
    const neutral = stadium === '-'
    const where = neutral ? { neutral, stadium: null } : { stadium: stadium ?? home! }
    return { id: `m${index}`, home: home!, away: away!, day, round: null, score, ...where }
  })
const ofA = (...results: readonly string[]) => appearancesOf('A', played(...results))
const runs = (...results: readonly string[]) =>
  runsAfter(ofA(...results)).map(({ kind, appearances, longestBefore }) => [kind, appearances.length, longestBefore])

it('a run is news from its length on, and the stronger of two says it', () => {
  expect(runs('A1-2B', 'A2-1B', 'A2-1C')).toEqual([])
  expect(runs('A1-2B', 'A2-1B', 'A2-1C', 'D1-2A')).toEqual([['winning', 3, 0]])
  // Six unbeaten, the last three of them won: both runs are true and different.
  expect(runs('A1-2B', 'A1-1B', 'A1-1C', 'A1-1D', 'A2-1B', 'A2-1C', 'A2-1D')).toEqual([
    ['winning', 3, 0],
    ['unbeaten', 6, 0],
  ])
  expect(runs('A0-1B', 'C1-0A', 'A0-1D')).toEqual([['losing', 3, 0]])
})

it('matches without a win are news of their own, unless all of them were lost', () => {
  expect(runs('A0-0B', 'A0-1C', 'A1-1D', 'A1-1E', 'A1-2F')).toEqual([['winless', 5, 0]])
  expect(runs('A0-1B', 'A0-1C', 'A0-1D', 'A0-1E', 'A0-1F')).toEqual([['losing', 5, 0]])
  expect(runs('A0-0B', 'A0-0C', 'A0-1D', 'A0-1E', 'A0-1F')).toEqual([
    ['winless', 5, 0],
    ['losing', 3, 0],
  ])
})

it('goals in every match are news from the eighth on', () => {
  const scored = ['A1-2B', 'A2-1C', 'A1-2D', 'A2-1E', 'A1-2F', 'A2-1B', 'A1-2C']
  expect(runs(...scored)).toEqual([])
  expect(runs(...scored, 'A2-1D')).toEqual([['scoring', 8, 0]])
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
  // It never happened before, as far as the data shows.
  expect(firsts(...lost, 'B0-1A')).toEqual([
    ['winOver', null, 6],
    ['winAt', null, 4],
  ])
  expect(firsts('B0-1A', 'A0-1B', 'B0-1A')).toEqual([])
})

it('the stadium counts, whichever team was at home there', () => {
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

it('a draw, and a win that came before the last matches, are no firsts', () => {
  const lost = ['B2-0A', 'B1-0A', 'B1-0A', 'B3-0A', 'B1-0A']
  expect(firsts(...lost, 'B1-1A')).toEqual([])
  expect(firsts('B0-1A', ...lost.slice(0, 3), 'B0-1A')).toEqual([])
})

it('a win at home is not a win at a stadium, nor is one without a known stadium', () => {
  const there = ['C1-0A@X', 'D1-0A@X', 'E1-0A@X', 'F1-0A@X']
  expect(firsts(...there, 'A1-0B@X')).toEqual([])
  const nowhere = ['C1-0A@-', 'D1-0A@-', 'E1-0A@-', 'F1-0A@-']
  expect(firsts(...nowhere, 'B0-1A@-')).toEqual([])
})

it('the first defeat by an opponent for long', () => {
  const unbeaten = ['B0-1A', 'B1-1A', 'B0-2A', 'B0-0A']
  expect(firsts('B1-0A', ...unbeaten, 'B1-0A')).toEqual([['defeatBy', 'm0', 4]])
  expect(firsts('B1-0A', ...unbeaten.slice(1), 'B1-0A')).toEqual([])
})

it('a defeat at home counts those at home alone', () => {
  const won = ['A1-0B', 'A1-0C', 'A1-0D', 'A1-0E', 'A1-0F', 'A1-0G', 'A1-0H', 'A1-0I']
  expect(firsts('A0-1B', ...won.slice(0, 4), 'C1-0A', ...won.slice(4), 'A0-1J')).toEqual([['defeatAtHome', 'm0', 8]])
  // Seven home matches since the last one are too few to be news. Matches away or on neutral ground do not count.
  expect(firsts('A0-1B', ...won.slice(1), 'A1-0K@-', 'K0-1A', 'A0-1J')).toEqual([])
  // A defeat on neutral ground does not count either, whichever team is listed first.
  expect(firsts(...won, 'A0-1J@-')).toEqual([])
  expect(firsts(...won, 'J1-0A')).toEqual([])
})

it('a margin is big from three goals on, and the biggest only where none was as big', () => {
  const drawn = Array.from({ length: 20 }, (_, index) => `A1-1${'BCDEF'[index % 5]}`)
  const kinds = (...results: readonly string[]) => firsts(...results).map(([kind]) => kind)
  expect(kinds(...drawn, 'G0-3A')).toContain('biggestWin')
  expect(kinds(...drawn, 'G0-2A')).not.toContain('biggestWin')
  expect(kinds(...drawn, 'G3-0A')).toContain('biggestDefeat')
  expect(kinds(...drawn, 'G2-0A')).not.toContain('biggestDefeat')
  expect(kinds('G3-0A', ...drawn.slice(1), 'H3-0A')).not.toContain('biggestDefeat')
  expect(firsts('G3-0A', ...drawn, 'H3-0A')).toContainEqual(['biggestDefeat', 'm0', 20])
  expect(firsts('G4-0A', ...drawn, 'H3-0A')).toContainEqual(['biggestDefeat', 'm0', 20])
})

it('without a match there is nothing to say', () => {
  expect(firstsIn([])).toEqual([])
  expect(runsAfter([])).toEqual([])
})
