import { describe, expect, it } from 'vitest'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { readSpreadsheetFile, SPREADSHEET_BYTES } from './spreadsheet-file.ts'

const bytes = (text: string) => Buffer.from(text)
const read = (text: string) => readSpreadsheetFile(bytes(text))

describe('a spreadsheet as people save it', () => {
  it('has commas, semicolons or tabs, also inside quotes', async () => {
    const expected = { columns: ['Nome', 'Cidade'], rows: [{ line: 2, cells: ['A, b; c', 'São Luís'] }] }
    expect(await read('Nome,Cidade\n"A, b; c",São Luís\n')).toEqual(expected)
    expect(await read('Nome;Cidade\r\n"A, b; c";São Luís\r\n;\r\n')).toEqual(expected)
    expect(await read('"Nome"\tCidade\nA, b; c\tSão Luís')).toEqual(expected)
  })

  it('has the separator that the person chose, whatever the first line has most of', async () => {
    const text = 'Nome, popular|Cidade, estado, país\nBahia|Salvador\n'
    expect((await read(text)).columns).toHaveLength(4)
    const chosen = await readSpreadsheetFile(bytes(text), 'bar')
    expect(chosen).toEqual({
      columns: ['Nome, popular', 'Cidade, estado, país'],
      rows: [{ line: 2, cells: ['Bahia', 'Salvador'] }],
    })
    expect((await readSpreadsheetFile(bytes('Nome;Cidade\nA;B'), 'comma')).columns).toEqual(['Nome;Cidade'])
  })

  it('is UTF-8 with or without a mark, Latin-1, or what Excel calls Unicode', async () => {
    const text = 'Nome;Estádio\nGrêmio;Maracanã\n'
    const wanted = await read(text)
    expect(wanted.rows[0]!.cells).toEqual(['Grêmio', 'Maracanã'])
    expect(await read(`\uFEFF${text}`)).toEqual(wanted)
    expect(await readSpreadsheetFile(Buffer.from(text, 'latin1'))).toEqual(wanted)
    expect(await readSpreadsheetFile(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(wanted)
  })

  it('may name its separator in a line of its own, as Excel does, and end its lines as old programs do', async () => {
    const rows = [{ line: 3, cells: ['A, b', 'São Luís'] }]
    expect(await read('sep=;\r\nNome;Cidade\r\nA, b;São Luís\r\n')).toEqual({ columns: ['Nome', 'Cidade'], rows })
    expect((await read('Nome;Cidade\rA, b;São Luís\r')).rows).toEqual([{ line: 2, cells: ['A, b', 'São Luís'] }])
  })

  it('may begin with empty lines and have empty columns, which are none', async () => {
    expect(await read('\r\n;;;;\r\n;Nome;;Cidade;\r\n;Bahia;x;Salvador;\r\n')).toEqual({
      columns: ['Nome', 'Coluna 3', 'Cidade'],
      rows: [{ line: 4, cells: ['Bahia', 'x', 'Salvador'] }],
    })
  })

  it('is a list of JSON, the answer of our own API, or one object a line', async () => {
    const wanted = {
      columns: ['name', 'founded'],
      rows: [
        { line: 1, cells: ['Íbis', null] },
        { line: 2, cells: ['Bahia', 1931] },
      ],
    }
    expect(await read('[{"name":"Íbis"},{"name":"Bahia","founded":1931}]')).toEqual(wanted)
    expect(await read('{"data":[{"name":"Íbis"},{"name":"Bahia","founded":1931}],"page":{}}')).toEqual(wanted)
    expect(await read('{"name":"Íbis"}\n{"name":"Bahia","founded":1931}\n')).toEqual(wanted)
  })

  it('gives every column a name of its own, and takes the guard off what looks like a formula', async () => {
    const { columns, rows } = await read("Nome,,Nome\n'=SOMA(A1),x,'-\n")
    expect(columns).toEqual(['Nome', 'Coluna 2', 'Nome (2)'])
    expect((await read('[{"__proto__":1,"a\\nb":2}]')).columns).toEqual(['Coluna 1', 'a b'])
    expect(rows[0]!.cells).toEqual(['=SOMA(A1)', 'x', '-'])
  })
})

it.each([
  ['nothing', Buffer.alloc(0), 'vazio'],
  ['only a header', bytes('Nome;Cidade\n'), 'nenhuma linha'],
  ['half a workbook', bytes('PK\u0003\u0004rest'), 'incompleto ou corrompido'],
  ['no text at all', Buffer.from([1, 0, 2, 0, 3]), 'não é um texto'],
  ['quotes that never close', bytes('Nome\n"A\nB\n'), 'Linha 2: as aspas'],
  ['broken JSON', bytes('[{"name":"A"'), 'Linha 1: não é um objeto JSON'],
  ['a list of numbers', bytes('[1,2]'), 'Linha 1: não é um objeto JSON'],
  ['JSON as deep as a well', bytes(`[{"a":${'['.repeat(5000)}${']'.repeat(5000)}}]`), 'não dá para guardar'],
  ['half a character', bytes('[{"name":"\\ud800"}]'), 'não dá para guardar'],
  ['too many rows', bytes(`Nome\n${'A\n'.repeat(20_001)}`), 'mais de 20.000 linhas'],
  ['too many columns', bytes(`${'A,'.repeat(300)}\n1\n`), 'mais de 200 colunas'],
])('refuses %s, in words', async (_, file, words) => {
  const refusal = await readSpreadsheetFile(file).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect((refusal as AppError).fields[0]).toMatchObject({ field: 'file', message: expect.stringContaining(words) })
})

const LONG = 'x'.repeat(300)
/** Five megabytes that would become much more than that, or take for ever. */
const filled = (piece: (at: number) => string, before = '', after = '') => {
  const parts: string[] = [before]
  for (let at = 0, length = before.length; length < SPREADSHEET_BYTES - 100; at += 1) {
    parts.push(piece(at))
    length += parts.at(-1)!.length
  }
  return bytes(parts.join('') + after)
}

it.each([
  [
    'a key of its own in every object',
    filled((at) => `${at === 0 ? '' : ','}{"k${at}":"${LONG}"}`, '[', ']'),
    '200 colunas',
  ],
  ['a key of its own in every line', filled((at) => `{"k${at}":"${LONG}"}\n`), '200 colunas'],
  ['objects without anything', filled((at) => (at === 0 ? '{}' : ',{}'), '[', ']'), '20.000 linhas'],
  ['lines without anything', filled(() => '{}\n'), '20.000 linhas'],
  ['rows of one letter', filled(() => 'A\n', 'Nome\n'), '20.000 linhas'],
  ['empty lines', filled(() => '\n', 'Nome\n'), 'nenhuma linha'],
  ['a header of commas', filled(() => ',', 'Nome'), '200 colunas'],
  ['doubled quotes without end', filled(() => '""', 'Nome\n"'), 'nunca se fecham'],
  ['keys in one object', filled((at) => `${at === 0 ? '' : ','}"k${at}":1`, '[{', '}]'), '200 colunas'],
])('refuses a file filled with %s soon', async (_, file, words) => {
  const begun = performance.now()
  const refusal = await readSpreadsheetFile(file).catch((error: unknown) => error)
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect((refusal as AppError).fields[0]!.message).toContain(words)
})
