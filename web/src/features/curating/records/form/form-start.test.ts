import { recordFields } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import { startForm } from './form-start.ts'

const fields = recordFields.team
const given = { version: 5, values: { name: 'Fla', city: 'Rio', founded: 1895 }, names: {} }
const draft = {
  at: '2026-11-18T11:00:00Z',
  version: 5,
  typed: { city: 'Niterói' },
  before: { city: 'Rio' },
  names: {},
}

test('a draft comes back over the record', () => {
  const start = startForm(fields, given, {}, draft)
  expect(start).toMatchObject({ base: given, typed: { name: 'Fla', city: 'Niterói' }, restored: draft })
})

test('a draft that was saved meanwhile is none', () => {
  expect(startForm(fields, { ...given, values: { ...given.values, city: 'Niterói' } }, {}, draft).restored).toBeNull()
})

test('others changed other fields since: the draft goes on top of them', () => {
  const start = startForm(fields, given, {}, { ...draft, version: 3 })
  expect(start.base.version).toBe(5)
})

test('another user changed the same field since: saving must be refused and both shown', () => {
  const changed = { ...given, values: { ...given.values, city: 'Petrópolis' } }
  const start = startForm(fields, changed, {}, { ...draft, version: 3 })
  expect(start.base).toMatchObject({ version: 3, values: { name: 'Fla', city: 'Rio' } })
  expect(start.typed['city']).toBe('Niterói')
})

test('what is filled in beforehand is typed, not saved', () => {
  const start = startForm(fields, { version: null, values: {}, names: {} }, { name: 'Bahia' }, null)
  expect(start.typed['name']).toBe('Bahia')
  expect(start.base.values).toEqual({})
})
