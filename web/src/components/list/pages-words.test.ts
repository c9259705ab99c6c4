import { expect, test } from 'vitest'
import { countShown } from './pages-words.ts'

const noun = { one: 'conta', many: 'contas' }

test('says how much of the list is on screen', () => {
  expect(countShown(1, 1, noun)).toBe('1 conta')
  expect(countShown(20, 1204, noun)).toBe('20 de 1.204 contas')
  expect(countShown(40, null, noun)).toBe('40 de mais de 10.000 contas')
  // A deletion by another user between two pages must not read "21 de 20".
  expect(countShown(21, 20, noun)).toBe('21 contas')
})
