import { expect, test } from 'vitest'
import { pathWords } from './path-words.ts'

test('a way through the table', () => {
  expect(pathWords([7, 5, 3])).toBe('Do 7º ao 3º lugar em 3 rodadas')
  expect(pathWords([2, 4, 2])).toBe('No 2º lugar depois de 3 rodadas')
  expect(pathWords([1])).toBe('No 1º lugar depois de 1 rodada')
})
