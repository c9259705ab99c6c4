import { missingColumns } from '@meio-campo/contract/rules'
import { expect, test } from 'vitest'
import {
  choiceKey,
  columnChoices,
  firstOrder,
  isSameOrder,
  withChoice,
  withColumn,
  withEdition,
  withKind,
  withoutChoices,
} from './spreadsheet-order.ts'

const guess = { kind: 'team', mapping: { Nome: 'name', Altura: null } } as const

test('a spreadsheet starts from what its columns look like, or from what it was asked the last time', () => {
  const first = firstOrder({ order: null, guess })
  expect(first).toMatchObject({ kind: 'team', matchBy: 'name', create: true })
  expect(firstOrder({ order: null, guess: { kind: 'team', mapping: { id: 'id' } } }).matchBy).toBe('id')
  const asked = { ...first, create: false }
  expect(firstOrder({ order: asked, guess })).toBe(asked)
})

test('columns are read anew for another kind, and no field is said twice', () => {
  const players = withKind(firstOrder({ order: null, guess }), 'player', ['Nome', 'Altura'])
  expect(players.mapping).toEqual({ Nome: 'name', Altura: 'heightCm' })
  expect(withColumn(players, 'Altura', 'name').mapping).toEqual({ Nome: null, Altura: 'name' })
  expect(isSameOrder(players, { ...players, clear: false })).toBe(true)
  expect(isSameOrder(players, { ...players, create: false })).toBe(false)
  expect(isSameOrder(players, null)).toBe(false)
})

test('the edition of a sheet of matches is said once, and needs no column then', () => {
  const columns = ['Rodada', 'Mandante', 'Visitante']
  const matches = withKind(firstOrder({ order: null, guess }), 'match', columns)
  expect(missingColumns(matches)).toEqual(['Edição'])
  const said = withEdition(matches, 'liga_2026')
  expect(missingColumns(said)).toEqual([])
  expect(isSameOrder(matches, said)).toBe(false)
  expect(withEdition(said, '')).toEqual(matches)
  expect(withKind(said, 'team', columns)).not.toHaveProperty('edition')
})

test('what a record cannot do without carries a mark', () => {
  expect(columnChoices('player')[2]).toEqual({ value: 'name', label: 'Nome *' })
})

test('a field that must have a column and has none is named', () => {
  const order = { kind: 'team', mapping: { Nome: 'name', Tipo: 'kind' }, matchBy: 'name', create: true } as const
  expect(missingColumns(order)).toEqual(['Gênero', 'Categoria'])
  expect(missingColumns({ ...order, create: false })).toEqual([])
  expect(missingColumns({ ...order, mapping: { Nome: null }, create: false })).toEqual(['Nome'])
  expect(missingColumns({ ...order, matchBy: 'id', create: false })).toEqual(['Id'])
})

test('answers about names are part of the order, and end when another column says the names', () => {
  const order = firstOrder({ order: null, guess })
  const answered = withChoice(withChoice(order, '2', 'bahia'), '3', null)
  expect(answered.choices).toEqual({ 2: 'bahia', 3: null })
  expect(isSameOrder(order, answered)).toBe(false)
  expect(isSameOrder(answered, withChoice(withChoice(order, '3', null), '2', 'bahia'))).toBe(true)
  expect(withoutChoices(answered)).toEqual(order)
  expect(withColumn(answered, 'Altura', 'city').choices).toEqual(answered.choices)
  expect(withColumn(answered, 'Altura', 'name')).not.toHaveProperty('choices')
  expect(withKind(answered, 'player', ['Nome'])).not.toHaveProperty('choices')
})

test('an answer about somebody in a row is of that cell', () => {
  expect(choiceKey({ line: 12, about: 'player' })).toBe('12.player')
  expect(choiceKey({ line: 12, about: null })).toBe('12')
})

test('a match that is said by its id needs neither edition nor teams', () => {
  const columns = ['Time', 'Tipo', 'Minuto', 'Jogador']
  const events = withKind(firstOrder({ order: null, guess }), 'event', columns)
  expect(missingColumns(events)).toEqual(['Edição', 'Mandante', 'Visitante'])
  expect(missingColumns(withKind(events, 'event', ['Jogo', ...columns]))).toEqual([])
})
