import { editKinds } from '@meio-campo/contract'
import { expect, test } from 'vitest'
import { editKindNames, restWords, rowTitle } from './history-words.ts'
import { findField } from './row-field.ts'

test('every kind of change has a name', () => {
  expect(Object.keys(editKindNames)).toEqual([...editKinds])
})

test('a row says what was done to what', () => {
  expect(rowTitle({ operation: 'changed', what: 'passagem', name: 'Zico · Flamengo' })).toBe(
    'Mudança: passagem · Zico · Flamengo',
  )
  expect(rowTitle({ operation: 'created', what: 'fase', name: '' })).toBe('Criação: fase')
})

test('fields of forms and of what has none are both known', () => {
  expect(findField('team', 'stadium')?.label).toBe('Estádio')
  expect(findField('lineup_players', 'starter')?.label).toBe('Titular')
  expect(findField('match', 'home_id')?.label).toBe('Mandante')
  expect(findField('nada', 'name')).toBeNull()
})

test('what is not shown is counted', () => {
  expect(restWords(20, 20)).toBeNull()
  expect(restWords(20, 21)).toBe('e mais 1 linha')
  expect(restWords(20, 1020)).toBe('e mais 1.000 linhas')
})
