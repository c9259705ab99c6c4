import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Session } from '@meio-campo/contract'
import { sha256Hex } from '@meio-campo/contract/rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepHouse } from '../../../job-handlers.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { withoutSecrets } from './anonymise.ts'

const DAY_MS = 86_400_000

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const ask = (as: Session, body: unknown = { password: PASSWORD }) =>
  test.call('POST', '/api/v1/conta/exclusao', { as, body })
const keep = (as: Session) => test.call('DELETE', '/api/v1/conta/exclusao', { as })
const privacy = async (as: Session) => (await test.call('GET', '/api/v1/conta/privacidade', { as })).body.data
const exists = async (id: string) =>
  (await test.database.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1
const lettersTo = (email: string) => test.mails.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('requesting the deletion of an account', () => {
  it('requires the password, shows the day in the console, at sign-in and by mail, and can be cancelled', async () => {
    const ana = await test.register('Ana Souza')
    expect((await ask(ana, { password: 'outra-senha-9' })).status).toBe(400)
    expect((await ask(ana, {})).status).toBe(400)
    expect((await privacy(ana)).deletesAt).toBeNull()
    const { status, body } = await ask(ana)
    expect(status).toBe(200)
    const inDays = (new Date(body.data.deletesAt).getTime() - test.context.now().getTime()) / DAY_MS
    expect(inDays).toBeGreaterThan(6.99)
    expect(inDays).toBeLessThanOrEqual(7)
    await until(() => lettersTo(ana.user.email).includes('A sua conta será excluída em sete dias'))
    const login = await test.call('POST', '/access/login', { body: { email: ana.user.email, password: PASSWORD } })
    expect(login.body.deletesAt).toBe(body.data.deletesAt)
    // Asked again, the day stays.
    expect((await ask(ana)).body.data.deletesAt).toBe(body.data.deletesAt)
    expect((await keep(ana)).status).toBe(204)
    expect((await privacy(ana)).deletesAt).toBeNull()
    await until(() => lettersTo(ana.user.email).includes('A sua conta continua'))
    const again = await test.call('POST', '/access/login', { body: { email: ana.user.email, password: PASSWORD } })
    expect(again.body.deletesAt).toBeUndefined()
    await keepHouse(test.context)
    expect(await exists(ana.user._id)).toBe(true)
  })

  it('is not for the last admin, nor for the last who stays', async () => {
    expect((await privacy(admin)).lastAdmin).toBe(true)
    const refused = await ask(admin)
    expect([refused.status, refused.body.code]).toEqual([409, 'last_admin'])
    const second = await test.registerAdmin()
    expect((await ask(second)).status).toBe(200)
    expect((await ask(admin)).body.code).toBe('last_admin')
    const demoted = await test.call('PATCH', `/api/v1/usuarios/${admin.user._id}`, {
      as: second,
      body: { admin: false },
    })
    expect([demoted.status, demoted.body.code]).toEqual([409, 'last_admin'])
    await keep(second)
    await test.call('PATCH', `/api/v1/usuarios/${second.user._id}`, { as: admin, body: { admin: false } })
  })

  it('can be requested by an admin for another account, whose owner gets a mail and can cancel it', async () => {
    const caio = await test.register('Caio Prado')
    const path = `/api/v1/usuarios/${caio.user._id}/exclusao`
    expect((await test.call('POST', path, { as: caio })).status).toBe(403)
    const { status, body } = await test.call('POST', path, { as: admin })
    expect(status).toBe(200)
    expect((await privacy(caio)).deletesAt).toBe(body.data.deletesAt)
    await until(() => lettersTo(caio.user.email).includes('A sua conta será excluída em sete dias'))
    expect((await keep(caio)).status).toBe(204)
    await test.call('POST', path, { as: admin })
    expect((await test.call('DELETE', path, { as: admin })).body.data.deletesAt).toBeNull()
    expect((await test.call('POST', '/api/v1/usuarios/u_nobody/exclusao', { as: admin })).status).toBe(404)
  })
})

/** Everywhere a text is found: tables of the application, by name. */
async function findInTables(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
    test.database,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(name)} as r where strpos(r::text, ${text}) > 0 limit 1`.execute(test.database)
    if (hits.length > 0) found.push(name)
  }
  return found.toSorted()
}

/** Rows of an account in every table that an account can have rows in without a service around it. */
async function fill({ user }: Session): Promise<string> {
  const { database } = test
  const own = { user_id: user._id }
  const at = new Date()
  const name = user.name
  const picture = `up_${'a'.repeat(24)}`
  await database
    .insertInto('uploads')
    .values({ id: picture, owner_id: user._id, width: 1, height: 1, widths: [96] })
    .execute()
  await database.updateTable('users').set({ photo_id: picture }).where('id', '=', user._id).execute()
  const { id: editId } = await database
    .insertInto('edits')
    .values({ kind: 'edit', actor_id: user._id, actor_name: name, summary: 'editou um time' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('edits')
    .values({
      kind: 'edit',
      actor_id: admin.user._id,
      actor_name: admin.user.name,
      credited_id: user._id,
      credited_name: name,
      summary: 'aceitou uma sugestão',
    })
    .execute()
  await database
    .insertInto('suggestions')
    .values({
      id: 'sg_x',
      author_id: user._id,
      kind: 'team',
      record_id: 'x',
      suggested: '{}',
      source: 'eu',
      edit_id: editId,
    })
    .execute()
  await database.insertInto('import_runs').values({ dataset_id: 'x', actor_id: user._id, actor_name: name }).execute()
  await database
    .insertInto('contact_messages')
    .values({ id: 'msg_x', name, email: user.email, subject: 'Oi', message: 'Oi' })
    .execute()
  await database
    .insertInto('copies')
    .values({
      id: 'cp_x',
      kind: 'users',
      actor_name: name,
      counts: '{}',
      expires_at: new Date(at.getTime() + 30 * DAY_MS),
    })
    .execute()
  await database
    .insertInto('copy_rows')
    .values([
      { copy_id: 'cp_x', table_name: 'users', row_data: JSON.stringify({ id: user._id, name, email: user.email }) },
      {
        copy_id: 'cp_x',
        table_name: 'desk_commands',
        row_data: JSON.stringify({ id: 'dc_x', user_id: user._id, actor_name: name }),
      },
    ])
    .execute()
  await database
    .insertInto('idempotent_calls')
    .values({ ...own, key: 'k', fingerprint: 'f' })
    .execute()
  await test.call('PATCH', `/api/v1/usuarios/${user._id}`, { as: admin, body: { plan: 'livre' } })
  return picture
}

describe('after seven days', () => {
  it('the account is gone from every table and file, and what it did for football is nameless', async () => {
    const bia = await test.register('Beatriz Lustosa Prado')
    const { _id: id, email, name } = bia.user
    const key = await test.call('POST', '/api/v1/chaves', {
      as: bia,
      body: { name: 'Meu site', mode: 'live', kind: 'server', scopes: ['read'] },
    })
    expect(key.status).toBe(201)
    const renamed = await test.call('PATCH', '/api/v1/conta', { as: bia, body: { name: 'Beatriz Prado Neta' } })
    expect(renamed.status).toBe(200)
    const picture = await fill({ ...bia, user: { ...bia.user, name: 'Beatriz Prado Neta' } })
    const { dataDir } = test.context.config
    await mkdir(join(dataDir, 'uploads'), { recursive: true })
    const file = join(dataDir, 'uploads', `${picture}.webp`)
    await writeFile(file, 'x')
    await mkdir(join(dataDir, 'outbox'), { recursive: true })
    const letter = join(dataDir, 'outbox', 'mail_x.eml')
    await writeFile(letter, `From: x\r\nTo: ${email}\r\n\r\nOi`)
    await ask(bia)
    await until(() => lettersTo(email).includes('A sua conta será excluída em sete dias'))

    test.advance(6.9 * DAY_MS)
    await keepHouse(test.context)
    expect(await exists(id)).toBe(true)
    test.advance(0.2 * DAY_MS)
    await keepHouse(test.context)
    expect(await exists(id)).toBe(false)

    await until(() => lettersTo(email).includes('A sua conta foi excluída'))
    await until(async () => (await findInTables(email)).length === 0)
    expect(await findInTables(id)).toEqual([])
    expect(await findInTables(name)).toEqual([])
    expect(await findInTables('Beatriz Prado Neta')).toEqual([])
    expect([existsSync(file), existsSync(letter)]).toEqual([false, false])
    const edits = await test.database
      .selectFrom('edits')
      .select(['actor_name', 'credited_name'])
      .orderBy('id')
      .execute()
    expect(edits).toEqual([
      { actor_name: 'Conta excluída', credited_name: null },
      { actor_name: admin.user.name, credited_name: 'Conta excluída' },
    ])
    expect((await test.call('GET', '/api/v1/conta', { as: bia })).status).toBe(401)
    const plan = await test.database
      .selectFrom('audit_log')
      .select(['summary', 'details'])
      .where('action', '=', 'users.plan')
      .executeTakeFirstOrThrow()
    expect(plan.summary).toContain('conta excluída')
    expect(plan.details).toMatchObject({ id: 'conta excluída' })
    const tombs = await test.database.selectFrom('deleted_accounts').select('id_hash').execute()
    expect(tombs).toEqual([{ id_hash: await sha256Hex(id) }])
  })

  it('a record keeps the picture that the account gave it', async () => {
    const duda = await test.register('Duda Reis')
    const taken = `up_${'b'.repeat(24)}`
    await test.database
      .insertInto('uploads')
      .values({ id: taken, owner_id: duda.user._id, width: 1, height: 1, widths: [96], taken: true })
      .execute()
    await ask(duda)
    test.advance(7.1 * DAY_MS)
    await keepHouse(test.context)
    expect(await exists(duda.user._id)).toBe(false)
    const left = await test.database.selectFrom('uploads').select(['id', 'owner_id']).where('id', '=', taken).execute()
    expect(left).toEqual([{ id: taken, owner_id: null }])
  })

  it('the deletion cannot be cancelled any more, and the account of the last admin stays', async () => {
    const second = await test.registerAdmin()
    expect((await ask(second)).status).toBe(200)
    // The other one is gone by another way: the account is the last one now.
    await test.database.updateTable('users').set({ admin: false }).where('id', '=', admin.user._id).execute()
    test.advance(7.1 * DAY_MS)
    const login = await test.call('POST', '/access/login', { body: { email: second.user.email, password: PASSWORD } })
    const late = await keep(login.body)
    expect([late.status, late.body.code]).toEqual([409, 'too_late'])
    await keepHouse(test.context)
    expect(await exists(second.user._id)).toBe(true)
    await until(() => lettersTo(second.user.email).includes('A sua conta não foi excluída'))
    expect((await privacy(login.body)).deletesAt).toBeNull()
  })
})

it('takes names and addresses out of sentences as whole words only', () => {
  const secrets = ['Ana', 'ana@exemplo.com']
  expect(withoutSecrets('bloqueou a conta de Ana', secrets)).toBe('bloqueou a conta de conta excluída')
  expect(withoutSecrets('Anabela e Ana (ana@exemplo.com)', secrets)).toBe('Anabela e conta excluída (conta excluída)')
  expect(withoutSecrets('axb, a.b', ['a.b'])).toBe('axb, conta excluída')
  expect(withoutSecrets({ from: ['Ana', 3, null], to: 'a.b' }, secrets)).toEqual({
    from: ['conta excluída', 3, null],
    to: 'a.b',
  })
})
