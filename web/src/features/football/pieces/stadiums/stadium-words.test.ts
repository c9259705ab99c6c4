import { expect, test } from 'vitest'
import { formerNameWords, stadiumPlace } from './stadium-words.ts'

test('where a stadium is: the state at home, the country elsewhere', () => {
  expect(stadiumPlace({ city: 'Rio de Janeiro', state: 'RJ', country: 'BR' })).toBe('Rio de Janeiro, RJ')
  expect(stadiumPlace({ city: 'Montevidéu', state: null, country: 'UY' })).toBe('Montevidéu, Uruguai')
  expect(stadiumPlace({ city: null, state: null, country: null })).toBeNull()
})

test('a former name, as long as it is known', () => {
  expect(formerNameWords({ name: 'Vivaldão', from: 1970, to: 2010 })).toBe('Vivaldão (1970–2010)')
  expect(formerNameWords({ name: 'Fonte Nova', from: null, to: 2007 })).toBe('Fonte Nova (até 2007)')
  expect(formerNameWords({ name: 'Palestra Itália', from: null, to: null })).toBe('Palestra Itália')
})
