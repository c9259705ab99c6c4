import { expect, test } from 'vitest'
import { findDeeds } from './user-actions.ts'

test('what may be done depends on the account, and one’s own is protected', () => {
  expect(findDeeds({ admin: false, blocked: false }, false)).toEqual(['promote', 'sign-out', 'block'])
  expect(findDeeds({ admin: true, blocked: true }, false)).toEqual(['demote', 'unblock'])
  expect(findDeeds({ admin: true, blocked: false }, true)).toEqual(['demote'])
})
