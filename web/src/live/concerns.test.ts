import type { PushEvent } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { concerns } from './concerns.ts'

const event = (type: PushEvent['type'], rest: object = {}) =>
  ({ type, match: { id: 'm1', competition: { id: 'liga', name: 'Liga' } }, record: null, ...rest }) as PushEvent

test('a page is concerned by the matches it names, and by its championship’s table', () => {
  expect(concerns({ data: [{ id: 'm1' }] }, event('match.goal'))).toBe(true)
  expect(concerns({ data: [{ id: 'm10' }] }, event('match.goal'))).toBe(false)
  expect(concerns({ competition: { id: 'liga' } }, event('match.goal'))).toBe(false)
  expect(concerns({ competition: { id: 'liga' } }, event('table.changed'))).toBe(true)
  expect(
    concerns({ id: 'bahia' }, event('record.updated', { match: null, record: { kind: 'team', id: 'bahia' } })),
  ).toBe(true)
  expect(concerns(undefined, event('match.goal'))).toBe(false)
})
