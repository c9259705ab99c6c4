import { expect, test } from 'vitest'
import { countryName } from './country-name.ts'

test('countries have their Brazilian names, football countries included', () => {
  expect(countryName('BR')).toBe('Brasil')
  expect(countryName('NL')).toBe('Países Baixos')
  expect(countryName('GB-SCT')).toBe('Escócia')
})

test('a code that is none does not break a page', () => {
  expect(countryName('Ihaa')).toBe('Ihaa')
  expect(countryName('')).toBe('')
})
