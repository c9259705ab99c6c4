import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../config/config.ts'
import { openDatabase, type Database } from '../../../database/database.ts'
import { verifyPassword } from '../../../platform/secrets/password.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { ensureFirstAdmin, INITIAL_PASSWORD_DAYS } from './first-admin.ts'
import { recoverAdmin } from './recover-admin.ts'

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await createTestDatabase()
  database = openDatabase(made.address, () => undefined)
  drop = made.drop
})
afterAll(async () => {
  await database.destroy()
  await drop()
})

const forget = () => database.deleteFrom('users').execute()

it('has no default password: one is made at random each time, and is kept as a hash only', async () => {
  const passwords = new Set<string>()
  for (let times = 0; times < 2; times += 1) {
    const admin = await ensureFirstAdmin(database, readConfig({}))
    const { password_hash } = await database.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()
    expect(admin!.generatedPassword!.length).toBeGreaterThanOrEqual(15)
    expect(await verifyPassword(admin!.generatedPassword!, password_hash)).toBe(true)
    passwords.add(admin!.generatedPassword!)
    await forget()
  }
  expect(passwords.size).toBe(2)
})

it('is created once, and a password from the operator is not printed', async () => {
  const config = readConfig({ ADMIN_EMAIL: 'Ana@exemplo.com', ADMIN_PASSWORD: 'arquibancada-norte-7' })
  expect(await ensureFirstAdmin(database, config)).toEqual({ email: 'ana@exemplo.com', generatedPassword: null })
  expect(await ensureFirstAdmin(database, config)).toBeNull()
})

describe('a password that was made at random', () => {
  let test: TestApp
  beforeAll(async () => void (test = await createTestApp()))
  afterAll(() => test.close())

  const DAYS_MS = INITIAL_PASSWORD_DAYS * 86_400_000
  const EMAIL = 'admin@meiocampo.local'
  const OWN = 'arquibancada-leste-12'
  const login = (password: string) => test.call('POST', '/access/login', { body: { email: EMAIL, password } })
  const makeAdmin = async () => {
    await test.database.deleteFrom('users').execute()
    return (await ensureFirstAdmin(test.database, readConfig({})))!.generatedPassword!
  }

  it('lets in for seven days, and says until when', async () => {
    const password = await makeAdmin()
    const entered = await login(password)
    expect(entered.status).toBe(200)
    expect(Date.parse(entered.body.initialPasswordEndsAt) - Date.now()).toBeGreaterThan(DAYS_MS - 60_000)
    test.advance(DAYS_MS + 1000)
    const late = await login(password)
    expect([late.status, late.body.code, late.body.user]).toEqual([403, 'initial_password_ended', undefined])
    expect(late.body.detail).toContain('npm run recover-admin')
    expect((await login('outra senha qualquer')).status).toBe(401)

    const { token } = await recoverAdmin(test.database, null, test.context.now())
    expect((await test.call('POST', '/access/reset', { body: { token, password: OWN } })).status).toBe(200)
    const own = await login(OWN)
    expect([own.status, own.body.initialPasswordEndsAt]).toEqual([200, undefined])
    test.advance(-DAYS_MS - 1000)
  })

  it('serves after them at a device that is signed in, to be replaced and for nothing else', async () => {
    const password = await makeAdmin()
    const { device } = (await login(password)).body as Session
    test.advance(DAYS_MS + 1000)
    const as: Session = (await login(device!.password)).body
    expect(as.initialPasswordEndsAt).toBeDefined()
    const proof = await test.call('POST', '/api/v1/conta/dispositivos/remocao', { as, body: { password } })
    expect([proof.status, proof.body.errors[0].field]).toEqual([400, 'password'])
    expect(proof.body.errors[0].message).toContain('A senha inicial não vale mais')
    const change = await test.call('POST', '/api/v1/conta/senha', { as, body: { current: password, password: OWN } })
    expect(change.status).toBe(200)
    expect((await login(password)).status).toBe(401)
    expect((await login(OWN)).body.initialPasswordEndsAt).toBeUndefined()
    test.advance(-DAYS_MS - 1000)
  })

  it('is not what the operator gave: that one stays', async () => {
    await test.database.deleteFrom('users').execute()
    const password = 'arquibancada-norte-7'
    await ensureFirstAdmin(test.database, readConfig({ ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: password }))
    expect((await login(password)).body.initialPasswordEndsAt).toBeUndefined()
    test.advance(400 * 86_400_000)
    expect((await login(password)).status).toBe(200)
  })
})
