import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-text.ts'

test('a query stays readable and comes back as it went', () => {
  const search = { temporada: '2024', url: '/times/flamengo?aba=1&x=2', q: 'são paulo' }
  expect(stringifySearch({ temporada: 2024, q: undefined, cor: '' })).toBe('?temporada=2024')
  expect(stringifySearch({ url: '/times' })).toBe('?url=/times')
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('numbers are not guessed out of text', () => {
  expect(parseSearch('?token=007')).toEqual({ token: '007' })
})
