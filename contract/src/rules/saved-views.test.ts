import { expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { FILTERED_LISTS, listFilters, tidyQuery } from './saved-views.ts'

it('every filter that can be saved is one of the list in the API', () => {
  for (const list of FILTERED_LISTS) {
    const endpoint = Object.values(endpoints).find(({ method, path }) => method === 'GET' && path === `/api/v1/${list}`)
    const known = Object.keys((endpoint as { query: { properties: object } }).query.properties)
    expect(known, list).toEqual(expect.arrayContaining([...listFilters[list], 'sort']))
  }
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
