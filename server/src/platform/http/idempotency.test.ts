import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Session } from '@meio-campo/contract'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const post = (key: string, title = 'Gol de placa', as = admin) =>
  test.call('POST', '/api/v1/website/posts', {
    as,
    headers: { 'idempotency-key': key },
    body: { title, body: 'Texto.', category: null },
  })
const count = async (title: string) =>
  (await test.database.selectFrom('posts').select('id').where('title', '=', title).execute()).length

it('does a write once and answers the same twice', async () => {
  const first = await post('uma-vez')
  const second = await post('uma-vez')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect(await count('Gol de placa')).toBe(1)
})

it('does it once when both are sent at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('juntas', 'Gol olímpico')))
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(await count('Gol olímpico')).toBe(1)
})

it('refuses a key that belongs to another call, and keeps keys of two people apart', async () => {
  await post('repetida', 'Bicicleta')
  expect((await post('repetida', 'Outra')).status).toBe(422)
  const other = await test.registerAdmin()
  expect((await post('repetida', 'Bicicleta', other)).status).toBe(201)
})

it('lets a call that failed be tried again under its key', async () => {
  const wrong = {
    as: admin,
    headers: { 'idempotency-key': 'de-novo' },
    body: { title: 'X', body: 'Texto.', category: 'nao_existe' },
  }
  expect((await test.call('POST', '/api/v1/website/posts', wrong)).status).toBe(400)
  expect((await post('de-novo', 'Agora vai')).status).toBe(201)
})

it('gives the same secret again, and keeps it sealed', async () => {
  const make = (name: string) =>
    test.call('POST', '/api/v1/chaves', { as: admin, headers: { 'idempotency-key': 'chave-do-ci' }, body: { name } })
  const first = await make('CI')
  const second = await make('CI')
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body).toEqual(first.body)
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect((await make('Outra')).status).toBe(422)
  const { answer } = await test.database
    .selectFrom('idempotent_calls')
    .select('answer')
    .where('key', '=', 'chave-do-ci')
    .executeTakeFirstOrThrow()
  expect(answer).not.toContain(first.body.data.secret)
  expect((await test.call('GET', '/api/v1/chaves', { as: admin })).body.data).toHaveLength(1)
})

it('keeps nothing of a sign-in', async () => {
  const headers = { 'idempotency-key': 'segredo' }
  const body = { email: admin.user.email, password: PASSWORD }
  expect((await test.call('POST', '/access/login', { as: admin, headers, body })).status).toBe(200)
  const kept = await test.database.selectFrom('idempotent_calls').select('key').where('key', '=', 'segredo').execute()
  expect(kept).toEqual([])
})
