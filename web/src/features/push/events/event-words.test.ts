import type { PushEvent } from '@meio-campo/contract'
import { pushEventTypes } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import { eventGroups, eventWords } from './event-words.ts'

const match = { home: { name: 'Bahia' }, away: { name: 'Santos' }, score: { home: 1, away: 0 } }

test('says who, and where', () => {
  const goal = { match, event: { player: { id: 'ana', name: 'Ana' } }, record: null } as unknown as PushEvent
  expect(eventWords(goal)).toBe('Ana · Bahia 1 × 0 Santos')
  expect(eventWords({ ...goal, event: null, match: { ...match, score: null } } as unknown as PushEvent)).toBe(
    'Bahia × Santos',
  )
  const of = (kind: string, id: string) =>
    eventWords({ match: null, event: null, record: { kind, id } } as unknown as PushEvent)
  expect(of('team', 'bahia')).toBe('Time · bahia')
  expect(of('broadcast-right', '7')).toBe('Direito de transmissão · 7')
  expect(of('phase', '7')).toBe('Fase · 7')
})

test('every type stands in one group', () => {
  const grouped = eventGroups.flatMap(({ types }) => types)
  expect(grouped.toSorted()).toEqual(Object.keys(pushEventTypes).toSorted())
})
