import { expect, test } from 'vitest'
import { matchListQuery, parseMatchListSearch } from './match-list-search.ts'

const today = '2026-11-15'

test('without filters, what is still to come', () => {
  expect(matchListQuery({}, today)).toEqual({ de: today })
})

test('what is over is read from the newest, unless the address says otherwise', () => {
  expect(matchListQuery({ situacao: 'encerrado' }, today)).toEqual({ situacao: 'encerrado', sort: '-kickoff' })
  expect(matchListQuery({ situacao: 'encerrado', sort: 'kickoff' }, today)).toEqual({ situacao: 'encerrado' })
  expect(matchListQuery({ situacao: 'todos' }, today)).toEqual({ sort: '-kickoff' })
})

test('a date is read whole, in the order of play', () => {
  expect(matchListQuery({ data: '2026-05', campeonato: 'copa_do_brasil' }, today)).toEqual({
    data: '2026-05',
    campeonato: 'copa_do_brasil',
  })
})

test('values that the API would reject are dropped', () => {
  expect(parseMatchListSearch({ situacao: 'amanha', data: '2026-13', sort: 'name', visao: 'table' })).toEqual({})
})
