import { expect, test } from 'vitest'
import { parseTeamsSearch } from './teams-search.ts'

test('values that the API would reject are dropped', () => {
  expect(
    parseTeamsSearch({ pais: 'brasil', ordem: 'nome', estado: 'São Paulo', tipo: 'time', visao: 'table' }),
  ).toEqual({})
  expect(parseTeamsSearch({ q: ' fla ', pais: 'GB-ENG', estado: 'SP', tipo: 'selecao', sort: '-founded' })).toEqual({
    q: 'fla',
    pais: 'GB-ENG',
    estado: 'SP',
    tipo: 'selecao',
    sort: '-founded',
  })
})
