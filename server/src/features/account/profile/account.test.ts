import type { Session } from '@meio-campo/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
beforeAll(async () => void (test = await createTestApp()))
beforeEach(async () => void (person = await test.register()))
afterAll(() => test.close())

const read = async (as: Session = person) => (await test.call('GET', '/api/v1/conta', { as })).body.data
const change = (body: unknown, as: Session = person) => test.call('PATCH', '/api/v1/conta', { as, body })
const rowOf = (session: Session) =>
  test.database.selectFrom('users').selectAll().where('id', '=', session.user._id).executeTakeFirstOrThrow()
const auditOf = (session: Session) =>
  test.database
    .selectFrom('audit_log')
    .selectAll()
    .where('actor_id', '=', session.user._id)
    .orderBy('id', 'desc')
    .execute()

async function upload(as: Session): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const head =
    '--linha\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--linha--\r\n')])
  const answer = await test.call('POST', '/api/v1/uploads', {
    as,
    body,
    raw: true,
    headers: { 'content-type': 'multipart/form-data; boundary=linha' },
  })
  return answer.body.data.url
}

it('shows the caller their account', async () => {
  expect(await read()).toMatchObject({
    _id: person.user._id,
    name: 'Júlia Andrade',
    email: person.user.email,
    emailConfirmed: true,
    admin: false,
    view: 'cards',
    photo: null,
    team: null,
  })
})

it('changes name, view and favourite team', async () => {
  const { status, body } = await change({ name: '  Júlia A.  ', view: 'table', team: 'sao_paulo' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    name: 'Júlia A.',
    view: 'table',
    team: { id: 'sao_paulo', linkAddress: '/times/sao_paulo' },
  })
  expect(await read()).toEqual(body.data)
  expect((await auditOf(person))[0]).toMatchObject({
    action: 'account.change_name',
    summary: 'mudou o próprio nome para Júlia A.',
  })
  expect((await change({ team: null })).body.data.team).toBeNull()
})

it.each([
  ['an unknown field', { admin: true }, 'admin'],
  ['a team that is not on the list', { team: 'time_inventado' }, 'team'],
  ['a team that is no id', { team: 'São Paulo' }, 'team'],
  ['a name of spaces', { name: '    ' }, 'name'],
  ['a name that is one letter between spaces', { name: ' J ' }, 'name'],
  ['a number where a text belongs', { name: 7 }, 'name'],
  ['a view there is not', { view: 'mosaic' }, 'view'],
  ['an e-mail that is none', { email: 'julia', password: PASSWORD }, 'email'],
  ['another e-mail without the password', { email: 'outra@exemplo.com' }, 'password'],
  ['a picture from elsewhere', { photo: 'https://exemplo.com/foto.webp' }, 'photo'],
  ['a picture that was never sent', { photo: '/imagens/up_aaaaaaaaaaaaaaaaaaaaaaaa.webp' }, 'photo'],
  ['a way out of the folder', { photo: '/imagens/../secret_key' }, 'photo'],
])('refuses %s, and changes nothing', async (_what, body, field) => {
  const before = await rowOf(person)
  const answer = await change({ view: 'table', ...body })
  expect(answer.status).toBe(400)
  expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field)
  expect(await rowOf(person)).toEqual(before)
})

it('names every wrong field at once', async () => {
  const { body } = await change({ team: 'nenhum', photo: 'x', email: 'outra@exemplo.com' })
  expect(body.errors.map((error: { field: string }) => error.field)).toEqual(['password', 'team', 'photo'])
})

it('takes a photo that the same person sent, and forgets the one it replaces', async () => {
  const [first, second] = [await upload(person), await upload(person)]
  expect((await change({ photo: first })).body.data.photo).toBe(first)
  expect((await change({ photo: second })).body.data.photo).toBe(second)
  expect((await test.app.inject({ url: first })).statusCode).toBe(404)
  expect((await test.app.inject({ url: second })).statusCode).toBe(200)
  expect((await change({ name: 'Júlia' })).body.data.photo).toBe(second)
  expect((await change({ photo: null })).body.data.photo).toBeNull()
  expect((await test.app.inject({ url: second })).statusCode).toBe(404)
  expect(
    await test.database.selectFrom('uploads').selectAll().where('owner_id', '=', person.user._id).execute(),
  ).toEqual([])
})

it('refuses another user’s photo', async () => {
  const other = await test.register('Outra Pessoa')
  const { status, body } = await change({ photo: await upload(other) })
  expect([status, body.errors]).toEqual([400, [{ field: 'photo', message: 'Use uma imagem enviada por você.' }]])
})

it('is only readable by its owner', async () => {
  for (const [method, path] of [
    ['GET', '/api/v1/conta'],
    ['PATCH', '/api/v1/conta'],
    ['POST', '/api/v1/conta/senha'],
    ['POST', '/api/v1/conta/confirmacao'],
    ['GET', '/api/v1/conta/dispositivos'],
    ['POST', '/api/v1/conta/dispositivos/remocao'],
    ['POST', '/api/v1/conta/dispositivos/dev_x/remocao'],
  ] as const) {
    expect((await test.call(method, path)).status).toBe(401)
  }
})
