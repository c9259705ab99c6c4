import { expect, it } from 'vitest'
import { aboutWords } from './suggestion-words.ts'

it('says what a suggestion is about', () => {
  expect(aboutWords({ kind: 'team', record: { id: 'bahia', name: 'Bahia', linkAddress: null } })).toBe('Time: Bahia')
  expect(aboutWords({ kind: 'confederation', record: null })).toBe('Confederação nova')
  expect(aboutWords({ kind: 'stadium', record: null })).toBe('Estádio novo')
})
