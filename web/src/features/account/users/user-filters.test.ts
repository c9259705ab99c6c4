import { expect, test } from 'vitest'
import { parseUserFilters, toUserQuery } from './user-filters.ts'

test('the address is read leniently and asks exactly', () => {
  const filters = parseUserFilters({ busca: ' ana ', filtro: 'admins', outro: 'x' })
  expect(filters).toEqual({ busca: 'ana', filtro: 'admins' })
  expect(toUserQuery(filters)).toEqual({ q: 'ana', admin: true })
  expect(toUserQuery(parseUserFilters({ filtro: 'bloqueadas' }))).toEqual({ blocked: true })
  expect(parseUserFilters({ busca: '  ', filtro: 'todas' })).toEqual({})
  expect(parseUserFilters({ busca: 'x'.repeat(300) }).busca).toHaveLength(100)
})
