import { expect, test } from 'vitest'
import { draftKey, parseDraft } from './record-draft.ts'

const now = new Date('2026-11-18T12:00:00Z')
const draft = { at: '2026-11-18T11:00:00Z', version: 3, typed: { name: 'X' }, before: { name: 'Y' }, names: {} }
const store = (value: unknown) => JSON.stringify(value)

test('what was stored comes back', () => {
  expect(parseDraft(store(draft), now)).toEqual(draft)
})

test('any other stored value is no draft', () => {
  for (const stored of [
    null,
    'x',
    store([]),
    store({ ...draft, typed: { name: { evil: 1 } } }),
    store({ ...draft, typed: { name: 3 } }),
    store({ ...draft, at: 'ontem' }),
    store({ ...draft, at: '2026-09-01T00:00:00Z' }),
    store({ ...draft, version: '3' }),
  ])
    expect(parseDraft(stored, now)).toBeNull()
})

test('each person has their own', () => {
  expect(draftKey('u_1', 'team', 'bahia')).not.toBe(draftKey('u_2', 'team', 'bahia'))
})
