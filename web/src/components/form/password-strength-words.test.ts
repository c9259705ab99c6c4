import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength-words.ts'

test('length and variety make a password strong, commonplaces do not', () => {
  expect(passwordStrength('')).toBe(0)
  expect(passwordStrength('A1!bcde')).toBe(0)
  expect(passwordStrength('12345678')).toBe(1)
  expect(passwordStrength('aaaaaaaaaaaa')).toBe(1)
  expect(passwordStrength('senha123')).toBe(1)
  expect(passwordStrength('cadeirada')).toBe(2)
  expect(passwordStrength('bola-na-rede-9')).toBeGreaterThanOrEqual(3)
  expect(passwordStrength('arquibancada vazia domingo')).toBe(4)
})
