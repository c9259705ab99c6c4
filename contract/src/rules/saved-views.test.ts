import { expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { FILTERED_LISTS, listFilters, tidyQuery, viewNames } from './saved-views.ts'

it('a list that the API has at the same address can be asked for every filter that is saved of it', () => {
  const kept = ['favoritos']
  for (const list of FILTERED_LISTS) {
    const endpoint = Object.values(endpoints).find(({ method, path }) => method === 'GET' && path === `/api/v1/${list}`)
    if (!endpoint) continue
    const known = Object.keys((endpoint as { query: { properties: object } }).query.properties)
    expect([...known, ...kept], list).toEqual(expect.arrayContaining([...listFilters[list]]))
  }
})

it('no name stands twice in the address of a list', () => {
  for (const list of FILTERED_LISTS) expect(new Set(viewNames(list)).size, list).toBe(viewNames(list).length)
})

it('a view also keeps which part of a list is shown', () => {
  expect(tidyQuery('times/jogos', 'ver=proximos&local=casa')).toBe('local=casa&ver=proximos')
  expect(tidyQuery('settings/duplicados', 'pares=juntados')).toBe('pares=juntados')
})

it('the same filters are the same query, whatever order they were chosen in', () => {
  expect(tidyQuery('jogadores', 'sort=name&posicao=meia&q=')).toBe('posicao=meia&sort=name')
  expect(tidyQuery('jogadores', '?posicao=meia&sort=name')).toBe('posicao=meia&sort=name')
  expect(tidyQuery('times', 'q=s%C3%A3o+paulo')).toBe('q=s%C3%A3o+paulo')
  expect(tidyQuery('times', '')).toBe('')
})

it('what the list does not know, or what is said twice, is no query', () => {
  expect(tidyQuery('confederacoes', 'posicao=meia')).toBeNull()
  expect(tidyQuery('jogadores', 'cursor=abc')).toBeNull()
  expect(tidyQuery('jogadores', 'q=a&q=b')).toBeNull()
})
