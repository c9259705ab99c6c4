import { join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ SECRET_KEY: 'a-secret-key-for-tests-of-32-letters' })
}, 60_000)
afterAll(() => test.close())
const place = () => ({ config: test.context.config, address: test.context.address })

it('what was ended since stays ended: keys, secrets, devices, calendars, blocked accounts', async () => {
  const owner = await test.register('Dona das Chaves')
  const other = await test.register('Outra Pessoa')
  const makeKey = async (name: string) => {
    const { body } = await test.call('POST', '/api/v1/chaves', { as: owner, body: { name, scopes: ['read'] } })
    return body.data as { key: { id: string }; secret: string }
  }
  const [leaked, rotated, kept] = [await makeKey('Vazou'), await makeKey('Girada'), await makeKey('Fica')]
  const { email } = owner.user
  const signIn = async () => (await test.call('POST', '/access/login', { body: { email, password: PASSWORD } })).body
  const lost = (await signIn()) as Session
  const { file } = await makeBackup({ ...place(), kind: 'manual', file: join(test.context.config.dataDir, 'cópia') })
  const present = (await signIn()) as Session
  const devices = await test.call('GET', '/api/v1/conta/dispositivos', { as: lost })
  const { id: lostDevice } = devices.body.data.find(({ current }: { current: boolean }) => current)
  const ended = await test.call('POST', `/api/v1/conta/dispositivos/${lostDevice}/remocao`, {
    as: present,
    body: { password: PASSWORD },
  })
  expect(ended.status).toBe(204)
  await test.call('DELETE', `/api/v1/chaves/${leaked.key.id}`, { as: owner })
  const turned = await test.call('POST', `/api/v1/chaves/${rotated.key.id}/rotacionar`, {
    as: owner,
    body: { overlapHours: 0 },
  })
  expect(turned.status).toBe(200)
  await test.database.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', other.user._id).execute()

  await restoreBackup({ ...place(), path: file, confirmed: true, isRunning: false })
  test.context.sessions.forgetAll()
  const statusOf = async (secret: string) =>
    (await test.app.inject({ url: '/api/v1/times', headers: { authorization: `Bearer ${secret}` } })).statusCode
  expect(await statusOf(kept.secret)).toBe(200)
  expect(await statusOf(leaked.secret)).toBe(401)
  expect(await statusOf(rotated.secret)).toBe(401)
  expect(await statusOf(turned.body.data.secret)).toBe(200)
  const renew = (session: Session) =>
    test.call('POST', '/access/login', { body: { email: session.user.email, password: session.device!.password } })
  expect((await renew(lost)).status).toBe(401)
  expect((await renew(owner)).status).toBe(200)
  expect((await renew(other)).status).toBeGreaterThanOrEqual(400)
}, 120_000)
