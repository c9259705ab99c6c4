import { expect, test } from 'vitest'
import { actorName, formatDetails } from './audit-words.ts'

test('somebody did it, or the service', () => {
  expect(actorName({ actor: { id: null, name: 'Helena Prado' }, action: 'account.change_name' })).toBe('Helena Prado')
  expect(actorName({ actor: null, action: 'imports.run' })).toBe('O sistema')
  expect(actorName({ actor: null, action: 'access.sign_in_failed' })).toBe('Alguém')
})

test('details are laid out; without any there is nothing to show', () => {
  expect(formatDetails({})).toBeNull()
  expect(formatDetails({ copy: 'cp_1', counts: { users: 2 } })).toBe(
    '{\n  "copy": "cp_1",\n  "counts": {\n    "users": 2\n  }\n}',
  )
})
