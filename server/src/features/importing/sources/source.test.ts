import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Source } from '../records/importer.ts'
import { all } from '../datasets/testing/collect.ts'
import { decodeText } from './decode-text.ts'
import { fileSource, folderSource } from './folder-source.ts'
import { parseJson } from './parse-json.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonte ção '))
  await mkdir(join(folder, 'b'))
  await mkdir(join(folder, '.git'))
  await writeFile(join(folder, 'b', 'z.txt'), '\uFEFFum\r\ndois\n')
  await writeFile(join(folder, 'É.txt'), 'x')
  await writeFile(join(folder, 'a.csv'), 'x')
  await writeFile(join(folder, 'B.csv'), 'x')
  await writeFile(join(folder, '.git', 'config'), 'x')
  await symlink('/etc/hostname', join(folder, 'link.txt'))
})
afterAll(() => rm(folder, { recursive: true }))

async function paths(source: Source): Promise<string[]> {
  return (await all(source.files())).map((file) => file.path)
}

describe('folderSource', () => {
  test('lists files by path, without hidden entries and links', async () => {
    expect(await paths(folderSource(folder))).toEqual(['B.csv', 'a.csv', 'b/z.txt', 'É.txt'])
  })

  test('gives text without its byte-order mark, line ends as they are', async () => {
    const [file] = await all(folderSource(join(folder, 'b')).files())
    expect(await file?.text()).toBe('um\r\ndois\n')
  })

  test('says when there is no such folder or file', async () => {
    await expect(paths(folderSource(join(folder, 'nada')))).rejects.toThrow('nada: a pasta não pôde ser lida.')
    await expect(paths(fileSource(join(folder, 'nada.csv')))).rejects.toThrow('nada.csv: o arquivo não foi encontrado.')
    await expect(paths(fileSource(folder))).rejects.toThrow('o arquivo não foi encontrado.')
  })

  test('one file is a source too', async () => {
    expect(await paths(fileSource(join(folder, 'b', 'z.txt')))).toEqual(['z.txt'])
  })
})

describe('decodeText', () => {
  const bytes = (...parts: (string | number[])[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

  test('takes UTF-8, Windows-1252 and what Excel calls Unicode', () => {
    const text = 'id\r\n1\nSão Paulo – “Ação”\n'
    const older = bytes('id\r\n1\nS', [0xe3], 'o Paulo ', [0x96], ' ', [0x93], 'A', [0xe7, 0xe3], 'o', [0x94], '\n')
    expect(decodeText('a.csv', older)).toBe(text)
    expect(decodeText('a.json', older)).toBe(text)
    for (const marked of [text, `\uFEFF${text}`]) expect(decodeText('a.csv', Buffer.from(marked))).toBe(text)
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
    expect(decodeText('a.csv', utf16)).toBe(text)
    expect(decodeText('a.csv', Buffer.from(utf16).swap16())).toBe(text)
  })

  test('one bad byte spoils its line only', () => {
    expect(decodeText('a.csv', bytes('Avaí\nCriciúma\nCear', [0xe1], '\nGoiás\n'))).toBe(
      'Avaí\nCriciúma\nCeará\nGoiás\n',
    )
    expect(decodeText('a.csv', bytes('id\n', [0xc3]))).toBe('id\nÃ')
  })

  test('refuses binary data', () => {
    expect(() => decodeText('a.csv', bytes('id\n1', [0], '\n'))).toThrow('a.csv, linha 2: o arquivo não é texto')
  })

  test('refuses a line of 10 MB, but not in JSON', () => {
    const long = 'x'.repeat(10 * 1024 * 1024)
    expect(() => decodeText('a.csv', bytes(`id\n1\n${long}\n`))).toThrow(
      'a.csv, linha 3: a linha tem 10 MB; o limite é 1 MB.',
    )
    expect(decodeText('a.json', bytes(`"${long}"`))).toHaveLength(long.length + 2)
  })

  test('refuses a file beyond the limit', () => {
    const limits = { fileBytes: 1024 * 1024, lineBytes: 1024 }
    expect(() => decodeText('a.json', new Uint8Array(1.5 * 1024 * 1024), limits)).toThrow(
      'a.json: o arquivo tem 1,5 MB; o limite é 1 MB.',
    )
  })
})

describe('parseJson', () => {
  test.each([
    ['{"a": [1,\n2', 'a.json, linha 2: o JSON termina antes do fim, na posição 11.'],
    ['{"a": "x', 'a.json, linha 1: o JSON termina antes do fim, na posição 8.'],
    ['', 'a.json, linha 1: o JSON termina antes do fim, na posição 0.'],
    ['{"a": 1,}\n', 'a.json, linha 1: o JSON tem um erro na posição 8.'],
    [`{"a": 1,\n"b": "${'c'.repeat(50)}",\n"d": }`, 'a.json, linha 3: o JSON tem um erro na posição 73.'],
    ['{"a": ?}', 'a.json, linha 1: o JSON tem um erro na posição 6.'],
    ['{"a":\n"\\u0000"}', 'a.json, linha 2: o JSON contém um caractere nulo.'],
  ])('%j is refused', (text, message) => {
    expect(() => parseJson('a.json', text)).toThrow(message)
  })

  test('a text of more characters than any name or sentence is refused before it is read', () => {
    const long = 'x'.repeat(10_001)
    const refusal = 'a.json, linha 2: o JSON tem um texto de mais de 10.000 caracteres.'
    expect(() => parseJson('a.json', `{"a": "\\"",\n"b": "${long}"}`)).toThrow(refusal)
    expect(() => parseJson('a.json', `{"a": "\\\\",\n"${long}": 1}`)).toThrow(refusal)
    expect(() => parseJson('a.json', `{"a": 1,\n"b": "${'\\"'.repeat(5_001)}"}`)).toThrow(refusal)
    expect(() => parseJson('a.json', `[1,\n"${long}`)).toThrow(refusal)
    const many = JSON.stringify(Array.from({ length: 2_000 }, () => 'x"\\'.repeat(10)))
    expect(parseJson('a.json', many)).toHaveLength(2_000)
    expect(parseJson('a.json', JSON.stringify([long.slice(1)]))).toEqual([long.slice(1)])
  })

  test('a __proto__ key changes no prototype', () => {
    const value = parseJson('a.json', '{"__proto__": {"admin": true}}') as object
    expect(Object.keys(value)).toEqual(['__proto__'])
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })
})
