import type { SquadPlayer } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { averageAge, byAge, byNationality, byPosition } from './squad-groups.ts'

const player = (name: string, own: Partial<SquadPlayer>): SquadPlayer => ({
  person: { id: name, name },
  number: null,
  position: null,
  birthDate: null,
  age: null,
  nationalities: [],
  heightCm: null,
  played: 0,
  goals: 0,
  yellow: 0,
  red: 0,
  loan: false,
  contractUntil: null,
  ...own,
})
const squad = [
  player('a', { position: 'forward', age: 20, nationalities: ['BR', 'PT'] }),
  player('b', { position: 'goalkeeper', age: 33, nationalities: ['BR'] }),
  player('c', {}),
]

test('lines from the goal forward, who has none at the end', () => {
  expect(byPosition(squad).map(({ title }) => title)).toEqual(['Goleiros', 'Atacantes', 'Posição não informada'])
})

test('pictures count only what is known', () => {
  expect(byAge(squad).map(({ count }) => count)).toEqual([1, 0, 0, 0, 1])
  expect(byNationality(squad)).toEqual([
    { id: 'BR', count: 2 },
    { id: 'PT', count: 1 },
  ])
  expect(averageAge(squad)).toBe('26,5 anos')
  expect(averageAge([])).toBeNull()
})
