import { expect, test } from 'vitest'
import { parseTheme } from './theme-store.ts'

test('only the stored word "true" is the dark theme', () => {
  expect(parseTheme('true')).toBe(true)
  expect([null, '', 'false', 'dark', '1', 'TRUE'].map(parseTheme)).toEqual(Array(6).fill(false))
})
