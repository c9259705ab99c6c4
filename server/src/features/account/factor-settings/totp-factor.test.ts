import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { totpCode, totpStep } from '../factors/totp.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

const HALF_MINUTE_MS = 30_000

/** The code that the app shows now; each call moves to the next half minute, since a code works once. */
function nextCode(secret: string): string {
  test.advance(HALF_MINUTE_MS)
  return totpCode(secret, totpStep(test.context.now()))
}

async function turnOn(
  as: Session,
): Promise<{ secret: string; recoveryCodes: string[]; device?: { password: string } }> {
  const started = await test.call('POST', '/api/v1/conta/fatores/codigo', { as, body: { password: PASSWORD } })
  expect(started.status).toBe(200)
  const { secret } = started.body as { secret: string }
  const confirmed = await test.call('POST', '/api/v1/conta/fatores/codigo/confirmacao', {
    as,
    body: { code: nextCode(secret) },
  })
  expect(confirmed.status).toBe(200)
  return { secret, ...confirmed.body }
}

const login = (body: object, ip = '10.9.0.1') => test.call('POST', '/access/login', { body, ip })
const own = ({ user }: Session) => ({ email: user.email, password: PASSWORD })

describe('an app with codes', () => {
  it('is a factor only after it showed a right code, and its secret is stored sealed', async () => {
    const ana = await test.register()
    const started = await test.call('POST', '/api/v1/conta/fatores/codigo', { as: ana, body: { password: PASSWORD } })
    expect(started.body.uri).toContain(`secret=${started.body.secret}`)
    expect((await login(own(ana))).status).toBe(200)
    const wrong = await test.call('POST', '/api/v1/conta/fatores/codigo/confirmacao', {
      as: ana,
      body: { code: '000000' },
    })
    expect(wrong.status).toBe(400)
    expect(wrong.body.errors[0].field).toBe('code')
    const rows = await test.database.selectFrom('totp_factors').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(started.body.secret)
  })

  it('is asked for with the own password; the device that passed it signs in silently', async () => {
    const ana = await test.register()
    const { secret } = await turnOn(ana)
    const asked = await login(own(ana))
    expect(asked.status).toBe(401)
    expect(asked.body.code).toBe('second_factor_required')
    expect(asked.body.user).toBeUndefined()
    const passed = await login({ ...own(ana), code: nextCode(secret) })
    expect(passed.status).toBe(200)
    const silent = await login({ email: ana.user.email, password: passed.body.device.password })
    expect(silent.status).toBe(200)
    // The device that turned the factor on has passed it too.
    expect((await login({ email: ana.user.email, password: ana.device!.password })).status).toBe(200)
  })

  it('ends the devices that never passed it', async () => {
    const ana = await test.register()
    const other = (await login(own(ana))).body as Session
    await turnOn(ana)
    expect((await login({ email: ana.user.email, password: other.device!.password })).status).toBe(401)
    expect((await test.call('GET', '/api/v1/conta', { as: other })).status).toBe(401)
    expect((await test.call('GET', '/api/v1/conta', { as: ana })).status).toBe(200)
  })

  it('gives a tab that is not remembered its own password, which expires after a day', async () => {
    const ana = await test.register()
    const tab = (await login({ ...own(ana), remember: false })).body as Session
    expect(tab.device).toBeUndefined()
    const { secret, device } = await turnOn(tab)
    const renew = (password: string) => login({ email: ana.user.email, password, remember: false })
    expect((await renew(device!.password)).status).toBe(200)
    const later = (await login({ ...own(ana), remember: false, code: nextCode(secret) })).body as Session
    expect((await renew(later.device!.password)).status).toBe(200)
    test.advance(25 * 3_600_000)
    expect((await renew(later.device!.password)).status).toBe(401)
  })

  it('accepts no code twice, also of two at once, and none that is old', async () => {
    const ana = await test.register()
    const { secret } = await turnOn(ana)
    const code = nextCode(secret)
    const both = await Promise.all([login({ ...own(ana), code }), login({ ...own(ana), code })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const again = await login({ ...own(ana), code })
    expect(again.status).toBe(401)
    expect(again.body.code).toBe('wrong_code')
    test.advance(5 * HALF_MINUTE_MS)
    expect((await login({ ...own(ana), code: totpCode(secret, totpStep(test.context.now()) - 3) })).status).toBe(401)
  })

  it('limits guesses at the code even with the right password, and mails the owner', async () => {
    const ana = await test.register()
    const { secret } = await turnOn(ana)
    const guesses: number[] = []
    for (let guess = 0; guess < 12; guess++) {
      // Between guesses, the right password alone is sent, which resets the password's count.
      await login(own(ana))
      guesses.push((await login({ ...own(ana), code: '000000' })).status)
    }
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
    expect((await login({ ...own(ana), code: nextCode(secret) })).status).toBe(429)
    const letters = () => test.mails.filter(({ to, subject }) => to === ana.user.email && /não o código/.test(subject))
    await until(() => letters().length > 0)
    expect(letters()).toHaveLength(1)
  })

  it('does not lock the owner out of a known network when an attacker with the password guesses codes elsewhere', async () => {
    const ana = await test.register()
    const { secret } = await turnOn(ana)
    const home = '198.51.100.40'
    expect((await login({ ...own(ana), code: nextCode(secret) }, home)).status).toBe(200)
    for (let guess = 0; guess < 11; guess++) await login({ ...own(ana), code: '000000' }, '203.0.113.40')
    expect((await login({ ...own(ana), code: nextCode(secret) }, '203.0.113.41')).status).toBe(429)
    expect((await login({ ...own(ana), code: nextCode(secret) }, home)).status).toBe(200)
    // Guesses from a known network are limited too.
    for (let guess = 0; guess < 11; guess++) await login({ ...own(ana), code: '000000' }, home)
    expect((await login({ ...own(ana), code: nextCode(secret) }, home)).status).toBe(429)
  })

  it('accepts each recovery code once, as it was written down', async () => {
    const ana = await test.register()
    const { recoveryCodes } = await turnOn(ana)
    expect(recoveryCodes).toHaveLength(10)
    const [first, second] = recoveryCodes as [string, string]
    expect((await login({ ...own(ana), code: first })).status).toBe(200)
    expect((await login({ ...own(ana), code: first })).status).toBe(401)
    expect((await login({ ...own(ana), code: second.toUpperCase().replaceAll('-', ' ') })).status).toBe(200)
    const stored = JSON.stringify(await test.database.selectFrom('recovery_codes').selectAll().execute())
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
    const { body } = await test.call('GET', '/api/v1/conta/fatores', { as: ana })
    expect(body.data).toMatchObject({ recoveryCodesLeft: 8, passkeys: [], required: false })
    // Another user's recovery code does not work.
    const bia = await test.register()
    await turnOn(bia)
    expect((await login({ ...own(bia), code: recoveryCodes[2] })).status).toBe(401)
  })

  it('is changed only with the password and a code', async () => {
    const ana = await test.register()
    const { secret, recoveryCodes } = await turnOn(ana)
    const remove = (body: object) => test.call('POST', '/api/v1/conta/fatores/codigo/remocao', { as: ana, body })
    expect((await remove({})).body.errors[0].field).toBe('password')
    expect((await remove({ password: PASSWORD })).body.errors[0].field).toBe('code')
    expect((await remove({ password: 'outra-senha', code: nextCode(secret) })).body.errors[0].field).toBe('password')
    expect((await remove({ password: PASSWORD, code: '000000' })).body.errors[0].field).toBe('code')
    const renewed = await test.call('POST', '/api/v1/conta/fatores/recuperacao', {
      as: ana,
      body: { password: PASSWORD, code: nextCode(secret) },
    })
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await login({ ...own(ana), code: recoveryCodes[0] })).status).toBe(401)
    expect((await remove({ password: PASSWORD, code: nextCode(secret) })).status).toBe(204)
    expect((await login(own(ana))).status).toBe(200)
    expect((await login({ ...own(ana), code: renewed.body.recoveryCodes[0] })).status).toBe(200)
    const { body } = await test.call('GET', '/api/v1/conta/fatores', { as: ana })
    expect(body.data).toMatchObject({ totp: null, recoveryCodesLeft: 0 })
  })

  it('stays when the password is recovered by mail', async () => {
    const ana = await test.register()
    await turnOn(ana)
    await test.call('POST', '/access/recover', { body: { email: ana.user.email } })
    const token = await until(() =>
      test.mails.map(({ to, body }) => to === ana.user.email && /token=([\w-]+)/.exec(body)?.[1]).find(Boolean),
    )
    const password = 'arquibancada-leste-9'
    expect((await test.call('POST', '/access/reset', { body: { token, password } })).status).toBe(200)
    expect((await login({ email: ana.user.email, password })).body.code).toBe('second_factor_required')
  })

  it('can be taken away by an admin, for an owner who lost everything', async () => {
    const admin = await test.registerAdmin()
    const ana = await test.register()
    await turnOn(ana)
    const path = `/api/v1/usuarios/${ana.user._id}/fatores/remocao`
    expect((await test.call('POST', path, { as: ana })).status).toBe(403)
    expect((await test.call('POST', path, { as: admin })).status).toBe(204)
    expect((await test.call('GET', '/api/v1/conta', { as: ana })).status).toBe(401)
    expect((await login(own(ana))).status).toBe(200)
    await until(() =>
      test.mails.some(({ to, body }) => to === ana.user.email && body.includes('A administração retirou')),
    )
  })
})
