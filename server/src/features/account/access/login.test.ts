import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

const login = (body: unknown, ip = '10.9.0.1', headers: Record<string, string> = {}) =>
  test.call('POST', '/access/login', { body, ip, headers })

describe('signing in', () => {
  it('answers with the user and all the website data of the specification', async () => {
    const { user } = await test.register()
    const { status, body } = await login({ email: user.email, password: PASSWORD })
    expect(status).toBe(200)
    expect(Object.keys(body.user).sort()).toEqual(['_id', 'admin', 'email', 'name', 'token', 'view'])
    expect(body).toMatchObject({
      user: { _id: user._id, name: 'Júlia Andrade', admin: false, view: 'cards' },
      time: null,
    })
    expect(Object.keys(body.website).sort()).toEqual(['adsense', 'category', 'contact', 'pages'])
    expect(body.posts.length).toBeGreaterThan(0)
    expect(body.topViews).toEqual([])
    expect(body.blog.title).toBeTruthy()
    expect(body.device).toMatchObject({
      id: expect.stringMatching(/^dev_/),
      password: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('gives no device password when the device is not to be remembered', async () => {
    const { user } = await test.register()
    const { body } = await login({ email: user.email, password: PASSWORD, remember: false })
    expect(body.device).toBeUndefined()
    expect(body.user.token).toBeTruthy()
  })

  it('takes the e-mail in any letter case and with spaces around it', async () => {
    const { user } = await test.register()
    expect((await login({ email: ` ${user.email.toUpperCase()} `, password: PASSWORD })).status).toBe(200)
  })

  it('accepts a password of 200 characters and compares every one, with its letter case', async () => {
    const password = `${'arquibancada-norte-7 '.repeat(10).slice(0, 199)}É`
    const email = 'longa@exemplo.com'
    const made = await test.call('POST', '/access/register', {
      body: { name: 'Ana Longa', email, password, terms: true },
    })
    expect(made.status).toBe(201)
    expect((await login({ email, password })).status).toBe(200)
    for (const other of [password.slice(0, -1), `${password.slice(0, -1)}E`, password.toUpperCase()])
      expect((await login({ email, password: other })).status).toBe(401)
  })

  it('answers a wrong password and an unknown account identically', async () => {
    const { user } = await test.register()
    const wrong = await login({ email: user.email, password: 'outra-senha' })
    const unknown = await login({ email: 'ninguem@exemplo.com', password: 'outra-senha' })
    expect(wrong.status).toBe(401)
    const { instance: _one, ...wrongBody } = wrong.body
    const { instance: _two, ...unknownBody } = unknown.body
    expect(wrongBody).toEqual(unknownBody)
    expect(wrongBody.error.Exit).toEqual({ title: 'Não foi possível entrar', info: 'E-mail ou senha incorretos.' })
  })

  it('keeps tokens and device passwords only as hashes', async () => {
    const session = await test.register()
    const dump = JSON.stringify([
      await test.database.selectFrom('sessions').selectAll().execute(),
      await test.database.selectFrom('devices').selectAll().execute(),
      await test.database.selectFrom('users').selectAll().execute(),
    ])
    expect(dump).not.toContain(session.user.token)
    expect(dump).not.toContain(session.device!.password)
    expect(dump).not.toContain(PASSWORD)
  })

  it.each([
    [{ email: 1, password: PASSWORD }],
    [{ email: ['a@b.co'], password: PASSWORD }],
    [{ email: 'a@b.co', password: { $ne: null } }],
    [{ email: 'a@b.co', password: PASSWORD, admin: true }],
    [{ email: 'a@b.co' }],
    [[]],
    ['texto'],
    [null],
  ])('refuses %j with a 400 that names the fields', async (body) => {
    const answer = await login(body)
    expect(answer.status).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.body.error.Exit.title).toBeTruthy()
  })
})

describe('silent sign-in with a device password', () => {
  it('works, and gives no second device', async () => {
    const { user, device } = await test.register()
    const { status, body } = await login({ email: user.email, password: device!.password })
    expect(status).toBe(200)
    expect(body.user._id).toBe(user._id)
    expect(body.device).toBeUndefined()
  })

  it('works only with the e-mail it was given for', async () => {
    const { device } = await test.register()
    const other = await test.register()
    expect((await login({ email: other.user.email, password: device!.password })).status).toBe(401)
  })

  it('is dead after logout, and so is the token', async () => {
    const session = await test.register()
    expect((await test.call('POST', '/access/logout', { as: session })).status).toBe(204)
    expect((await login({ email: session.user.email, password: session.device!.password })).status).toBe(401)
    expect((await test.call('GET', '/api/v1/conta', { as: session })).status).toBe(401)
  })

  it('ends a year after the password was asked for, however much it is used', async () => {
    const { user, device } = await test.register()
    const begun = (days: number) =>
      test.database
        .updateTable('devices')
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', device!.id)
        .execute()
    await begun(364)
    expect((await login({ email: user.email, password: device!.password })).status).toBe(200)
    await begun(366)
    expect((await login({ email: user.email, password: device!.password })).status).toBe(401)
    expect((await login({ email: user.email, password: PASSWORD })).status).toBe(200)
  })

  it('ends after 90 days without use, and not before', async () => {
    const { user, device } = await test.register()
    const used = (days: number) =>
      test.database
        .updateTable('devices')
        .set({ last_used_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', device!.id)
        .execute()
    await used(89)
    expect((await login({ email: user.email, password: device!.password })).status).toBe(200)
    await used(91)
    expect((await login({ email: user.email, password: device!.password })).status).toBe(401)
  })
})

describe('throttling', () => {
  const fail = (email: string, ip: string, headers = {}) => login({ email, password: 'errada-123' }, ip, headers)

  it('stops guessing on one account, whatever changes in header, body or letter case', async () => {
    const { user, device } = await test.register()
    const [name, domain] = user.email.split('@') as [string, string]
    const spellings = [
      user.email,
      user.email.toUpperCase(),
      ` ${user.email}`,
      `${name}@${domain.toUpperCase()}`,
      `${name.toUpperCase()}@${domain}`,
    ]
    const statuses: number[] = []
    for (let guess = 0; guess < 14; guess += 1) {
      const body = {
        email: spellings[guess % spellings.length]!,
        password: `palpite-${guess}`,
        remember: guess % 2 === 0,
      }
      const answer = await login(body, `10.20.0.${guess}`, {
        'x-forwarded-for': `203.0.113.${guess}`,
        'user-agent': `bot ${guess}`,
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429, 429, 429])

    const own = await login({ email: user.email, password: PASSWORD })
    expect(own.status).toBe(429)
    expect(Number(own.headers['retry-after'])).toBeGreaterThan(0)
    expect(own.body.error.Exit.info).toContain('Esqueci minha senha')
    // The owner's device still signs in, so an attacker cannot lock them out.
    expect((await login({ email: user.email, password: device!.password })).status).toBe(200)
  })

  it('does not let parallel guesses slip past the count', async () => {
    const { user } = await test.register()
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => fail(user.email, `10.21.0.${index}`)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  it('counts failures only: signing in often is never throttled', async () => {
    const { user } = await test.register()
    for (let times = 0; times < 15; times += 1) {
      expect((await login({ email: user.email, password: PASSWORD, remember: false }, '10.22.0.1')).status).toBe(200)
    }
  })

  it('stops one network from trying many accounts, and an IPv6 /64 is one network', async () => {
    const statuses = []
    for (let guess = 0; guess < 103; guess += 1) {
      statuses.push((await fail(`alvo${guess}@exemplo.com`, `2001:db8:1:2::${guess.toString(16)}`)).status)
    }
    expect(statuses.slice(0, 100)).not.toContain(429)
    expect(statuses.slice(100)).toEqual([429, 429, 429])
    expect((await fail('outro@exemplo.com', '2001:db8:1:3::1')).status).toBe(401)
  })

  it('does not trust X-Forwarded-For by default', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/web/access/login',
      payload: { email: 'alvo@exemplo.com', password: 'x' },
      remoteAddress: '2001:db8:1:2::ffff',
      headers: { 'x-forwarded-for': '198.51.100.7' },
    })
    expect(answer.statusCode).toBe(429)
  })
})

it('refuses a blocked account only after the right password', async () => {
  const { user } = await test.register()
  await test.database.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', user._id).execute()
  expect((await login({ email: user.email, password: 'errada-123' }, '10.30.0.1')).status).toBe(401)
  const right = await login({ email: user.email, password: PASSWORD }, '10.30.0.1')
  expect(right.status).toBe(403)
  expect(right.body.error.Exit.title).toBe('Conta bloqueada')
})

it('gives a token that is dead after an hour', async () => {
  const session = await test.register()
  const status = async () => (await test.call('GET', '/api/v1/conta', { as: session })).status
  test.advance(59 * 60_000)
  expect(await status()).toBe(200)
  test.advance(2 * 60_000)
  expect(await status()).toBe(401)
})
