import { expect, test } from 'vitest'
import { countsWords } from './merge-words.ts'

test('what moves is counted in a sentence', () => {
  expect(countsWords([])).toBeNull()
  expect(
    countsWords([
      { what: 'jogos', count: 1038 },
      { what: 'título', count: 1 },
      { what: 'passagens', count: 25 },
    ]),
  ).toBe('1.038 jogos, 1 título e 25 passagens')
})
