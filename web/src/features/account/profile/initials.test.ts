import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('first and last name', () => {
  expect(initials('Júlia de Andrade')).toBe('JA')
  expect(initials(' érica ')).toBe('É')
  expect(initials('')).toBe('')
})
