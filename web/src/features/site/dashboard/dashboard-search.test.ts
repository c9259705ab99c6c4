import { expect, test } from 'vitest'
import { parseDashboardSearch } from './dashboard-search.ts'

test('only its own words stay', () => {
  expect(parseDashboardSearch({ confirmacao: 'abc', post: 'ola', x: '1' })).toEqual({ confirmacao: 'abc', post: 'ola' })
  expect(parseDashboardSearch({ confirmacao: '', post: 7 })).toEqual({})
  expect(parseDashboardSearch({ guia: 'previsoes' })).toEqual({ guia: 'previsoes' })
})
