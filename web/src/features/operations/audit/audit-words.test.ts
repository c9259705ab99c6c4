import { expect, test } from 'vitest'
import { actorName, formatDetails } from './audit-words.ts'

test('somebody did it, or the service', () => {
  expect(actorName({ actor: { id: null, name: 'Helena Prado' } })).toBe('Helena Prado')
  expect(actorName({ actor: null })).toBe('O sistema')
})

test('details are laid out; without any there is nothing to show', () => {
  expect(formatDetails({})).toBeNull()
  expect(formatDetails({ copy: 'cp_1', counts: { users: 2 } })).toBe(
    '{\n  "copy": "cp_1",\n  "counts": {\n    "users": 2\n  }\n}',
  )
})
