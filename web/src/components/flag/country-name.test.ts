import { expect, test } from 'vitest'
import { countryChoices, countryName } from './country-name.ts'

test('countries have their Brazilian names, football countries included', () => {
  expect(countryName('BR')).toBe('Brasil')
  expect(countryName('NL')).toBe('Países Baixos')
  expect(countryName('GB-SCT')).toBe('Escócia')
})

test('a code that is none does not break a page', () => {
  expect(countryName('Ihaa')).toBe('Ihaa')
  expect(countryName('')).toBe('')
})

test('every country to choose from is there once and has a name', () => {
  expect(new Set(countryChoices().map(({ value }) => value)).size).toBe(countryChoices().length)
  expect(countryChoices().filter(({ value, label }) => value === label)).toEqual([])
  expect(countryChoices()[0]!.label).toBe('Afeganistão')
})
