import { expect, test } from 'vitest'
import { periodWords } from './right-words.ts'

test('says how long a right lasts, with what is known', () => {
  expect(periodWords({ starts: '2025-01-01', ends: '2029-12-31' })).toBe('De 1 de jan. de 2025 a 31 de dez. de 2029')
  expect(periodWords({ starts: null, ends: '2029-12-31' })).toBe('Até 31 de dez. de 2029')
  expect(periodWords({ starts: null, ends: null })).toBeNull()
})
