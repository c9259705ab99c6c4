import { expect, test } from 'vitest'
import { byCompetition, byDecade } from './title-groups.ts'

const league = { id: 'serie_a', name: 'Série A' }
const cup = { id: 'copa', name: 'Copa' }
const titles = [
  { competition: cup, edition: '2019' },
  { competition: league, edition: '2018-19' },
  { competition: league, edition: '1988' },
]

test('by competition, the one won most often first, its years the newest first', () => {
  expect(byCompetition(titles)).toEqual([
    { competition: league, editions: ['2018-19', '1988'] },
    { competition: cup, editions: ['2019'] },
  ])
})

test('by decade, the newest first', () => {
  expect(byDecade(titles).map(({ decade, titles: own }) => [decade, own.length])).toEqual([
    ['Anos 2010', 2],
    ['Anos 1980', 1],
  ])
})
