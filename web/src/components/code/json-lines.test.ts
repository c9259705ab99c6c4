import { expect, test } from 'vitest'
import { isShortened, printJson, type JsonLimits } from './json-lines.ts'

const print = (value: unknown, limits?: Partial<JsonLimits>) =>
  printJson(value, limits).map(({ indent, tokens }) => '  '.repeat(indent) + tokens.map(({ text }) => text).join(''))

test('what fits stands on one line, as valid JSON', () => {
  expect(print({ status: 'ok' })).toEqual(['{ "status": "ok" }'])
  expect(print([])).toEqual(['[]'])
  expect(print([1, null, true])).toEqual(['[1, null, true]'])
  expect(isShortened(printJson({ status: 'ok' }))).toBe(false)
})

test('what does not fit is opened, its small parts still on one line', () => {
  expect(print({ home: { id: 'bahia', name: 'Bahia' }, away: { id: 'palmeiras', name: 'Palmeiras' } })).toEqual([
    '{',
    '  "home": { "id": "bahia", "name": "Bahia" },',
    '  "away": { "id": "palmeiras", "name": "Palmeiras" }',
    '}',
  ])
})

test('an opened value without anything left out is the same JSON', () => {
  const value = { a: ['x'.repeat(40), 'y'.repeat(40)], b: { c: [{ d: 'quebra\n"aspas"' }] }, e: -1.5, f: null }
  expect(JSON.parse(print(value).join('\n'))).toEqual(value)
})

test('long texts, lists and objects are cut, with a note of what is missing', () => {
  expect(print('a'.repeat(9), { text: 4 })).toEqual(['"aaaa…"'])
  expect(print([1, 2, 3, 4, 5])).toEqual(['[', '  1,', '  2,', '  3,', '  … mais 2 itens', ']'])
  expect(print({ a: 1, b: 2 }, { fields: 1 })).toEqual(['{', '  "a": 1,', '  … mais 1 campo', '}'])
  expect(print({ a: { b: { c: 1 } } }, { depth: 1 })).toEqual(['{ "a": {…} }'])
  expect(isShortened(printJson('a'.repeat(60)))).toBe(true)
  expect(isShortened(printJson([1, 2, 3, 4]))).toBe(true)
})
