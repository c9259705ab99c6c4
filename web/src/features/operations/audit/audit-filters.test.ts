import { expect, test } from 'vitest'
import { countAuditFilters, parseAuditFilters, toAuditQuery, toHistoryQuery } from './audit-filters.ts'

test('a good address is kept whole', () => {
  const search = { busca: 'ana', grupo: 'users', desde: '2026-11-01', ate: '2026-11-18' }
  expect(parseAuditFilters(search)).toEqual(search)
})

test('what is no filter is dropped', () => {
  expect(parseAuditFilters({ busca: ' ', grupo: 'constructor', desde: '2026-02-30', ate: 'ontem', x: '1' })).toEqual({})
  expect(parseAuditFilters({ busca: 7, grupo: ['users'], desde: '2026-13-01', ate: '18/11/2026' })).toEqual({})
})

test('days become moments, both ends included, in the visitor’s time zone', () => {
  const query = toAuditQuery({ desde: '2026-11-01', ate: '2026-11-01' })
  const since = new Date(query.since!)
  const until = new Date(query.until!)
  expect([since.getDate(), since.getHours()]).toEqual([1, 0])
  expect(until.getTime() - since.getTime()).toBe(86_399_999)
  expect(toAuditQuery({ busca: 'x', grupo: 'website' })).toEqual({ q: 'x', action: 'website' })
})

test('knows whether anything is filtered', () => {
  expect(countAuditFilters({})).toBe(0)
  expect(countAuditFilters({ grupo: 'account' })).toBe(1)
})

test('the history is another list, with filters of its own', () => {
  const search = { lista: 'historico', tipo: 'merge', grupo: 'users', busca: 'ana' }
  expect(parseAuditFilters(search)).toEqual({ lista: 'historico', tipo: 'merge', busca: 'ana' })
  expect(parseAuditFilters({ tipo: 'merge', grupo: 'users' })).toEqual({ grupo: 'users' })
  expect(toHistoryQuery({ lista: 'historico', tipo: 'merge', busca: 'ana' })).toEqual({ autor: 'ana', tipo: 'merge' })
  expect(countAuditFilters({ lista: 'historico' })).toBe(0)
})
