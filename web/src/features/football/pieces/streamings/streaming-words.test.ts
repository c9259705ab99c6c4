import { expect, test } from 'vitest'
import { periodWords, priceWords, streamingKindWords } from './streaming-words.ts'

test('the kind of a service', () => {
  expect(streamingKindWords({ kind: 'streaming', site: 'https://www.youtube.com/@CazeTV' })).toBe('YouTube')
  expect(streamingKindWords({ kind: 'streaming', site: 'https://youtube.com.exemplo.com' })).toBe('Streaming')
  expect(streamingKindWords({ kind: 'open-tv', site: null })).toBe('TV aberta')
})

test('what it takes to watch', () => {
  expect(priceWords({ kind: 'radio', free: true })).toBe('Grátis')
  expect(priceWords({ kind: 'pay-tv', free: false })).toBe('Por assinatura')
})

test('says how long a right lasts, with what is known', () => {
  expect(periodWords({ starts: '2025-01-01', ends: '2029-12-31' })).toBe('De 1 de jan. de 2025 a 31 de dez. de 2029')
  expect(periodWords({ starts: null, ends: '2029-12-31' })).toBe('Até 31 de dez. de 2029')
  expect(periodWords({ starts: null, ends: null })).toBeNull()
})
