import type { SearchHit } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { groupHits, matching, move } from './search-entry.ts'

const hit = (kind: string, id: string): SearchHit => ({
  kind,
  id,
  name: id,
  detail: null,
  linkAddress: `/times/${id}`,
  acronym: null,
  colours: [],
})

test('hits are grouped by kind, the nearest kind first, each in the order of the answer', () => {
  const groups = groupHits([hit('player', 'a'), hit('team', 'b'), hit('player', 'c'), hit('ufo', 'd')])
  expect(groups.map(({ title, entries }) => [title, entries.map(({ key }) => key)])).toEqual([
    ['Jogadores', ['player a', 'player c']],
    ['Times', ['team b']],
  ])
})

test('pages are found by the beginning of any word, without accents', () => {
  const pages = [{ label: 'Configurações' }, { label: 'Segurança', detail: 'Configurações' }, { label: 'Push' }]
  expect(matching(pages, 'CONFIG').map(({ label }) => label)).toEqual(['Configurações', 'Segurança'])
  expect(matching(pages, 'urac')).toEqual([])
  expect(matching(pages, ' ')).toHaveLength(3)
})

test('the arrows go round', () => {
  expect(move(2, 1, 3)).toBe(0)
  expect(move(0, -1, 3)).toBe(2)
  expect(move(-1, 1, 3)).toBe(0)
  expect(move(0, 1, 0)).toBe(-1)
})
