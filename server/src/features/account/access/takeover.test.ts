import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LETTERS_TO_STRANGERS } from '../../../platform/rate-limit/policies.ts'
import { createPasskeyDevice } from '../../../testing/passkey-device.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { totpCode, totpStep } from '../factors/totp.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

const KEY = { name: 'Leitura', scopes: ['read'] }
const WEBHOOK = { name: 'Gols', url: 'https://exemplo.com/gols' }
const tokenIn = (body: string) => /(?:token|confirmacao)=([\w-]+)/.exec(body)?.[1]
const letterTo = (to: string, subject: string) =>
  until(() => test.mails.findLast((mail) => mail.to === to && mail.subject === subject))
const confirm = ({ user }: Session, at: Date | null) =>
  test.database.updateTable('users').set({ email_confirmed_at: at }).where('id', '=', user._id).execute()
const login = (email: string, password: string, ip: string) =>
  test.call('POST', '/access/login', { body: { email, password, remember: false }, ip })

describe('an account with an unconfirmed e-mail', () => {
  it('makes no keys and no webhooks, until the link in the letter is opened', async () => {
    const person = await test.register('Ana Souza', { confirmed: false })
    for (const [path, body] of [
      ['/api/v1/chaves', KEY],
      ['/api/v1/webhooks', WEBHOOK],
    ] as const) {
      const answer = await test.call('POST', path, { as: person, body })
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'email_unconfirmed'])
    }
    const { body } = await letterTo(person.user.email, 'Confirme o seu e-mail')
    expect((await test.call('POST', '/access/confirm', { body: { token: tokenIn(body) } })).status).toBe(200)
    expect((await test.call('POST', '/api/v1/chaves', { as: person, body: KEY })).status).toBe(201)
  })

  it('has no second factor: the squatter’s own would stay when the owner opens the letter and asks for a new password', async () => {
    const squatter = await test.register('Intruso', { confirmed: false })
    const proof = { password: PASSWORD }
    for (const path of ['codigo', 'chaves/desafio']) {
      const answer = await test.call('POST', `/api/v1/conta/fatores/${path}`, { as: squatter, body: proof })
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'email_unconfirmed'])
    }
    // Begun while the address was proved, and finished when it no longer was.
    await confirm(squatter, new Date())
    const asked = (await test.call('POST', '/api/v1/conta/fatores/chaves/desafio', { as: squatter, body: proof })).body
    const app = await test.call('POST', '/api/v1/conta/fatores/codigo', { as: squatter, body: proof })
    await confirm(squatter, null)
    const passkey = { challenge: asked.challenge, name: 'Meu', response: createPasskeyDevice().create(asked) }
    const code = totpCode(app.body.secret, totpStep(test.context.now()))
    for (const [path, body] of [
      ['chaves', passkey],
      ['codigo/confirmacao', { code }],
    ] as const) {
      const answer = await test.call('POST', `/api/v1/conta/fatores/${path}`, { as: squatter, body })
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'email_unconfirmed'])
    }
    expect((await test.call('GET', '/api/v1/conta/fatores', { as: squatter })).body.data).toMatchObject({
      totp: null,
      passkeys: [],
    })
  })

  it('loses everything made on it when the owner of the mailbox recovers it', async () => {
    const squatter = await test.register('Intruso')
    const { email, _id: id } = squatter.user
    const key = await test.call('POST', '/api/v1/chaves', { as: squatter, body: KEY })
    await test.call('POST', '/api/v1/webhooks', { as: squatter, body: WEBHOOK })
    await test.database
      .insertInto('calendar_subscriptions')
      .values({ id: `cal_${'a'.repeat(24)}`, user_id: id, kind: 'favourites' })
      .execute()
    // As if the rule that asks for a confirmed e-mail had not been there yet.
    await test.database.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', id).execute()
    // A passkey would sign in alone, and an app with codes would keep the owner out.
    await test.database
      .insertInto('passkeys')
      .values({
        id: 'pk_intruso',
        user_id: id,
        credential_id: 'intruso',
        public_key: Buffer.from('x'),
        synced: false,
        name: 'Do intruso',
      })
      .execute()
    await test.database
      .insertInto('totp_factors')
      .values({ user_id: id, secret_sealed: 'x', confirmed_at: new Date() })
      .execute()
    await test.call('POST', '/access/recover', { body: { email } })
    const { body } = await letterTo(email, 'Recuperação de senha')
    const password = 'a senha de quem é dona'
    expect((await test.call('POST', '/access/reset', { body: { token: tokenIn(body), password } })).status).toBe(200)
    const called = await test.app.inject({
      url: '/api/v1/status',
      headers: { authorization: `Bearer ${key.body.data.secret}` },
    })
    expect(called.statusCode).toBe(401)
    const left = [
      'webhooks',
      'calendar_subscriptions',
      'devices',
      'sessions',
      'passkeys',
      'totp_factors',
      'known_devices',
    ] as const
    for (const table of left)
      expect(await test.database.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).toEqual([])
    expect((await login(email, password, '198.51.100.77')).status).toBe(200)
  })
})

describe('wrong guesses', () => {
  it('from elsewhere do not keep the owner out of a network they have used, and reset nothing of the network', async () => {
    const { user } = await test.register()
    expect((await login(user.email, PASSWORD, '198.51.100.1')).status).toBe(200)
    for (let guess = 0; guess < 12; guess += 1) await login(user.email, 'errada', '203.0.113.77')
    expect((await login(user.email, PASSWORD, '203.0.113.78')).status).toBe(429)
    expect((await login(user.email, PASSWORD, '198.51.100.1')).status).toBe(200)
    // Nor is a known network a place to guess from without end.
    for (let guess = 0; guess < 10; guess += 1) await login(user.email, 'errada', '198.51.100.1')
    expect((await login(user.email, PASSWORD, '198.51.100.1')).status).toBe(429)
  })

  it('from elsewhere do not prevent a signed-in owner from changing the password, in any network', async () => {
    const person = await test.register()
    const { email } = person.user
    for (let guess = 0; guess < 12; guess += 1) await login(email, 'errada', '203.0.113.90')
    expect((await login(email, PASSWORD, '203.0.113.91')).status).toBe(429)
    const change = (current: string) =>
      test.call('POST', '/api/v1/conta/senha', {
        as: person,
        ip: '203.0.113.92',
        body: { current, password: 'guarda-chuva de lata amarela' },
      })
    expect((await change(PASSWORD)).status).toBe(200)
    // Nor is a session that was stolen a place to guess from without end.
    for (let guess = 0; guess < 10; guess += 1) expect((await change('errada')).status).toBe(400)
    expect((await change('guarda-chuva de lata amarela')).status).toBe(429)
  })

  it('of a network stay counted when another user there resets their own password', async () => {
    const ip = '203.0.113.200'
    const { user } = await test.register()
    for (let guess = 0; guess < 101; guess += 1) await login(`ninguem${guess}@exemplo.com`, 'errada', ip)
    await test.call('POST', '/access/recover', { body: { email: user.email } })
    const { body } = await letterTo(user.email, 'Recuperação de senha')
    const password = 'outra senha bem comprida'
    await test.call('POST', '/access/reset', { body: { token: tokenIn(body), password }, ip })
    expect((await login('mais.um@exemplo.com', 'errada', ip)).status).toBe(429)
    expect((await login(user.email, password, ip)).status).toBe(200)
  })
})

describe('letters to strangers', () => {
  it('are few: an account changes its e-mail three times in an hour, and no address gets more than five letters', async () => {
    const person = await test.register()
    const change = (email: string, as = person) =>
      test.call('PATCH', '/api/v1/conta', { as, body: { email, password: PASSWORD } })
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1) statuses.push((await change(`vitima${n}@exemplo.com`)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const others = await Promise.all(Array.from({ length: 7 }, () => test.register()))
    const same: number[] = []
    for (const other of others) {
      same.push((await change('alvo@exemplo.com', other)).status)
      await test.database
        .updateTable('users')
        .set({ email: `livre-${other.user._id}@exemplo.com` })
        .where('id', '=', other.user._id)
        .execute()
    }
    expect(same).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('are few from one network, whatever the accounts and the addresses are, and other networks go on', async () => {
    const ip = '198.51.100.200'
    // As if most of an hour's letters had been sent.
    await test.context.limits.take(LETTERS_TO_STRANGERS, ip, LETTERS_TO_STRANGERS.quota - 2)
    const register = (email: string, from = ip) =>
      test.call('POST', '/access/register', {
        body: { name: 'Intruso', email, password: PASSWORD, terms: true },
        ip: from,
      })
    expect((await register('estranho1@exemplo.com')).status).toBe(201)
    // What is refused for another reason sends nothing, and counts for nothing.
    expect((await register('estranho1@exemplo.com')).status).toBe(409)
    const second = await register('estranho2@exemplo.com')
    expect(second.status).toBe(201)
    const refused = await register('estranho3@exemplo.com')
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60)
    const users = await test.database.selectFrom('users').select('email').where('name', '=', 'Intruso').execute()
    expect(users.map(({ email }) => email)).not.toContain('estranho3@exemplo.com')
    const change = await test.call('PATCH', '/api/v1/conta', {
      as: second.body,
      ip,
      body: { email: 'estranho4@exemplo.com', password: PASSWORD },
    })
    expect(change.status).toBe(429)
    test.advance(3 * 60_000)
    const again = await test.call('POST', '/api/v1/conta/confirmacao', { as: second.body, ip })
    expect(again.status).toBe(429)
    expect((await register('estranho3@exemplo.com', '198.51.100.201')).status).toBe(201)
  })

  it('are few also of one kind: who changes a password again and again, or asks for the end and takes it back', async () => {
    // The address was typed in and may belong to another person.
    const person = await test.register('Intruso', { confirmed: false })
    const sent = async (subject: string) => {
      const rows = test.database.selectFrom('mails').select('id').where('recipient', '=', person.user.email)
      return (await rows.where('subject', '=', subject).execute()).length
    }
    let current = PASSWORD
    for (let n = 0; n < 7; n += 1) {
      const password = `chuteira verde na chuva ${n}`
      const changed = await test.call('POST', '/api/v1/conta/senha', { as: person, body: { current, password } })
      expect(changed.status).toBe(200)
      current = password
      const asked = await test.call('POST', '/api/v1/conta/exclusao', { as: person, body: { password } })
      expect(asked.status).toBe(200)
      expect((await test.call('DELETE', '/api/v1/conta/exclusao', { as: person })).status).toBe(204)
    }
    expect(await sent('A sua senha foi trocada')).toBe(5)
    expect(await sent('A sua conta será excluída em sete dias')).toBe(5)
    expect(await sent('A sua conta continua')).toBe(5)
  })

  it('carry no name with a line break, and no link in a name', async () => {
    const body = { name: 'Ana\nhttps://mal.exemplo', email: 'quebra@exemplo.com', password: PASSWORD, terms: true }
    const refused = await test.call('POST', '/access/register', { body, ip: '10.9.9.9' })
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'name'])
    const person = await test.register('Ganhe em https://mal.exemplo/x')
    const letter = await letterTo(person.user.email, 'Confirme o seu e-mail')
    expect(letter.body).not.toContain('mal.exemplo')
  })
})

it('refuses a password that is easy to guess, with a hint, when registering and when changing it', async () => {
  const register = (password: string) =>
    test.call('POST', '/access/register', {
      body: { name: 'Bia Lopes', email: 'bia@exemplo.com', password, terms: true },
      ip: '10.9.9.10',
    })
  const weak = await register('12345678')
  expect([weak.status, weak.body.errors]).toEqual([
    400,
    [{ field: 'password', message: expect.stringContaining('fácil de adivinhar') }],
  ])
  expect((await register('flamengo1981')).status).toBe(400)
  const person = await test.register()
  const changed = await test.call('POST', '/api/v1/conta/senha', {
    as: person,
    body: { current: PASSWORD, password: 'senha1234' },
  })
  expect([changed.status, changed.body.errors[0].field]).toEqual([400, 'password'])
})

it('keeps no more than fifty devices of an account', async () => {
  const { user } = await test.register()
  for (let n = 0; n < 55; n += 1)
    await test.call('POST', '/access/login', { body: { email: user.email, password: PASSWORD }, ip: '10.8.8.8' })
  const devices = await test.database.selectFrom('devices').select('id').where('user_id', '=', user._id).execute()
  expect(devices).toHaveLength(50)
})
