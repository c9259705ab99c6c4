import { expect, test } from 'vitest'
import { parsePeopleSearch, parsePlayersSearch } from './people-search.ts'

test('only what the API knows is asked', () => {
  expect(parsePeopleSearch({ q: ' ', nacionalidade: 'brasileiro', posicao: 'meia', sort: 'idade' })).toEqual({})
  expect(parsePlayersSearch({ time: 'bahia', posicao: 'meia', nacionalidade: 'UY', sort: '-birth' })).toEqual({
    time: 'bahia',
    nacionalidade: 'UY',
    sort: '-birth',
    posicao: 'meia',
  })
})
