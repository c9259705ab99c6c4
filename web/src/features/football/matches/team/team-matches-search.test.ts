import { expect, test } from 'vitest'
import { teamMatchesCall } from './team-matches-queries.ts'
import { parseTeamMatchesSearch } from './team-matches-search.ts'

test('only parameters of the API are sent', () => {
  expect(
    parseTeamMatchesSearch({ temporada: '2018-19', local: 'neutro', resultado: 'X', mes: '2026-13', visao: 'table' }),
  ).toEqual({ temporada: '2018-19' })
})

test('results come newest first until today; what is to come has no result', () => {
  const search = { local: 'casa', resultado: 'V' } as const
  expect(teamMatchesCall('bahia', search, '2026-11-15').query).toEqual({
    local: 'casa',
    resultado: 'V',
    ate: '2026-11-15',
    sort: '-kickoff',
  })
  expect(teamMatchesCall('bahia', { ...search, ver: 'proximos' }, '2026-11-15').query).toEqual({
    local: 'casa',
    situacao: 'agendado',
    sort: 'kickoff',
  })
})
