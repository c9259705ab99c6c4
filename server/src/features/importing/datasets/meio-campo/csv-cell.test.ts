import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvRows } from '../../../../platform/csv/csv-rows.ts'
import { cellOf, valueOf } from './csv-cell.ts'

const ORIGIN = { file: 'teams.csv', line: 2 }
const read = (cell: string): unknown => {
  const [row] = [...csvRows('teams.csv', `${cell},x`)]
  return valueOf(row!.fields[0]!, ORIGIN)
}
/** What begins a cell for a spreadsheet that separates by any of these, quoted or not. */
const starts = (cell: string) => cell.split(/[;\t\r\n]/).map((part) => part.replace(/^[" ]*/, '')[0] ?? '')

const text = fc.string({ unit: fc.constantFrom(...Array.from('=+-@＝\'[{;\t\n\r," ab\\')), maxLength: 12 })

it('gives back every text exactly, and none of it runs as a formula', () => {
  fc.assert(
    fc.property(text, (value) => {
      const cell = cellOf(value)
      expect(read(cell)).toBe(value)
      expect(starts(cell).filter((first) => first !== '' && '=+-@＝'.includes(first))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

it('gives back every list and object exactly, and nothing in it runs as a formula', () => {
  const value = fc.oneof(fc.array(text, { minLength: 1 }), fc.record({ name: text, other: fc.array(text) }))
  fc.assert(
    fc.property(value, (list) => {
      const cell = cellOf(list)
      expect(read(cell)).toEqual(list)
      expect(starts(cell).filter((first) => first !== '' && '=+-@＝'.includes(first))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

it.each([
  ["'=1+1", '=1+1'],
  ["''s-Hertogenbosch", "'s-Hertogenbosch"],
  ['Vasco;1', 'Vasco;1'],
])('reads %s of an earlier dump as %s', (cell, value) => expect(read(cell)).toBe(value))
