import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { totpCode, totpStep } from '../factors/totp.ts'
import { recoverAdmin } from './recover-admin.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const login = (password: string) => test.call('POST', '/access/login', { body: { email: admin.user.email, password } })

it('lets the only admin in again who lost app, codes and password', async () => {
  const started = await test.call('POST', '/api/v1/conta/fatores/codigo', { as: admin, body: { password: PASSWORD } })
  const code = totpCode(started.body.secret, totpStep(test.context.now()))
  await test.call('POST', '/api/v1/conta/fatores/codigo/confirmacao', { as: admin, body: { code } })
  await test.database.updateTable('access_settings').set({ admin_factor_required: true }).execute()
  const hasFactor = await test.database.selectFrom('totp_factors').select('confirmed_at').executeTakeFirst()
  expect(hasFactor?.confirmed_at).toBeTruthy()
  expect((await login(PASSWORD)).body.code).toBe('second_factor_required')

  const { email, token } = await recoverAdmin(test.database, null, test.context.now())
  expect(email).toBe(admin.user.email)
  expect((await test.call('GET', '/api/v1/conta', { as: admin })).status).toBe(401)
  const password = 'chuteira verde na chuva'
  expect((await test.call('POST', '/access/reset', { body: { token, password } })).status).toBe(200)
  const again = await login(password)
  expect(again.status).toBe(200)
  expect(again.body.factorDue).toBe(true)
  const entry = await test.database
    .selectFrom('audit_log')
    .select(['actor_name', 'account_id'])
    .where('action', '=', 'access.recover_admin')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ actor_name: 'npm run recover-admin', account_id: admin.user._id })
  await test.database.updateTable('access_settings').set({ admin_factor_required: false }).execute()
})

it('lists the admins if the choice is ambiguous, and never recovers other users', async () => {
  const second = await test.registerAdmin()
  const person = await test.register()
  const now = test.context.now()
  await expect(recoverAdmin(test.database, null, now)).rejects.toThrow(second.user.email)
  await expect(recoverAdmin(test.database, person.user.email, now)).rejects.toThrow('Não é uma conta de administração')
  expect((await recoverAdmin(test.database, second.user.email.toUpperCase(), now)).email).toBe(second.user.email)
})
