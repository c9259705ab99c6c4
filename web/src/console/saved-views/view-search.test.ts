import type { SavedView } from '@meio-campo/contract'
import { expect, it } from 'vitest'
import { changeTo, findOpenView, labelOf, ownFirst, queryOf } from './view-search.ts'

const view = (given: Partial<SavedView>): SavedView => ({
  id: 'vis_a',
  list: 'jogadores',
  name: 'Meias',
  query: 'posicao=meia',
  shared: false,
  own: true,
  createdAt: '2026-11-17T12:00:00.000Z',
  updatedAt: '2026-11-17T12:00:00.000Z',
  ...given,
})

it('a view keeps filters and order, not how far the list was read nor cards or table', () => {
  const search = { paginas: '3', visao: 'table', sort: 'name', posicao: 'meia', q: '' }
  expect(queryOf('jogadores', search)).toBe('posicao=meia&sort=name')
  expect(queryOf('jogadores', {})).toBe('')
})

it('to open a view takes back what it does not say', () => {
  expect(changeTo('jogadores', 'posicao=meia&sort=name')).toEqual({
    q: undefined,
    time: undefined,
    posicao: 'meia',
    nacionalidade: undefined,
    sort: 'name',
  })
})

it('the open view is the one with the same filters, and one’s own before a shared one', () => {
  const shared = view({ id: 'vis_b', own: false, shared: true })
  expect(findOpenView([shared, view({})], 'posicao=meia')?.id).toBe('vis_a')
  expect(findOpenView([shared], 'posicao=meia')?.id).toBe('vis_b')
  expect(findOpenView([shared], '')).toBeUndefined()
  expect(ownFirst([shared, view({})]).map(labelOf)).toEqual(['Meias', 'Meias (compartilhada)'])
})
