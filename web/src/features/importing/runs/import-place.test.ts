import { expect, test } from 'vitest'
import { parseImportPlace } from './import-place.ts'

test('each part keeps its own part of the address', () => {
  expect(parseImportPlace({ parte: 'divergencias', decididas: 'true', campo: 'match.score' })).toEqual({
    parte: 'divergencias',
    decididas: true,
    campo: 'match.score',
  })
  expect(parseImportPlace({ parte: 'nomes', campo: 'match.score' })).toEqual({ parte: 'nomes' })
  expect(parseImportPlace({ parte: 'duplicados', pares: 'juntados', registros: 'team', decididas: true })).toEqual({
    parte: 'duplicados',
    pares: 'juntados',
    registros: 'team',
  })
  expect(parseImportPlace({ parte: 'duplicados', pares: 'x', registros: 'x' })).toEqual({ parte: 'duplicados' })
  expect(parseImportPlace({ parte: 'fontes', decididas: true })).toEqual({ parte: 'fontes' })
  expect(parseImportPlace({ parte: 'duplicados', espera: 'descartados' })).toEqual({
    parte: 'duplicados',
    espera: 'descartados',
  })
  const parte = 'duplicados'
  expect(parseImportPlace({ parte, alertas: 'vistos' })).toEqual({ parte, alertas: 'vistos' })
  expect(parseImportPlace({ parte, alertas: 'x' })).toEqual({ parte })
  expect(parseImportPlace({ importacao: '42', parte: 'nomes' })).toEqual({ importacao: '42' })
  expect(parseImportPlace({ importacao: '../x', parte: 'importar' })).toEqual({})
})
