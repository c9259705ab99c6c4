import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../../config/config.ts'
import { openDatabase, type Database } from '../../../database/database.ts'
import { verifyPassword } from '../../../platform/secrets/password.ts'
import { createTestDatabase } from '../../../testing/test-database.ts'
import { ensureFirstAdmin } from './first-admin.ts'

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

it('is made once, and a password that the operator gave is not told again', async () => {
  const config = readConfig({ ADMIN_EMAIL: 'Ana@exemplo.com', ADMIN_PASSWORD: 'arquibancada-norte-7' })
  expect(await ensureFirstAdmin(database, config)).toEqual({ email: 'ana@exemplo.com', generatedPassword: null })
  expect(await ensureFirstAdmin(database, config)).toBeNull()
})
