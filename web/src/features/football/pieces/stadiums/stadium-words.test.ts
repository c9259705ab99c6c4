import { expect, test } from 'vitest'
import { coordinateWords, distanceWords, formerNameWords, stadiumPlace } from './stadium-words.ts'

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

test('where on the globe, and how far', () => {
  expect(coordinateWords(-22.9122, -43.2302)).toBe('22,9122° S, 43,2302° O')
  expect(coordinateWords(51.556, 10)).toBe('51,5560° N, 10,0000° L')
  expect(distanceWords(8.44)).toBe('8,4 km')
  expect(distanceWords(1240.2)).toBe('1.240 km')
})
