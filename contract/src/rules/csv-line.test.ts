import { expect, test } from 'vitest'
import { csvLine, withoutGuard } from './csv-line.ts'

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  ' =1',
  '" =1',
  '"=1',
]
const HIDDEN = ['Vasco;=1+1', 'Vasco; =1', 'Vasco;"=1', 'a";"=1+"', 'a\t@x', 'a\n-1', 'a\r\n+1', ';=1;=2', '=1;=2']
const MARKED = ["'=1", "''=1", "a;'=1", "'\tx", "'\t'=1", "''\n"]
const HARMLESS = ['Bahia', '1-0', 'a=b', 'a;b', 'Sport (PE) - Recife', 'a\nb', "d'Or", '', ' ', '¿?', '2;3']

/** The first character of every cell, for a reader that splits at any of these separators, even inside quotes. */
const starts = (line: string) => line.split(/[;\t\r\n]/).map((cell) => cell.replace(/^[" ]*/, '')[0] ?? '')

test('no cell of a line runs as a formula, whatever the reader separates by', () => {
  for (const text of [...FORMULAS, ...HIDDEN])
    expect([text, starts(csvLine([text])).filter((first) => '=+-@＝＋－＠'.includes(first) && first !== '')]).toEqual([
      text,
      [],
    ])
})

test('what begins with a mark that a spreadsheet drops is marked too', () => {
  for (const text of ['\tx', '\rx', '\nx']) expect(csvLine([text])).toMatch(/^"?'/)
})

test('numbers are numbers, and other texts stay as they are', () => {
  expect(csvLine([-1, 2.5, true, null, undefined, ['a', 'b']])).toBe('-1,2.5,true,,,a b\r\n')
  for (const text of HARMLESS) expect(csvLine([text])).not.toContain("'".repeat(text.includes("'") ? 2 : 1))
})

test('reading takes off what writing put on', () => {
  for (const text of [...FORMULAS, ...HIDDEN, ...MARKED, ...HARMLESS]) {
    const cell = csvLine([text]).slice(0, -2)
    const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    expect(withoutGuard(read)).toBe(text)
  }
})
