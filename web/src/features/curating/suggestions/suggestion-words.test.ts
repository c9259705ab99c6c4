import { expect, it } from 'vitest'
import { aboutWords, stateOf, trustWords } from './suggestion-words.ts'

it('says what a suggestion is about', () => {
  expect(
    aboutWords({ part: null, kind: 'team', record: { id: 'bahia', name: 'Bahia', linkAddress: null }, role: null }),
  ).toBe('Time: Bahia')
  const match = { id: 'm', name: 'Santos × Bahia', linkAddress: null }
  expect(aboutWords({ part: 'events', kind: 'match', record: match, role: null })).toBe('Lances: Santos × Bahia')
  expect(aboutWords({ part: null, kind: 'confederation', record: null, role: null })).toBe('Confederação nova')
  expect(aboutWords({ part: null, kind: 'stadium', record: null, role: null })).toBe('Estádio novo')
  expect(aboutWords({ part: null, kind: 'person', record: null, role: 'coach' })).toBe('Técnico novo')
})

it("says what became of a person's suggestions, and of a part of one", () => {
  expect(trustWords({ accepted: 0, refused: 0 })).toBe('nenhuma sugestão decidida ainda')
  expect(trustWords({ accepted: 1, refused: 0 })).toBe('1 de 1 sugestão aceita')
  expect(trustWords({ accepted: 12, refused: 1 })).toBe('12 de 13 sugestões aceitas')
  const decided = { status: 'accepted', accepted: null, atOnce: false } as const
  expect(stateOf({ ...decided, accepted: ['city'] }).label).toBe('Aceita em parte')
  expect(stateOf(decided).label).toBe('Aceita')
  expect(stateOf({ ...decided, atOnce: true }).label).toBe('Aplicada na hora')
})
