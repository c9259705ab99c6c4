import { defaultTeams } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import { chooseCrest, crestColors, crestPatterns, crestShapes, darkest } from './crest-choice.ts'

test('an id always gets the same shield, and ids spread over shapes and patterns', () => {
  expect(chooseCrest('flamengo')).toEqual(chooseCrest('flamengo'))
  const many = Array.from({ length: 400 }, (_, index) => chooseCrest(`time_${index}`))
  expect(new Set(many.map((crest) => crest.shape)).size).toBe(crestShapes.length)
  expect(new Set(many.map((crest) => crest.pattern)).size).toBe(crestPatterns.length)
})

test('there are always two colours, whatever a record holds', () => {
  expect(crestColors([])).toHaveLength(2)
  expect(crestColors(['red', '#ffffff'])).toEqual(['#ffffff', '#48524c'])
  for (const team of defaultTeams) expect(crestColors(team.colors).length).toBeGreaterThanOrEqual(2)
})

test('letters stand on the darkest colour', () => {
  expect(darkest(['#ffffff', '#d2232a', '#101010'])).toBe('#101010')
})
