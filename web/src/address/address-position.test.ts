import { expect, test } from 'vitest'
import { isCardColor, isDate, isMatchDay, isPlace, isWebsitePage } from './address-position.ts'

test('a date is whole or partial, and must exist', () => {
  expect(['2024', '2024-05', '2024-05-12'].every(isDate)).toBe(true)
  expect(['hoje', '2024-13', '2024-02-30', 'x'].some(isDate)).toBe(false)
})

test('the day of matches also has names', () => {
  expect(['hoje', 'ontem', 'amanha', '2024'].every(isMatchDay)).toBe(true)
  expect(['amanhã', 'banana'].some(isMatchDay)).toBe(false)
})

test('a place is a word or a stadium, never a date', () => {
  expect(['casa', 'fora', 'neutro', 'maracana'].every(isPlace)).toBe(true)
  expect(['2024', '2024-13', 'São Januário', ''].some(isPlace)).toBe(false)
})

test('colours and institutional pages are closed lists', () => {
  expect(['amarelo', 'vermelho', 'azul'].map(isCardColor)).toEqual([true, true, false])
  expect(['terms', 'regras_da_liga', 'Outra', 'uma-outra'].map(isWebsitePage)).toEqual([true, true, false, false])
})
