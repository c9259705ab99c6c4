import { expect, it } from 'vitest'
import { collect, ofKind, reasonsOf } from '../testing/collect.ts'
import { memorySource } from '../testing/memory-source.ts'
import { meioCampo } from './meio-campo.ts'

const rowsOf = async (text: string) => {
  const records = await collect(meioCampo, memorySource({ 'teams.csv': text }))
  expect(reasonsOf(ofKind(records, 'rejection'))).toEqual([])
  return ofKind(records, 'row').map(({ origin, columns, values }) => [origin.line, columns, values])
}

const COLUMNS = ['id', 'name', 'colours', 'founded']

it.each([
  ['as it was written', 'id,name,colours,founded\na,"A, B","[""red"",""white""]",1895\nb,B;C,,\n', 2],
  ['with semicolons', 'id;name;colours;founded\r\na;A, B;"[""red"",""white""]";1895\r\nb;"B;C";;\r\n', 2],
  ['with tabs', 'id\tname\tcolours\tfounded\na\tA, B\t"[""red"",""white""]"\t1895\nb\tB;C\t\t\n', 2],
  ['naming its sign', 'sep=;\r\nid;name;colours;founded\r\na;A, B;"[""red"",""white""]";1895\r\nb;"B;C";;\r\n', 3],
  ['with empty columns', 'id;name;colours;founded;;\na;A, B;"[""red"",""white""]";1895;;\nb;"B;C";;;;\n;;;;;\n', 2],
])('reads a table saved %s', async (_, text, line) => {
  expect(await rowsOf(text)).toEqual([
    [line, COLUMNS, ['a', 'A, B', ['red', 'white'], '1895']],
    [line + 1, COLUMNS, ['b', 'B;C', null, null]],
  ])
})

it('refuses a row with more cells than columns', async () => {
  await expect(collect(meioCampo, memorySource({ 'teams.csv': 'id;name\na;A;1895\n' }))).rejects.toThrow(
    'a linha tem 3 colunas; o cabeçalho tem 2.',
  )
})
