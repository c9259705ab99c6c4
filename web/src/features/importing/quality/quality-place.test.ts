import { expect, test } from 'vitest'
import { parseQualityPlace } from './quality-place.ts'

test('the coverage has an order and its alerts, an edition the part that its matches lack', () => {
  expect(parseQualityPlace({ ordem: '-overdue', falta: 'lances', alertas: 'vistos' })).toEqual({
    ordem: '-overdue',
    alertas: 'vistos',
  })
  expect(parseQualityPlace({ edicao: 'serie_a_2024', falta: 'lances', ordem: '-overdue' })).toEqual({
    edicao: 'serie_a_2024',
    falta: 'lances',
  })
  expect(parseQualityPlace({ edicao: 'serie_a_2024', falta: 'x' })).toEqual({ edicao: 'serie_a_2024' })
  expect(parseQualityPlace({ edicao: '../x', ordem: 'x', alertas: 'x' })).toEqual({})
})
