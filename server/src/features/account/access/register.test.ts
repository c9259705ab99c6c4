import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

const person = { name: 'Ana Souza', email: 'ana@exemplo.com', password: PASSWORD, terms: true }
const register = (body: unknown, ip = '10.2.0.1') => test.call('POST', '/access/register', { body, ip })
const countUsers = async () => (await test.database.selectFrom('users').selectAll().execute()).length

it('makes the account, signs in at once and remembers the device', async () => {
  const { status, body } = await register({ ...person, team: 'gremio' })
  expect(status).toBe(201)
  expect(body.user).toMatchObject({ name: 'Ana Souza', email: 'ana@exemplo.com', admin: false })
  expect(body.user._id).toMatch(/^u_[a-z0-9]{24}$/)
  expect(body.device.password).toBeTruthy()
  expect(body.time).toMatchObject({ id: 'gremio', name: 'Grêmio', linkAddress: '/times/gremio' })
})

it('sends a link that confirms the e-mail once', async () => {
  const { body } = await register({ ...person, email: 'confirma@exemplo.com' })
  const mail = await until(() => test.mails.find(({ to }) => to === 'confirma@exemplo.com'))
  expect(mail.subject).toBe('Confirme o seu e-mail')
  const token = /confirmacao=([\w-]+)/.exec(mail.body)?.[1]
  const confirm = () => test.call('POST', '/access/confirm', { body: { token } })
  expect((await confirm()).status).toBe(200)
  expect((await test.call('GET', '/api/v1/conta', { as: body })).body.data.emailConfirmed).toBe(true)
  expect((await confirm()).status).toBe(400)
})

it('says that an e-mail is taken, in any letter case, under its field', async () => {
  await register({ ...person, email: 'repetido@exemplo.com' })
  const before = await countUsers()
  const { status, body } = await register({ ...person, email: 'Repetido@Exemplo.com' })
  expect(status).toBe(409)
  expect(body.errors).toEqual([{ field: 'email', message: 'Já existe uma conta com este e-mail.' }])
  expect(await countUsers()).toBe(before)
})

it('makes one account when the button is pressed twice', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => register({ ...person, email: 'dupla@exemplo.com' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

it('lists every wrong field at once, each with its sentence', async () => {
  const before = await countUsers()
  const { status, body } = await register({ name: ' ', email: 'ana', password: 'curta', terms: false })
  expect(status).toBe(400)
  expect(
    Object.fromEntries(body.errors.map(({ field, message }: { field: string; message: string }) => [field, message])),
  ).toEqual({
    name: 'Use pelo menos 2 caracteres.',
    email: 'Informe um e-mail válido, como nome@exemplo.com.',
    password: 'Use pelo menos 8 caracteres.',
    terms: 'É preciso aceitar os termos de uso e a política de privacidade.',
  })
  expect(await countUsers()).toBe(before)
})

it('ignores an admin flag in the request', async () => {
  expect((await register({ ...person, email: 'esperta@exemplo.com', admin: true })).status).toBe(400)
})

it('refuses a team that does not exist', async () => {
  const { status, body } = await register({ ...person, email: 'time@exemplo.com', team: 'time_nenhum' })
  expect(status).toBe(400)
  expect(body.errors[0].field).toBe('team')
})

it('is limited per network, and says until when', async () => {
  const answers = []
  for (let times = 0; times < 32; times += 1)
    answers.push(await register({ ...person, email: 'ana@exemplo.com' }, '10.3.0.1'))
  expect(answers[0]!.headers['ratelimit-policy']).toBe('"cadastro";q=30;w=60')
  expect(answers[0]!.headers['ratelimit']).toMatch(/^"cadastro";r=29;t=\d+$/)
  expect(answers.at(-1)!.status).toBe(429)
  expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0)
}, 60_000)

it('says of a password while it is typed what registering with it would say', async () => {
  const rate = async (password: string) =>
    (await test.call('POST', '/access/password-strength', { body: { password, about: ['Júlia Andrade'] } })).body
  const register = (password: string) =>
    test.call('POST', '/access/register', {
      body: { name: 'Júlia Andrade', email: 'julia@exemplo.com', password, terms: true },
    })
  for (const password of ['juliaandrade', 'flamengo1981']) {
    const { strength, weakness } = await rate(password)
    expect(strength).toBeLessThan(2)
    const refused = await register(password)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain(weakness)
  }
  expect(await rate('curta')).toEqual({ strength: 0, weakness: 'Use pelo menos 8 caracteres.' })
  const fine = await rate('chuteira verde na chuva')
  expect(fine.weakness).toBeNull()
  expect(fine.strength).toBeGreaterThanOrEqual(2)
  expect((await register('chuteira verde na chuva')).status).toBe(201)
})
