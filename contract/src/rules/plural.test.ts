import { expect, test } from 'vitest'
import { counted, plural } from './plural.ts'

test('only one is singular: zero, halves and millions are plural', () => {
  const words = [0, 1, 1.5, 2, 1_000_000].map((count) => plural(count, 'jogo', 'jogos'))
  expect(words).toEqual(['jogos', 'jogo', 'jogos', 'jogos', 'jogos'])
})

test('a number before its word is written as in Brazil', () => {
  expect([counted(1, 'linha', 'linhas'), counted(1200, 'linha', 'linhas')]).toEqual(['1 linha', '1.200 linhas'])
})
