import { expect, test } from 'vitest'
import { browserState } from './browser-state.ts'

const on = { support: 'ready', permission: 'granted', endpoint: 'https://push/1', known: ['https://push/1'] } as const

test('a browser is notified when it may, is subscribed, and the account knows it', () => {
  expect(browserState(on)).toBe('on')
  expect(browserState({ ...on, endpoint: null })).toBe('off')
  expect(browserState({ ...on, known: ['https://push/2'] })).toBe('off')
  expect(browserState({ ...on, permission: 'default' })).toBe('off')
})

test('obstacles are shown, the most basic first', () => {
  expect(browserState({ ...on, permission: 'denied' })).toBe('denied')
  expect(browserState({ ...on, support: 'missing', permission: 'denied' })).toBe('unsupported')
  expect(browserState({ ...on, support: 'insecure' })).toBe('insecure')
})
