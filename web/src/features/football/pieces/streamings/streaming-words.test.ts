import { expect, test } from 'vitest'
import { priceWords, streamingKindWords } from './streaming-words.ts'

test('the kind of a service', () => {
  expect(streamingKindWords({ kind: 'streaming', site: 'https://www.youtube.com/@CazeTV' })).toBe('YouTube')
  expect(streamingKindWords({ kind: 'streaming', site: 'https://youtube.com.exemplo.com' })).toBe('Streaming')
  expect(streamingKindWords({ kind: 'open-tv', site: null })).toBe('TV aberta')
})

test('what it takes to watch', () => {
  expect(priceWords({ kind: 'radio', free: true })).toBe('Grátis')
  expect(priceWords({ kind: 'pay-tv', free: false })).toBe('Por assinatura')
})
