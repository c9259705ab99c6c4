import { expect, test } from 'vitest'
import { isWithinReach, readHosts } from './reach.ts'

const within = (list: string, host: string) => isWithinReach({ allowPrivate: false, hosts: readHosts(list)! }, host)

test.each([
  ['exemplo.com', 'exemplo.com', true],
  ['exemplo.com', 'EXEMPLO.com.', true],
  ['exemplo.com', 'api.exemplo.com', false],
  ['*.exemplo.com', 'api.exemplo.com', true],
  ['*.exemplo.com', 'a.b.exemplo.com', true],
  ['*.exemplo.com', 'exemplo.com', false],
  ['*.exemplo.com', 'outroexemplo.com', false],
  [' A.com , 8.8.8.8', '8.8.8.8', true],
  ['exemplo.com', 'exemplo.com.outro.com', false],
])('of %s is %s: %s', (list, host, expected) => expect(within(list, host)).toBe(expected))

test('without a list every host is', () => {
  expect(isWithinReach({ allowPrivate: false, hosts: null }, 'exemplo.com')).toBe(true)
})

test.each(['https://exemplo.com', 'exemplo.com/', 'a b', '*', 'a.*.com', 'a,,b', '-a.com'])('%j is no list', (text) =>
  expect(readHosts(text)).toBeUndefined(),
)
