import { expect, it } from 'vitest'
import { parseCompetitionPageSearch } from './leaders-search.ts'

it('keeps what fits the subject: order, team and position', () => {
  const asked = { ver: 'numeros', temporada: '2024', sort: '-minutes', time: 'bahia', posicao: 'goleiro' }
  expect(parseCompetitionPageSearch(asked)).toEqual(asked)
  expect(parseCompetitionPageSearch({ ...asked, de: 'times' })).toEqual({
    ver: 'numeros',
    temporada: '2024',
    de: 'times',
  })
  expect(parseCompetitionPageSearch({ ver: 'numeros', de: 'times', sort: 'attendance' })).toEqual({
    ver: 'numeros',
    de: 'times',
    sort: 'attendance',
  })
})

it('drops what no page of the address knows', () => {
  expect(parseCompetitionPageSearch({ sort: 'minutes', de: 'times' })).toEqual({})
  expect(parseCompetitionPageSearch({ ver: 'numeros', de: 'nada', sort: 'x', time: '<b>' })).toEqual({ ver: 'numeros' })
})
