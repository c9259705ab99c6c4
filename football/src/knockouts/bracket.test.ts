import { expect, test } from 'vitest'
import { results } from '../proof/results.ts'
import { championOf } from '../proof/cup.ts'
import { bracketOf } from './bracket.ts'
import type { BracketEntry, KnockoutRound } from './bracket.ts'
import { singleMatch } from './tie-rules.ts'

const tie = (id: string, text: string): BracketEntry => {
  const legs = results(text)
  return { id, teams: [legs[0]!.home, legs[0]!.away], legs, rules: singleMatch }
}
const open = (id: string, from: BracketEntry['from'] & {}): BracketEntry => ({
  id,
  teams: [null, null],
  legs: [],
  rules: singleMatch,
  from,
})

test('winners are followed from round to round, and those who will meet stand side by side', () => {
  const rounds: readonly KnockoutRound[] = [
    { name: 'quartas', ties: [tie('q1', 'A 1-0 B'), tie('q2', 'C 1-0 D'), tie('q3', 'E 1-0 F'), tie('q4', 'G 1-0 H')] },
    { name: 'semifinais', ties: [tie('s1', 'A 2-0 G'), tie('s2', 'C 0-1 E')] },
    { name: 'final', ties: [tie('f', 'E 0-3 A')] },
  ]
  const bracket = bracketOf(rounds)
  expect(bracket.map(({ ties }) => ties.map((each) => each.tie.id))).toEqual([
    ['q2', 'q3', 'q1', 'q4'],
    ['s2', 's1'],
    ['f'],
  ])
  expect(bracket[2]?.ties[0]?.from).toEqual(['s2', 's1'])
  expect(championOf(bracket)).toBe('A')
})

test('ties not played yet wait for the winners of those that feed them', () => {
  const rounds: readonly KnockoutRound[] = [
    { name: 'semifinais', ties: [tie('s1', 'A 1-0 B'), tie('s2', 'C 1-1 D')] },
    { name: 'final', ties: [open('f', ['s1', 's2'])] },
  ]
  const bracket = bracketOf(rounds)
  expect(bracket[1]?.ties[0]?.tie.teams).toEqual(['A', null])
  expect(championOf(bracket)).toBeNull()
  expect(championOf([])).toBeNull()
})
