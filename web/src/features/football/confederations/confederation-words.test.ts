import { expect, test } from 'vitest'
import { levelWords, memberCount, ownAcronym } from './confederation-words.ts'

test('what stands below, in the right number', () => {
  expect(memberCount({ level: 2, children: 27 })).toBe('27 federações estaduais')
  expect(memberCount({ level: 1, children: 1 })).toBe('1 federação nacional')
  expect(memberCount({ level: 3, children: 0 })).toBeNull()
  expect([0, 1, 2, 3].map(levelWords)).toEqual(['Mundial', 'Continental', 'Nacional', 'Estadual'])
})

test('an acronym that is the name is not said twice', () => {
  expect(ownAcronym({ name: 'UEFA', acronym: 'UEFA' })).toBeNull()
  expect(ownAcronym({ name: 'Federação Paulista de Futebol', acronym: 'FPF' })).toBe('FPF')
})
