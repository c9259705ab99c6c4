import { expect, test } from 'vitest'
import { sortedRows } from './sorted-rows.ts'

interface Row {
  readonly name: string
  readonly age: number | null
}

const rows: readonly Row[] = [
  { name: 'Beto', age: 20 },
  { name: 'Ítalo', age: null },
  { name: 'Ana', age: 31 },
  { name: 'Igor', age: 20 },
]
const columns = [
  { sort: { word: 'name', gives: 'ascending', by: (row: Row) => row.name } },
  { sort: { word: 'age', gives: 'descending', by: (row: Row) => row.age } },
] as const
const names = (sort?: string) => sortedRows(rows, columns, sort).map(({ name }) => name)

test('without an order, or with one of no column, rows stay as they came', () => {
  expect(names()).toEqual(['Beto', 'Ítalo', 'Ana', 'Igor'])
  expect(names('height')).toEqual(['Beto', 'Ítalo', 'Ana', 'Igor'])
})

test('names are sorted as in Portuguese', () => {
  expect(names('name')).toEqual(['Ana', 'Beto', 'Igor', 'Ítalo'])
  expect(names('-name')).toEqual(['Ítalo', 'Igor', 'Beto', 'Ana'])
})

test('what is not known is last both ways, and equals keep their order', () => {
  expect(names('age')).toEqual(['Ana', 'Beto', 'Igor', 'Ítalo'])
  expect(names('-age')).toEqual(['Beto', 'Igor', 'Ana', 'Ítalo'])
})
