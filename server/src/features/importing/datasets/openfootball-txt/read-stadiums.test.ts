import { expect, it } from 'vitest'
import { readStadiums } from './read-stadiums.ts'

it('reads a ground whose line lacks a comma, and until when it stood', () => {
  const lines = [
    '= Spain',
    'Estadio Vicente Calderón (-2017)   55_005, 1966,  Madrid',
    'Estadio Santiago Bernabéu,  81_044, 1947,  Madrid',
  ]
  const { rows } = readStadiums(lines.map((text, at) => ({ text, number: at + 1, indent: 0, comment: null })))
  expect(rows.map(({ name, capacity, opened, city }) => [name, capacity, opened, city])).toEqual([
    ['Estadio Vicente Calderón', 55_005, 1966, 'Madrid'],
    ['Estadio Santiago Bernabéu', 81_044, 1947, 'Madrid'],
  ])
})
