import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SourceError } from './source-error.ts'
import type { Cells } from './cells.ts'
import { csvRows } from './csv-rows.ts'
import { readTable } from '../../features/importing/sources/read-table.ts'

const rows = (text: string) => [...csvRows('t.csv', text)]

describe('csvRows', () => {
  test('reads quotes, doubled quotes and line breaks inside them, and counts lines', () => {
    expect(rows('a,b\r\n"x, ""y""","1\r\n2"\r\n\r\nc,\n')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['x, "y"', '1\r\n2'] },
      { line: 5, fields: ['c', ''] },
    ])
  })

  test('needs no line end after the last row', () => {
    expect(rows('a,b\n1,')).toEqual([
      { line: 1, fields: ['a', 'b'] },
      { line: 2, fields: ['1', ''] },
    ])
    expect(rows('')).toEqual([])
  })

  test('refuses quotes that never close, naming the line where they open', () => {
    expect(() => rows('a\nb\n"c\nd\n')).toThrow('t.csv, linha 3: as aspas abertas nesta linha nunca se fecham.')
    expect(() => rows('a\n"b"c\n')).toThrow('t.csv, linha 2: há texto depois das aspas que fecham um campo.')
  })

  test('reads back whatever was written by the rule', () => {
    const field = fc.string({ unit: fc.constantFrom('a', 'ç', ',', '"', '\n', '\r', ' ') })
    const table = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { maxLength: 6 })
    const write = (value: string) => `"${value.replaceAll('"', '""')}"`
    fc.assert(
      fc.property(table, fc.constantFrom('\n', '\r\n'), (values, end) => {
        const text = values.map((row) => row.map(write).join(',') + end).join('')
        expect(rows(text).map((row) => row.fields)).toEqual(values)
      }),
    )
  })
})

describe('readTable', () => {
  const format = {
    columns: ['id', 'day'] as const,
    parse: (cells: Cells<'id' | 'day'>) => ({ id: cells.whole('id'), day: cells.day('day') }),
  }
  const read = (text: string) => readTable('t.csv', text, format)

  test('finds columns by name, wherever they stand', () => {
    expect(read('day,more,id\n2020-02-29,x,7\n').rows).toEqual([{ id: 7, day: '2020-02-29' }])
  })

  test('rejects a row of the wrong width or with a wrong value, and reads on', () => {
    const { rows, rejections } = read('id,day\n1\n2,2019-02-29\nx,2020-01-01\n3,2020-01-01,,x\n4,2020-01-01\n')
    expect(rows).toEqual([{ id: 4, day: '2020-01-01' }])
    expect(rejections.map(({ origin, reason }) => `${origin.line}: ${reason}`)).toEqual([
      '2: a linha tem 1 colunas; o cabeçalho tem 2.',
      '3: a coluna day deve ser uma data AAAA-MM-DD; veio “2019-02-29”.',
      '4: a coluna id deve ser um número inteiro; veio “x”.',
      '5: a linha tem 4 colunas; o cabeçalho tem 2.',
    ])
  })

  test.each([
    ['saved by a spreadsheet program', 'id;day\n1;2020-01-01\n'],
    ['parted by tabs, names in quotes', '"id"\t"day"\n1\t2020-01-01\n'],
    ['that went through another program', 'id,day\n1.0,2020-01-01 00:00:00\n'],
    ['with empty columns, of one name or none', 'id,,day,,x,x\n1,,2020-01-01,,2,3\n'],
    ['with empty fields behind the row', 'id,day\n1,2020-01-01,,\n'],
  ])('reads a table %s', (_, text) => {
    expect(read(text)).toEqual({ rows: [{ id: 1, day: '2020-01-01' }], rejections: [] })
  })

  test('reads days as spreadsheets write them: the day in front, unless another row shows that it stands behind', () => {
    const days = (text: string) => read(`id,day\n${text}`).rows.map(({ day }) => day)
    expect(days('1,3/4/2020\n2,25/03/2020\n')).toEqual(['2020-04-03', '2020-03-25'])
    expect(days('1,3/4/2020\n2,03/25/2020\n')).toEqual(['2020-03-04', '2020-03-25'])
    expect(days('1,03.04.2020\n2,31/04/2020\n')).toEqual(['2020-04-03'])
  })

  test('reads a flag in small letters and other languages', () => {
    const flags = {
      columns: ['neutral'] as const,
      parse: (cells: Cells<'neutral'>) => cells.flag('neutral', 'FALSE', 'TRUE'),
    }
    expect(readTable('t.csv', 'neutral\nTrue\nfalse\nsim\nNão\n0\n', flags).rows).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
    expect(readTable('t.csv', 'neutral\nmaybe\n', flags).rejections).toHaveLength(1)
  })

  test('refuses a file whose header lacks a column, repeats one, or is not there', () => {
    expect(() => read('id,dia\n1,2020-01-01\n')).toThrow(
      new SourceError({ file: 't.csv', line: 1 }, 'faltam no cabeçalho: day.'),
    )
    expect(() => read('id,day,id\n')).toThrow('o cabeçalho repete uma coluna.')
    expect(() => read('\n')).toThrow('t.csv: o arquivo está vazio.')
  })

  test('takes __proto__ for a name like any other', () => {
    const { rows } = readTable('t.csv', '__proto__,id\n{},__proto__\n', {
      columns: ['id', '__proto__'] as const,
      parse: (cells) => [cells.name('id'), cells.text('__proto__')],
    })
    expect(rows).toEqual([['__proto__', '{}']])
  })
})
