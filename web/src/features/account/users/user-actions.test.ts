import { expect, test } from 'vitest'
import { listUserActions } from './user-actions.ts'

test('what may be done depends on the account, and one’s own is protected', () => {
  expect(listUserActions({ admin: false, blocked: false }, false)).toEqual([
    'promote',
    'sign-out',
    'remove-factors',
    'block',
  ])
  expect(listUserActions({ admin: true, blocked: true }, false)).toEqual(['demote', 'unblock'])
  expect(listUserActions({ admin: true, blocked: false }, true)).toEqual(['demote'])
})
