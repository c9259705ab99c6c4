import { expect, test } from 'vitest'
import { absenceWords } from './absence-words.ts'

test('why somebody is missing, as far as it is known', () => {
  expect(absenceWords({ kind: 'suspended', reason: null, until: null })).toBe('Suspenso')
  expect(absenceWords({ kind: 'suspended', reason: 'Terceiro amarelo', until: null })).toBe(
    'Suspenso: terceiro amarelo',
  )
  expect(absenceWords({ kind: 'injury', reason: 'coxa', until: '2026-12-20' })).toBe('Lesão: coxa, volta em 20/12/2026')
})
