import type { Standings } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { evolutions, namedRounds, playedRounds, shownRound, toggleHighlight } from './evolution.ts'

const team = (id: string) => ({ id, name: id, acronym: null, crest: null, colours: [] })
const group = (name: string) => ({ name, derived: false, rows: [] })

test('each table has its own lines, without the rounds to come', () => {
  const positions = [
    { team: team('a'), group: 'Grupo A', positions: [1, 2, null] },
    { team: team('b'), group: 'Grupo A', positions: [2, 1, null] },
    { team: team('c'), group: 'Grupo B', positions: [1, null, null] },
  ]
  const [first, ...rest] = evolutions({ positions, groups: [group('Grupo A'), group('Grupo B')] })
  expect(first!.name).toBe('Grupo A')
  expect(first!.series.map((one) => one.positions)).toEqual([
    [1, 2],
    [2, 1],
  ])
  // One round is a point, not a line.
  expect(rest).toEqual([])
})

test('a seventh line removes the first; a second click removes its own', () => {
  expect(toggleHighlight(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggleHighlight(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['b', 'c', 'd', 'e', 'f', 'g'])
})

test('the axis names the first and the last round and never two side by side', () => {
  expect(namedRounds(38)).toEqual([1, 10, 20, 30, 38])
  expect(namedRounds(33)).toEqual([1, 10, 20, 33])
  expect(namedRounds(3)).toEqual([1, 2, 3])
  expect(namedRounds(1)).toEqual([1])
  expect(namedRounds(0)).toEqual([])
})

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
