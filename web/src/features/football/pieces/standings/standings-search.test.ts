import { expect, test } from 'vitest'
import { parseStandingsSearch } from './standings-search.ts'

test('the address of a table: text in, what the API takes out', () => {
  expect(parseStandingsSearch({ temporada: '2024', rodada: '12', local: 'casa' })).toEqual({
    temporada: '2024',
    rodada: 12,
    local: 'casa',
  })
  expect(parseStandingsSearch({ data: '2024-05' })).toEqual({ data: '2024-05' })
})

test('the order of the table is one of its columns, either way', () => {
  expect(parseStandingsSearch({ sort: 'goalsFor' })).toEqual({ sort: 'goalsFor' })
  expect(parseStandingsSearch({ sort: '-goalsAgainst' })).toEqual({ sort: '-goalsAgainst' })
  expect(parseStandingsSearch({ sort: 'form' })).toEqual({})
})

test('invalid values are dropped', () => {
  expect(parseStandingsSearch({ temporada: 'x', rodada: '0', data: '2024-13', local: 'lua' })).toEqual({})
  expect(parseStandingsSearch({ rodada: '3', data: '2024-05-12' })).toEqual({ rodada: 3 })
})
