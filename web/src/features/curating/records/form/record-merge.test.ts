import { recordFields } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import { changesToKeep, mergeOf } from './record-merge.ts'

const before = { name: 'Flamengo', city: 'Rio', founded: 1895, colours: ['#000000'] }
const mine = { name: 'Mengo', city: 'Rio de Janeiro', founded: 1912 }
const current = { values: { name: 'Fla', city: 'Rio de Janeiro', founded: 1895, colours: ['#ffffff'] } }

test('what both changed differently is to be chosen; what only one did stays', () => {
  const { both, onlyTheirs } = mergeOf(recordFields.team, before, mine, current)
  expect(both).toEqual([{ field: 'name', before: 'Flamengo', mine: 'Mengo', theirs: 'Fla' }])
  expect(onlyTheirs).toEqual([{ field: 'colours', before: ['#000000'], theirs: ['#ffffff'] }])
})

test('what is written over the newer version is only what is still mine', () => {
  expect(changesToKeep(mine, current, new Set())).toEqual({ name: 'Mengo', founded: 1912 })
  expect(changesToKeep(mine, current, new Set(['name']))).toEqual({ founded: 1912 })
})
