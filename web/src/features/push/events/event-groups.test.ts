import { pushEventTypes } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import { eventGroups } from './event-groups.ts'

test('every type stands in one group', () => {
  const grouped = eventGroups.flatMap(({ types }) => types)
  expect(grouped.toSorted()).toEqual(Object.keys(pushEventTypes).toSorted())
})
