import type { Session } from '@meio-campo/contract'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findOddKeys } from './odd-keys.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const JSON_TYPE = 'application/json'
const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
  test.call('POST', '/api/v1/estadios', {
    as: admin,
    raw: true,
    body,
    headers: { 'content-type': JSON_TYPE, ...headers },
  })
const stadiums = async () =>
  (await test.database.selectFrom('stadiums').select('name').execute()).map(({ name }) => name)

describe('a body that would be read as something else than was meant', () => {
  it('is refused in another encoding than UTF-8, said or not', async () => {
    const latin = await send(Buffer.from('{"name":"Maracanã"}', 'latin1'))
    expect([latin.status, latin.body.code]).toEqual([400, 'invalid_json'])
    expect(latin.body.detail).toContain('UTF-8')
    const said = await send('{"name":"x"}', { 'content-type': `${JSON_TYPE}; charset=iso-8859-1` })
    expect([said.status, said.body.code]).toEqual([415, 'unsupported_media'])
    expect(said.body.detail).toContain('iso-8859-1')
    const packed = await send(gzipSync('{"name":"x"}'), { 'content-encoding': 'gzip' })
    expect([packed.status, packed.body.detail]).toEqual([415, expect.stringContaining('Content-Encoding')])
    expect(await stadiums()).toEqual([])
  })

  it('is refused where a field comes twice, whatever its letters are written as', async () => {
    for (const body of ['{"name":"A","name":"B"}', '{"name":"A","n\\u0061me":"B"}']) {
      const twice = await send(body)
      expect([twice.status, twice.body.errors]).toEqual([
        400,
        [{ field: 'name', message: 'Vem mais de uma vez no corpo: deixe só um.' }],
      ])
    }
    expect(await stadiums()).toEqual([])
  })

  it('names a field that JavaScript would take for its own', async () => {
    const { status, body } = await send('{"name":"A","__proto__":{"admin":true}}')
    expect([status, body.errors]).toMatchObject([400, [{ field: '__proto__' }]])
  })

  it('says where it stops being JSON', async () => {
    const wrong = await send('{\n  "name": "A",\n}')
    expect(wrong.body.detail).toBe('O corpo da chamada não é um JSON válido: há algo errado na linha 3, coluna 1.')
    expect((await send('{"name":')).body.detail).toContain('acaba antes do fim')
  })

  it('is not taken for text', async () => {
    const { status, body } = await send('{"name":"A"}', { 'content-type': 'text/plain' })
    expect([status, body.code]).toEqual([415, 'unsupported_media'])
  })

  it('is refused with the limit of its size', async () => {
    const { status, body } = await send(JSON.stringify({ name: 'a'.repeat(600_000) }))
    expect([status, body.detail]).toEqual([
      413,
      expect.stringMatching(/^O corpo desta chamada tem no máximo \d+ KB\.$/),
    ])
  })
})

it('takes JSON in UTF-8 by each of its names, with a mark at its beginning too', async () => {
  expect((await send('\ufeff{"name":"Fonte Nova"}')).status).toBe(201)
  expect((await send('{"name":"Maracanã"}', { 'content-type': 'Application/JSON;charset="UTF-8"' })).status).toBe(201)
  expect((await stadiums()).toSorted()).toEqual(['Fonte Nova', 'Maracanã'])
})

it.each([
  ['{"a":{"b":1},"c":[{"b":1},{"b":2,"b":3}]}', 'c.1.b'],
  ['[{"a":"x, \\"a\\": {"},{"a":1}]', null],
  ['{"a":"a\\\\","a":1}', 'a'],
  ['{"a":"{\\"a\\":1","b":"a"}', null],
  ['{"a" : 1, "b":["a","a"],\n"a"\t:2}', 'a'],
  ['"a', null],
])('finds the field of %s that comes twice', (text, field) => {
  expect(findOddKeys(text)?.field ?? null).toBe(field)
})
