import { expect, test } from 'vitest'
import { parseDeliveryPlace, toDeliveryQuery } from './delivery-place.ts'

test('keeps of the address only what deliveries can be asked', () => {
  const search = { aba: 'entregas', webhook: 'wh_a', situacao: 'falhou', tipo: 'match.goal', de: '2026-11-31' }
  expect(parseDeliveryPlace(search)).toEqual({ webhook: 'wh_a', situacao: 'falhou', tipo: 'match.goal' })
  expect(parseDeliveryPlace({ situacao: 'sumiu', tipo: 'toString', paginas: '2' })).toEqual({ paginas: '2' })
})

test('asks for whole days where the visitor is', () => {
  const { de, ate } = toDeliveryQuery({ de: '2026-11-10', ate: '2026-11-10' })
  expect(Date.parse(ate!) - Date.parse(de!)).toBe(86_400_000 - 1)
})
