import type { SearchHit } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { findAskedSection, groupHits, isCalled, matching, move, sectionEntries } from './search-entry.ts'
import { parseSearchPagePlace } from './search-page-place.ts'

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

test('pages are found by several words, without the small ones, and by what else people call them', () => {
  const pages = [
    { label: 'Jogos de hoje', keywords: 'agora' },
    { label: 'Tabela', detail: 'Série A', keywords: 'classificação' },
    { label: 'Usar o tema escuro' },
  ]
  expect(matching(pages, 'jogos hoje').map(({ label }) => label)).toEqual(['Jogos de hoje'])
  expect(matching(pages, 'tema escuro').map(({ label }) => label)).toEqual(['Usar o tema escuro'])
  expect(matching(pages, 'classif').map(({ label }) => label)).toEqual(['Tabela'])
  // Before anything is typed, only what needs no words to be found.
  expect(matching(pages, '').map(({ label }) => label)).toEqual(['Usar o tema escuro'])
})

test('what is called by whole words comes before records that are called alike', () => {
  const called = (label: string, text: string) => isCalled({ label, keywords: 'gols' }, text)
  expect(called('Artilheiros', 'artilheiros')).toBe(true)
  expect(called('Usar o tema escuro', 'Tema escuro')).toBe(true)
  expect(called('Jogos de hoje', 'jogos de hoje')).toBe(true)
  // The beginning of a word and a word from elsewhere may as well be a person.
  expect(called('Artilheiros', 'arti')).toBe(false)
  expect(called('Artilheiros', 'gols')).toBe(false)
  expect(called('Artilheiros', ' ')).toBe(false)
})

test('a part of a championship is asked for by its name', () => {
  expect(findAskedSection('tabela da série b')).toEqual({ section: 'tabela', rest: 'série b' })
  expect(findAskedSection('Classificação libertadores')).toEqual({ section: 'tabela', rest: 'libertadores' })
  expect(findAskedSection('artilheiros')).toBeNull()
  expect(findAskedSection('santos')).toBeNull()
  const hits = [hit('team', 'bahia'), hit('competition', 'serie_b')]
  expect(sectionEntries('tabela', hits, null)).toMatchObject([
    { label: 'Tabela: serie_b', address: '/campeonatos/serie_b/tabela' },
  ])
})

test('the address of the result page holds the text and a kind', () => {
  expect(parseSearchPagePlace({ busca: ' kaká ', tipo: 'jogadores' })).toEqual({ busca: 'kaká', tipo: 'jogadores' })
  expect(parseSearchPagePlace({ busca: 'kaká', tipo: 'constructor' })).toEqual({ busca: 'kaká' })
  expect(parseSearchPagePlace({ tipo: 'times' })).toEqual({})
})

test('the arrows go round', () => {
  expect(move(2, 1, 3)).toBe(0)
  expect(move(0, -1, 3)).toBe(2)
  expect(move(-1, 1, 3)).toBe(0)
  expect(move(0, 1, 0)).toBe(-1)
})
