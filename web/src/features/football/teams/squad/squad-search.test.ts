import { expect, test } from 'vitest'
import { parseSquadSearch } from './squad-search.ts'

test('a squad in the address: its season and its order, and nothing else', () => {
  expect(parseSquadSearch({ temporada: '2024', sort: '-goals' })).toEqual({ temporada: '2024', sort: '-goals' })
  expect(parseSquadSearch({ temporada: 'x', sort: 'salary' })).toEqual({})
})
