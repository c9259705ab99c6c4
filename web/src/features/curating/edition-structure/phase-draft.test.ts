import type { StructurePhase } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import {
  addEntrant,
  addRound,
  blankPhase,
  blankTie,
  insertRound,
  moved,
  nextGroupName,
  removeGroup,
  removeRound,
  renameGroup,
  renameRound,
  withKind,
  withLegs,
} from './phase-draft.ts'

const groups = () => addEntrant(addEntrant(blankPhase('groups', []), 'bahia', 'Grupo A'), 'vasco', null)

test('a new phase has a name that no other has', () => {
  const first = blankPhase('knockout', [])
  expect(first.name).toBe('Mata-mata')
  expect(blankPhase('knockout', [first]).name).toBe('Mata-mata 2')
})

test('moves an item, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('teams follow their group when it is renamed, and stay in the phase when it goes', () => {
  const renamed = renameGroup(groups(), 0, 'Chave 1')
  expect(renamed.entrants.map(({ group }) => group)).toEqual(['Chave 1', null])
  expect(removeGroup(renamed, 0).entrants.map(({ team, group }) => [team, group])).toEqual([
    ['bahia', null],
    ['vasco', null],
  ])
  expect(nextGroupName(groups().groups)).toBe('Grupo B')
})

test('nobody is entered twice', () => {
  expect(addEntrant(groups(), 'bahia', null).entrants).toHaveLength(2)
})

test('another kind of phase keeps the teams and nothing that would be refused', () => {
  const knockout = withKind(
    { ...groups(), zones: [{ id: 'final', name: null, shape: null, from: 1, to: 2 }] },
    'knockout',
  )
  expect(knockout).toMatchObject({ table: null, tie: { legs: 2 }, zones: [], groups: [] })
  expect(knockout.entrants.map(({ group }) => group)).toEqual([null, null])
  expect(withKind(knockout, 'league').table?.pointsPerWin).toBe(3)
})

test('rounds of a knock-out are called as people call them, and take their ties along', () => {
  const one = addRound(blankPhase('knockout', []))
  expect(addRound(one).rounds.map(({ number, name }) => [number, name])).toEqual([
    [1, 'Oitavas de final'],
    [2, 'Quartas de final'],
  ])
  const drawn = { ...one, ties: [blankTie('Oitavas de final', 'c1')] }
  expect(renameRound(drawn, 0, 'Primeira fase').ties[0]!.round).toBe('Primeira fase')
  expect(removeRound(drawn, 0).ties).toEqual([])
  expect(addRound(blankPhase('league', [])).rounds[0]).toMatchObject({ number: 1, name: 'Rodada 1' })
})

test('a round is added before or after the one that is there, and all are numbered in their order', () => {
  const two = addRound(addRound(blankPhase('knockout', [])))
  const namesIn = (phase: StructurePhase) => phase.rounds.map(({ number, name }) => `${number} ${name}`)
  expect(namesIn(insertRound(two, 1, 0))).toEqual(['1 Oitavas de final', '2 Nova rodada', '3 Quartas de final'])
  expect(namesIn(insertRound(two, 1, 1))).toEqual(['1 Oitavas de final', '2 Quartas de final', '3 Nova rodada'])
})

test('a tie has rules of its own only where they differ', () => {
  const usual = blankPhase('knockout', []).tie!
  const single = withLegs(blankTie(null, 'c1'), 1, usual)
  expect(single.rules).toEqual({ ...usual, legs: 1 })
  expect(withLegs(single, 2, usual).rules).toBeNull()
})
