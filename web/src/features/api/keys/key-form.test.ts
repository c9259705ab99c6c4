import { expect, test } from 'vitest'
import { findErrors } from '../../../components/form/form-errors.ts'
import { emptyKey, keyRules, toKeyBody, toKeyChange, toKeyValues, withScope } from './key-form.ts'
import { limitsInWords, placesInWords, scopesInWords, stateOf } from './key-row.tsx'

const now = new Date('2026-11-15T12:00:00Z')

test('a form becomes exactly what the API takes', () => {
  const server = {
    ...emptyKey,
    name: ' Painel ',
    scopes: ['read', 'live'] as const,
    expiry: '30',
    perDay: '500',
    addresses: '10.0.0.1\n',
  }
  expect(toKeyBody(server, now)).toEqual({
    name: 'Painel',
    mode: 'live',
    kind: 'server',
    scopes: ['read', 'live'],
    expiresAt: '2026-12-15T12:00:00.000Z',
    limits: { perMinute: null, perDay: 500 },
    addresses: ['10.0.0.1'],
  })
  const browser = { ...server, kind: 'browser' as const, origins: 'https://a.com, https://b.com\n' }
  expect(toKeyBody(browser, now)).toMatchObject({ scopes: ['read'], origins: ['https://a.com', 'https://b.com'] })
})

test('a key that is edited is sent back as it was, but for what was changed', () => {
  const key = {
    id: 'key_1',
    name: 'Painel',
    mode: 'live' as const,
    kind: 'browser' as const,
    scopes: ['read' as const],
    prefix: 'mc_live_abcd',
    previous: null,
    limits: { perMinute: 60, perDay: null },
    origins: ['https://a.com', 'https://b.com'],
    addresses: [],
    createdAt: '2026-11-01T12:00:00Z',
    expiresAt: '2026-12-01T12:00:00Z',
    lastUsedAt: null,
    revokedAt: null,
  }
  const { name, scopes, limits, origins } = key
  expect(toKeyChange(toKeyValues(key), now)).toEqual({ name, scopes, limits, origins })
  expect(toKeyChange({ ...toKeyValues(key), expiry: '' }, now)).toMatchObject({ expiresAt: null })
})

test('what another scope includes, or such a key cannot have, is not sent', () => {
  const scopes = ['matches:read', 'read', 'live', 'push:read', 'push:manage', 'write'] as const
  const sent = (over: Partial<typeof emptyKey>) => toKeyBody({ ...emptyKey, scopes, ...over }, now).scopes
  expect(sent({})).toEqual(['read', 'write', 'live', 'push:manage'])
  expect(sent({ mode: 'test' })).toEqual(['read', 'live'])
  expect(sent({ kind: 'browser', origins: 'https://a.com' })).toEqual(['read'])
  const narrow = {
    ...emptyKey,
    name: 'x',
    kind: 'browser' as const,
    origins: 'https://a.com',
    scopes: ['live'] as const,
  }
  expect(Object.keys(findErrors(narrow, keyRules))).toEqual(['scopes'])
  expect(withScope(['read'], 'live', true)).toEqual(['read', 'live'])
  expect(withScope(['read', 'live'], 'read', false)).toEqual(['live'])
})

test('what the API would refuse is shown before sending', () => {
  const wrong = { ...emptyKey, kind: 'browser' as const, origins: 'a.com', perMinute: '0' }
  expect(Object.keys(findErrors(wrong, keyRules))).toEqual(['name', 'perMinute', 'origins'])
  expect(Object.keys(findErrors({ ...emptyKey, name: 'x', scopes: [] }, keyRules))).toEqual(['scopes'])
  expect(findErrors({ ...emptyKey, name: 'x' }, keyRules)).toEqual({})
})

test('a key in words', () => {
  expect(scopesInWords(['read', 'live', 'write'])).toBe('Leitura, Ao vivo e Escrita')
  expect(scopesInWords(['teams:read', 'push:manage', 'keys:read', 'live', 'usage:read'])).toBe(
    'Ler times, Gerir webhooks, Ver chaves e mais 2',
  )
  expect(limitsInWords({ perMinute: 1, perDay: 5000 })).toBe('até 1 chamada por minuto e 5.000 chamadas por dia')
  expect(limitsInWords({ perMinute: null, perDay: null })).toBeNull()
  expect(placesInWords({ origins: ['https://a.com', 'https://b.com'], addresses: [] })).toBe(
    'só de https://a.com e mais 1',
  )
  const expired = { revokedAt: null, expiresAt: '2026-11-15T11:59:00Z' }
  expect([stateOf(expired, now), stateOf({ ...expired, revokedAt: now.toISOString() }, now)]).toEqual([
    'expired',
    'revoked',
  ])
})
