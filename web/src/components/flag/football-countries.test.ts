import { expect, test } from 'vitest'
import { countryChoices } from './football-countries.ts'

test('every country to choose from is there once and has a name', () => {
  expect(new Set(countryChoices.map(({ value }) => value)).size).toBe(countryChoices.length)
  expect(countryChoices.filter(({ value, label }) => value === label)).toEqual([])
  expect(countryChoices[0]!.label).toBe('Afeganistão')
})
