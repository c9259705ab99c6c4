import { expect, test } from 'vitest'
import { listUserActions } from './user-actions.ts'

test('what may be done depends on the account, and one’s own is protected', () => {
  expect(listUserActions({ admin: false, blocked: false, deletesAt: null }, false)).toEqual([
    'promote',
    'sign-out',
    'send-reset',
    'remove-factors',
    'block',
    'delete',
  ])
  expect(listUserActions({ admin: true, blocked: true, deletesAt: null }, false)).toEqual([
    'demote',
    'unblock',
    'delete',
  ])
  expect(listUserActions({ admin: false, blocked: true, deletesAt: '2026-11-23T12:00:00Z' }, false)).toContain('keep')
  expect(listUserActions({ admin: true, blocked: false, deletesAt: null }, true)).toEqual(['demote'])
})
