import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { sendRecovery } from './recovery.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

const recover = (email: string, ip = '10.4.0.1') => test.call('POST', '/access/recover', { body: { email }, ip })
const reset = (token: string, password = 'nova-senha-9') =>
  test.call('POST', '/access/reset', { body: { token, password } })
const login = (email: string, password: string) => test.call('POST', '/access/login', { body: { email, password } })

async function requestLink(email: string): Promise<string> {
  const sent = test.mails.length
  await recover(email)
  const mail = await until(() =>
    test.mails.slice(sent).find(({ to, subject }) => to === email && subject === 'Recuperação de senha'),
  )
  return /token=([\w-]+)/.exec(mail.body)![1]!
}

describe('recovering a password', () => {
  it('answers the same whether the account exists or not, and mails only those that do', async () => {
    const { user } = await test.register()
    const known = await recover(user.email)
    const unknown = await recover('ninguem@exemplo.com')
    expect([known.status, unknown.status]).toEqual([202, 202])
    expect(known.body).toEqual(unknown.body)
    await until(() => test.mails.some(({ to, subject }) => to === user.email && subject === 'Recuperação de senha'))
    expect(test.mails.some(({ to }) => to === 'ninguem@exemplo.com')).toBe(false)
  })

  it('gives a link that works once, and signs the account out everywhere', async () => {
    const session = await test.register()
    const { user, device } = session
    const token = await requestLink(user.email)
    expect((await reset(token)).status).toBe(200)
    const again = await reset(token, 'mais-uma-senha')
    expect(again.status).toBe(400)
    expect(again.body.code).toBe('invalid_token')

    expect((await login(user.email, PASSWORD)).status).toBe(401)
    expect((await login(user.email, device!.password)).status).toBe(401)
    expect((await test.call('GET', '/api/v1/conta', { as: session })).status).toBe(401)
    expect((await login(user.email, 'nova-senha-9')).status).toBe(200)
  })

  it('gives exactly one winner when the link is opened twice at once', async () => {
    const { user } = await test.register()
    const token = await requestLink(user.email)
    const answers = await Promise.all(['a', 'b', 'c'].map((letter) => reset(token, `corrida-${letter}-9`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('gives a link that is dead after 30 minutes', async () => {
    const { user } = await test.register()
    const token = await requestLink(user.email)
    await test.database
      .updateTable('account_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', user._id)
      .execute()
    expect((await reset(token)).status).toBe(400)
    const kept = await test.database.selectFrom('account_tokens').selectAll().where('user_id', '=', user._id).execute()
    expect(kept.find(({ purpose }) => purpose === 'reset')).toBeTruthy()
  })

  it('sends few links in an hour, and another one when none is valid, so that an attacker cannot use up the owner’s', async () => {
    const { user } = await test.register()
    const links = async () => {
      const rows = test.database.selectFrom('account_tokens').select('expires_at').where('user_id', '=', user._id)
      return (await rows.where('purpose', '=', 'reset').execute()).length
    }
    for (let count = 0; count < 8; count += 1) await sendRecovery(test.context, user.email)
    expect(await links()).toBe(5)
    const now = new Date(Date.now() + 31 * 60_000)
    for (let count = 0; count < 3; count += 1) await sendRecovery({ ...test.context, now: () => now }, user.email)
    expect(await links()).toBe(6)
  })

  it('lets the owner back in after an attacker has used up the attempts', async () => {
    const { user } = await test.register()
    for (let guess = 0; guess < 12; guess += 1) await login(user.email, 'palpite-errado')
    expect((await login(user.email, PASSWORD)).status).toBe(429)
    await reset(await requestLink(user.email))
    expect((await login(user.email, 'nova-senha-9')).status).toBe(200)
  })

  it('lets them in also where the neighbours have used up the attempts of the network', async () => {
    const { user } = await test.register()
    const from = (email: string, password: string) =>
      test.call('POST', '/access/login', { body: { email, password }, ip: '10.60.0.1' })
    await test.database
      .insertInto('login_failures')
      .values({ bucket: 'network:10.60.0.1', failures: 100, expires_at: new Date(Date.now() + 600_000) })
      .execute()
    expect((await from(user.email, PASSWORD)).status).toBe(429)
    const token = await requestLink(user.email)
    await test.call('POST', '/access/reset', { body: { token, password: 'nova-senha-9' }, ip: '10.60.0.1' })
    expect((await from(user.email, 'nova-senha-9')).status).toBe(200)
  })

  it('is in the audit log, by the name of who did it', async () => {
    const { user } = await test.register('Quem Redefiniu')
    await reset(await requestLink(user.email))
    const entry = await test.database
      .selectFrom('audit_log')
      .selectAll()
      .where('actor_id', '=', user._id)
      .executeTakeFirst()
    expect(entry).toMatchObject({ action: 'account.reset_password', actor_name: 'Quem Redefiniu' })
  })

  it('keeps the password when the new one is too short', async () => {
    const { user } = await test.register()
    const token = await requestLink(user.email)
    const { status, body } = await reset(token, 'curta')
    expect(status).toBe(400)
    expect(body.errors[0]).toEqual({ field: 'password', message: 'Use pelo menos 8 caracteres.' })
    expect((await reset(token)).status).toBe(200)
  })

  it('does not leave the link in the database once the mail is gone', async () => {
    const { user } = await test.register()
    const token = await requestLink(user.email)
    await until(async () =>
      (await test.database.selectFrom('mails').selectAll().where('recipient', '=', user.email).execute()).every(
        ({ sent_at }) => sent_at,
      ),
    )
    const mails = await test.database.selectFrom('mails').selectAll().execute()
    expect(JSON.stringify(mails)).not.toContain(token)
  })
})
