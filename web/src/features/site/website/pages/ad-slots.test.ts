import { expect, test } from 'vitest'
import { findSlot } from './ad-slots.ts'

test('slots go to their places in order, and to none without a publisher', () => {
  const adsense = { publisher: 'ca-pub-1234567890', slots: ['1111', '2222'] }
  expect(findSlot(adsense, 'dashboard')).toBe('1111')
  expect(findSlot(adsense, 'institutional')).toBe('2222')
  expect(findSlot(adsense, 'help')).toBeNull()
  expect(findSlot({ ...adsense, publisher: '' }, 'dashboard')).toBeNull()
})
