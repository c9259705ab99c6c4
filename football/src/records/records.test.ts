import { expect, it } from 'vitest'
import { appearancesOf } from '../match/appearance.ts'
import { results } from '../proof/results.ts'
import { biggestDefeats, biggestWins, highestScoring } from './biggest-results.ts'
import { longestRuns } from './longest-runs.ts'

const ofA = (text: string) => appearancesOf('A', results(text))
const runs = (text: string) =>
  Object.fromEntries(
    longestRuns(ofA(text)).map(({ kind, appearances, running, now }) => [kind, [appearances.length, running, now]]),
  )

it('finds the longest series of each kind, and says whether it still goes on', () => {
  const found = runs('A 2-1 B | B 0-1 A | A 1-1 B | A 0-1 B | A 3-0 B')
  expect(found).toMatchObject({
    winning: [2, false, 1],
    unbeaten: [3, false, 1],
    winless: [2, false, 0],
    losing: [1, false, 0],
    scoring: [3, false, 1],
    cleanSheets: [1, true, 1],
  })
})

it('of two series as long, the latest; of a kind that never was, nothing', () => {
  const [winning] = longestRuns(ofA('A 1-0 B | A 0-1 B | A 2-0 B'))
  expect(winning).toMatchObject({ kind: 'winning', running: true })
  expect(winning!.appearances.map(({ goalsFor }) => goalsFor)).toEqual([2])
  expect(runs('A 1-0 B')).not.toHaveProperty('losing')
  expect(longestRuns([])).toEqual([])
})

const lines = (found: ReturnType<typeof biggestWins>) =>
  found.map(({ match, goalsFor, goalsAgainst }) => `${match.round}: ${goalsFor}-${goalsAgainst}`)

it('orders wins and defeats by margin, then goals, then the latest', () => {
  const all = ofA('A 3-0 B | A 5-2 B | B 0-3 A | A 1-0 B | B 4-0 A | A 1-5 B | A 0-0 B')
  expect(lines(biggestWins(all, 3))).toEqual(['2: 5-2', '3: 3-0', '1: 3-0'])
  expect(lines(biggestDefeats(all, 5))).toEqual(['6: 1-5', '5: 0-4'])
  expect(lines(highestScoring(all, 2))).toEqual(['2: 5-2', '6: 1-5'])
  expect(highestScoring(ofA('A 0-0 B'), 2)).toEqual([])
})
