import type { Standings } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { playedRounds, shownRound } from './played-rounds.ts'

const phase = (...numbers: number[]): Standings['phases'][number] => ({
  id: 'fase',
  name: 'Fase',
  kind: 'league',
  zones: [],
  criteria: [],
  rounds: numbers.map((number) => ({ number, name: `Rodada ${number}` })),
  groups: [],
  ties: [],
})

test('one can go back to what has been played, also where rounds do not begin at one', () => {
  expect(playedRounds({ phases: [phase(1, 2, 3, 4)] }, 3)).toEqual([1, 2, 3])
  expect(playedRounds({ phases: [phase(463, 464, 466)] }, 466)).toEqual([463, 464, 466])
  expect(playedRounds({ phases: [phase(1, 2)] }, null)).toEqual([])
  // Two phases that both have a round 1.
  expect(playedRounds({ phases: [phase(1, 2), phase(1)] }, 2)).toEqual([])
})

test('a round that is not there shows the one before it', () => {
  expect(shownRound([463, 464, 466], null)).toBe(466)
  expect(shownRound([463, 464, 466], 465)).toBe(464)
  expect(shownRound([1, 2, 3], 99)).toBe(3)
  expect(shownRound([], 5)).toBeUndefined()
})
