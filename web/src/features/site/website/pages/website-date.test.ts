import { expect, test } from 'vitest'
import { describeUpdate } from './website-date.ts'

test('a date is told in words', () => {
  expect(describeUpdate('2026-11-15T12:00:00.000Z')).toBe('Atualizado em 15 de novembro de 2026')
})
