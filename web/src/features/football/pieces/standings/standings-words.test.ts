import { expect, test } from 'vitest'
import { positionChangeWords } from './standings-words.ts'

test('a way through the table', () => {
  expect(positionChangeWords([7, 5, 3])).toBe('Do 7º ao 3º lugar em 3 rodadas')
  expect(positionChangeWords([2, 4, 2])).toBe('No 2º lugar depois de 3 rodadas')
  expect(positionChangeWords([1])).toBe('No 1º lugar depois de 1 rodada')
})
