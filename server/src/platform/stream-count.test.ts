import { expect, it } from 'vitest'
import { createStreamCount } from './stream-count.ts'

it('counts the streams of a caller over all workers, and those of all callers', () => {
  const streams = createStreamCount(2, 3)
  expect([streams.open(1, 'ana'), streams.open(2, 'ana'), streams.open(1, 'ana')]).toEqual(['taken', 'taken', 'caller'])
  expect([streams.open(1, 'bia'), streams.open(2, 'caio')]).toEqual(['taken', 'all'])
  streams.close(2, 'ana')
  // Given back by a worker that had none: counts for nothing.
  streams.close(2, 'ana')
  expect([streams.open(2, 'ana'), streams.open(2, 'caio')]).toEqual(['taken', 'all'])
})

it('forgets what a worker had open when it ends', () => {
  const streams = createStreamCount(1, 10)
  expect(streams.open(1, 'ana')).toBe('taken')
  streams.forget(1)
  streams.close(1, 'ana')
  expect([streams.open(2, 'ana'), streams.open(3, 'ana')]).toEqual(['taken', 'caller'])
})
