import { expect, test } from 'vitest'
import { reconnectDelay } from './reconnect-delay.ts'

test('delays grow to half a minute and are never zero', () => {
  expect(reconnectDelay(0, 0)).toBe(500)
  expect(reconnectDelay(0, 1)).toBe(1000)
  expect(reconnectDelay(3, 0.5)).toBe(6000)
  expect(reconnectDelay(50, 1)).toBe(30_000)
})
