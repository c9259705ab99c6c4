import type { Delivery } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { deliveryPollMs } from './webhook-queries.ts'
import { nextWords, outcomeWords } from './delivery-words.ts'

const now = new Date('2026-11-15T12:00:00Z')
const tried = { attemptCount: 1, lastStatus: 503, lastError: 'O endereço respondeu 503.', lastMs: 1_204 } as Delivery

test('says what the last attempt came to', () => {
  expect(outcomeWords(tried)).toBe('503 em 1,2 s')
  expect(outcomeWords({ ...tried, lastStatus: null, lastError: 'Sem resposta em 15 s.' })).toBe('Sem resposta em 15 s.')
  expect(outcomeWords({ ...tried, attemptCount: 0 })).toBeNull()
})

test('says when the next attempt is, only where there will be one', () => {
  expect(nextWords({ state: 'retrying', nextAttemptAt: '2026-11-15T12:02:00Z' }, now)).toBe('de novo em 2 min')
  expect(nextWords({ state: 'retrying', nextAttemptAt: '2026-11-15T11:59:00Z' }, now)).toBe('de novo em instantes')
  expect(nextWords({ state: 'failed', nextAttemptAt: null }, now)).toBeNull()
})

test('looks again sooner while something is in the queue', () => {
  expect(deliveryPollMs([{ state: 'pending' }])).toBeLessThan(deliveryPollMs([{ state: 'delivered' }]))
})
