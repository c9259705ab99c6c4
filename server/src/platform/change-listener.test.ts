import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { statementsOf } from '../testing/count-statements.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** The process of the database behind the connection that announcements come by. */
let frozen: number | null = null
afterEach(() => {
  if (frozen !== null) process.kill(frozen, 'SIGCONT')
  frozen = null
})

const ofSession = (statements: readonly string[]) => statements.filter((text) => /"sessions"/.test(text))

it('a write forgets no session that it does not end', async () => {
  const admin = await test.registerAdmin()
  await test.context.supervisor.settle()
  const write = (name: string) =>
    test.call('POST', '/api/v1/streamings', { as: admin, body: { name, kind: 'streaming', free: true } })
  expect((await write('Canal um')).status).toBe(201)
  expect(ofSession(await statementsOf(() => write('Canal dois')))).toEqual([])
})

it('a session that is ended elsewhere ends here with the write that ended it', async () => {
  const user = await test.register()
  const read = () => test.call('GET', '/api/v1/conta', { as: user })
  for (let times = 0; times < 20; times += 1) {
    await sql`
      insert into sessions (token_hash, user_id, created_at, expires_at)
      select token_hash || '-', user_id, created_at, expires_at from sessions where user_id = ${user.user._id}
      on conflict do nothing`.execute(test.database)
    expect((await read()).status).toBe(200)
    await sql`update sessions set expires_at = now() where user_id = ${user.user._id}`.execute(test.database)
    await test.context.supervisor.settle()
    expect((await read()).status).toBe(401)
    await sql`update sessions set expires_at = now() + interval '1 hour' where user_id = ${user.user._id}`.execute(
      test.database,
    )
    await test.context.supervisor.settle()
  }
})

it('nothing is kept once announcements no longer arrive', async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and query = 'select' and pid <> pg_backend_pid()`.execute(test.database)
  expect(rows).toHaveLength(1)
  frozen = rows[0]!.pid
  process.kill(frozen, 'SIGSTOP')
  expect(test.context.answers.clock.listening).toBe(true)
  await test.context.supervisor.settle()
  expect(test.context.answers.clock.listening).toBe(false)
}, 20_000)
