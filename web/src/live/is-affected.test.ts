import type { PushEvent } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { isAffected } from './is-affected.ts'

const event = (type: PushEvent['type'], rest: object = {}) =>
  ({
    type,
    match: { id: 'm1', competition: { id: 'liga', name: 'Liga' } },
    record: { kind: 'match', id: 'm1' },
    ...rest,
  }) as unknown as PushEvent

test('a page is affected by the matches it contains, and by its championship’s table', () => {
  expect(isAffected({ data: [{ id: 'm1' }] }, event('match.goal'))).toBe(true)
  expect(isAffected({ data: [{ id: 'm10' }] }, event('match.goal'))).toBe(false)
  expect(isAffected({ competition: { id: 'liga' } }, event('match.goal'))).toBe(false)
  expect(isAffected({ competition: { id: 'liga' } }, event('table.changed'))).toBe(true)
  expect(
    isAffected({ id: 'bahia' }, event('record.updated', { match: null, record: { kind: 'team', id: 'bahia' } })),
  ).toBe(true)
  expect(isAffected(undefined, event('match.goal'))).toBe(false)
})
