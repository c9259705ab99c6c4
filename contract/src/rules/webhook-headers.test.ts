import { expect, test } from 'vitest'
import { headerNameFault, headerValueFault } from './webhook-headers.ts'

test.each(['authorization', 'x-api-key', 'x-ambiente', 'cf-access-client-id'])('%s may be chosen', (name) => {
  expect(headerNameFault(name)).toBeNull()
})

test.each([
  'host',
  'content-length',
  'content-type',
  'transfer-encoding',
  'webhook-id',
  'webhook-qualquer',
  'user-agent',
])('%s is ours', (name) => expect(headerNameFault(name)).toContain('é nosso'))

test.each(['', 'com espaço', 'a:b', 'a\r\nhost', 'ação', 'x'.repeat(65), 'X-Grande'])('%j is no name', (name) => {
  expect(headerNameFault(name)).toContain('O nome')
})

test('a value is one line of plain text', () => {
  expect(headerValueFault('Bearer abc.DEF-123=')).toBeNull()
  expect(headerValueFault('com espaço'.replace('ç', 'c'))).toBeNull()
  for (const value of ['', ' a', 'a ', 'a\r\nHost: b', 'ação', 'a\0', 'x'.repeat(1_001)])
    expect(headerValueFault(value)).not.toBeNull()
})
