import { expect, test } from 'vitest'
import { results } from '../proof/results.ts'
import { appearancesOf } from './appearance.ts'
import { recordOf } from './record.ts'

test('a record counts results and goals on either ground', () => {
  const matches = results('A 2-1 B | B 4-0 A | A 1-1 B')
  expect(recordOf(appearancesOf('A', matches))).toEqual({
    played: 3,
    won: 1,
    drawn: 1,
    lost: 1,
    goalsFor: 3,
    goalsAgainst: 6,
    goalDifference: -3,
  })
})

test('a ruling against both teams is a defeat for both', () => {
  const match = { id: 'm', home: 'A', away: 'B', day: null, round: null, score: null }
  const ruled = { ...match, ruling: { kind: 'awarded', to: 'nobody', score: { home: 0, away: 0 } } } as const
  for (const team of ['A', 'B']) expect(recordOf(appearancesOf(team, [ruled]))).toMatchObject({ played: 1, lost: 1 })
})
