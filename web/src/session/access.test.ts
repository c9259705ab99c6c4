import { describe, expect, test } from 'vitest'
import { decideAccess, needsSilentLogin, type Access, type Visitor } from './access.ts'

const anonymous: Visitor = { user: null, canSignIn: false }
const remembered: Visitor = { user: null, canSignIn: true }
const user: Visitor = { user: { admin: false }, canSignIn: true }
const admin: Visitor = { user: { admin: true }, canSignIn: true }
const draw = { kind: 'draw' }
const login = { kind: 'login' }
const dashboard = { kind: 'go', to: '/dashboard' }

const table: [Access, object, object, object][] = [
  // access, anonymous, user, admin
  ['guest', draw, dashboard, dashboard],
  ['public', draw, draw, draw],
  ['checked', draw, draw, draw],
  ['user', login, draw, draw],
  ['admin', login, dashboard, draw],
]

describe.each(table)('a %s page', (access, forAnonymous, forUser, forAdmin) => {
  test('decides for each role', () => {
    expect(decideAccess(access, anonymous)).toEqual(forAnonymous)
    expect(decideAccess(access, user)).toEqual(forUser)
    expect(decideAccess(access, admin)).toEqual(forAdmin)
  })
})

test('stored credentials alone send a guest page to the dashboard, without a call', () => {
  expect(needsSilentLogin('guest', remembered)).toBe(false)
  expect(decideAccess('guest', remembered)).toEqual(dashboard)
})

test('the silent login is tried once, and only with something to try', () => {
  expect(needsSilentLogin('user', remembered)).toBe(true)
  expect(needsSilentLogin('checked', remembered)).toBe(true)
  expect(needsSilentLogin('user', user)).toBe(false)
  expect(needsSilentLogin('user', anonymous)).toBe(false)
})

test.each(['checked', 'user', 'admin'] as const)('a failed silent login on a %s page', (access) => {
  expect(decideAccess(access, anonymous, 'cleared')).toEqual({ kind: 'go', to: '/' })
  expect(decideAccess(access, anonymous, 'empty')).toEqual(login)
  expect(decideAccess(access, remembered, 'kept')).toEqual({ kind: 'fail' })
})

test('after an empty answer the login page shows its form instead of looping', () => {
  expect(decideAccess('guest', { user: null, canSignIn: false })).toEqual(draw)
})

test('a page that needs no session is left only when the stored credentials were refused', () => {
  expect(decideAccess('public', anonymous, 'cleared')).toEqual({ kind: 'go', to: '/' })
  for (const kind of ['empty', 'kept'] as const) expect(decideAccess('public', remembered, kind)).toEqual(draw)
})

test('an admin whose second factor is due is led to turn it on, wherever a session is needed', () => {
  const due: Visitor = { ...admin, factorDue: true }
  for (const access of ['checked', 'user', 'admin'] as const)
    expect(decideAccess(access, due)).toEqual({ kind: 'factor' })
  expect(decideAccess('public', due)).toEqual(draw)
})
