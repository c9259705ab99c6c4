import { expect, test } from 'vitest'
import { results } from '../proof/results.ts'
import { headToHead } from './head-to-head.ts'

const matches = results('A 2-1 B | B 4-0 A | A 1-1 B, A 9-0 C | A 3-2 B | B 0-1 A')

test('two teams are compared over their own meetings only, on either ground', () => {
  const found = headToHead('A', 'B', matches)
  expect(found).toMatchObject({ played: 5, wins: [3, 1], draws: 1, goals: [7, 8] })
  expect(found.meetings.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5])
})

test('the biggest win goes by margin, then goals, then the latest', () => {
  const [ours, theirs] = headToHead('A', 'B', matches).biggestWins
  expect([ours?.round, theirs?.round]).toEqual([4, 2])
  expect(headToHead('C', 'B', matches).biggestWins).toEqual([null, null])
})

test('seen from the other side it is the same story', () => {
  const [one, other] = [headToHead('A', 'B', matches), headToHead('B', 'A', matches)]
  expect(other.wins).toEqual(one.wins.toReversed())
  expect(other.goals).toEqual(one.goals.toReversed())
})
