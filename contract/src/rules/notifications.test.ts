import { expect, test } from 'vitest'
import { isQuiet, notificationTypes, usualNotifications } from './notifications.ts'

test.each([
  ['22:30', true],
  ['23:59', true],
  ['00:00', true],
  ['06:59', true],
  ['07:00', false],
  ['12:00', false],
  ['22:29', false],
])('at %s in a night from 22:30 to 07:00: %s', (time, quiet) => {
  expect(isQuiet(time, { from: '22:30', to: '07:00' })).toBe(quiet)
})

test('quiet hours within a day end before its end, and those of no length are none', () => {
  const work = { from: '09:00', to: '18:00' }
  expect(['08:59', '09:00', '17:59', '18:00'].map((time) => isQuiet(time, work))).toEqual([false, true, true, false])
  expect(isQuiet('09:00', { from: '09:00', to: '09:00' })).toBe(false)
})

test('what is usual can be chosen', () => {
  expect(usualNotifications.every((type) => type in notificationTypes)).toBe(true)
})
