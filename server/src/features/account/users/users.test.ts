import type { Session, User } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const list = (query = '', as: Session = admin) => test.call('GET', `/api/v1/usuarios${query}`, { as })
const change = (id: string, body: unknown, as: Session = admin) =>
  test.call('PATCH', `/api/v1/usuarios/${id}`, { as, body })
const audited = (action: string) =>
  test.database.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id', 'desc').execute()
const snapshot = () => test.database.selectFrom('users').selectAll().orderBy('id').execute()

it('lists accounts from the newest, page by page, without gaps or repeats', async () => {
  const created = new Date()
  for (let count = 0; count < 7; count += 1) await test.register(`Torcedora ${count}`)
  // The same moment for several: the id decides.
  await test.database.updateTable('users').set({ created_at: created }).where('name', 'like', 'Torcedora%').execute()
  const whole = (await list('?limit=100')).body
  expect(whole.page).toEqual({ limit: 100, next: null, total: 8 })
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { status, body } = await list(`?type=ajax&limit=3${cursor && `&cursor=${cursor}`}`)
    expect(status).toBe(200)
    seen.push(...body.data.map(({ id }: User) => id))
    cursor = body.page.next
    expect(body.links.next === null).toBe(cursor === null)
  }
  expect(seen).toEqual(whole.data.map(({ id }: User) => id))
  expect(whole.data[0]).toMatchObject({ devices: 1, admin: false, blocked: false, emailConfirmed: true })
  expect(Object.keys(whole.data[0])).not.toContain('password_hash')
})

it('finds by part of the name or e-mail, and takes wildcards for what they are', async () => {
  const odd = await test.register('Cem% Rubro_Negra')
  const idsOf = async (query: string) => (await list(query)).body.data.map(({ id }: User) => id)
  expect(await idsOf('?q=rubro_n')).toEqual([odd.user._id])
  expect(await idsOf('?q=%25')).toEqual([odd.user._id])
  expect(await idsOf('?q=_')).toEqual([odd.user._id])
  expect(await idsOf(`?q=${odd.user.email.toUpperCase()}`)).toEqual([odd.user._id])
  expect(await idsOf('?admin=true')).toEqual([admin.user._id])
  expect(await idsOf('?blocked=true')).toEqual([])
  expect(await idsOf("?q=' or 1=1 --")).toEqual([])
})

it.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=x', '?admin=talvez', '?other=1'])(
  'refuses %s',
  async (query) => {
    expect((await list(query)).status).toBe(400)
  },
)

it('is the admin’s alone', async () => {
  const person = await test.register()
  const before = await snapshot()
  for (const as of [person, undefined]) {
    const options = as ? { as } : {}
    const status = as ? 403 : 401
    expect((await test.call('GET', '/api/v1/usuarios', options)).status).toBe(status)
    expect(
      (await test.call('PATCH', `/api/v1/usuarios/${person.user._id}`, { ...options, body: { admin: true } })).status,
    ).toBe(status)
    expect((await test.call('POST', `/api/v1/usuarios/${admin.user._id}/sair`, options)).status).toBe(status)
  }
  expect(await snapshot()).toEqual(before)
})

it('promotes and demotes, and says so in the audit log', async () => {
  const person = await test.register('Beatriz Lima')
  const { status, body } = await change(person.user._id, { admin: true })
  expect([status, body.data.admin]).toEqual([200, true])
  expect((await list('', person)).status).toBe(200)
  expect((await change(person.user._id, { admin: false })).body.data.admin).toBe(false)
  expect((await list('', person)).status).toBe(403)
  expect((await audited('users.promote'))[0]).toMatchObject({
    actor_id: admin.user._id,
    summary: 'deu acesso de administração a Beatriz Lima',
    details: { id: person.user._id },
  })
  expect((await audited('users.demote'))[0]?.summary).toBe('retirou o acesso de administração de Beatriz Lima')
})

it('blocks at once and everywhere, and unblocks', async () => {
  const person = await test.register('Fulana de Tal')
  expect((await change(person.user._id, { blocked: true })).body.data).toMatchObject({ blocked: true, devices: 0 })
  expect((await test.call('GET', '/api/v1/conta', { as: person })).status).toBe(401)
  const device = { email: person.user.email, password: person.device!.password }
  expect((await test.call('POST', '/access/login', { body: device })).status).not.toBe(200)
  expect((await list('?blocked=true')).body.data).toHaveLength(1)
  expect((await audited('users.block'))[0]?.summary).toBe('bloqueou a conta de Fulana de Tal')
  expect((await change(person.user._id, { blocked: false })).body.data.blocked).toBe(false)
  expect((await audited('users.unblock'))[0]?.summary).toBe('desbloqueou a conta de Fulana de Tal')
})

it('writes nothing when nothing changes', async () => {
  const person = await test.register()
  const entries = await test.database.selectFrom('audit_log').selectAll().execute()
  const before = await snapshot()
  expect((await change(person.user._id, {})).status).toBe(200)
  expect((await change(person.user._id, { admin: false, blocked: false })).status).toBe(200)
  expect(await snapshot()).toEqual(before)
  expect(await test.database.selectFrom('audit_log').selectAll().execute()).toEqual(entries)
})

it.each([{ admin: 'true' }, { blocked: 1 }, { name: 'Outra' }, [], null])('refuses the body %j', async (body) => {
  const person = await test.register()
  const before = await snapshot()
  expect((await change(person.user._id, body)).status).toBe(400)
  expect(await snapshot()).toEqual(before)
})

it('knows no account that does not exist', async () => {
  expect((await change('u_nobody', { admin: true })).status).toBe(404)
  expect((await test.call('POST', '/api/v1/usuarios/u_nobody/sair', { as: admin })).status).toBe(404)
})

it('refuses users who block themselves', async () => {
  const second = await test.registerAdmin()
  const { status, body } = await change(second.user._id, { blocked: true }, second)
  expect(status).toBe(403)
  expect(body.error.Exit.info).toBe('Você não pode bloquear a própria conta.')
  await change(second.user._id, { admin: false })
})

it('keeps the last active admin', async () => {
  const before = await snapshot()
  for (const body of [{ admin: false }, { blocked: true }, { admin: false, blocked: true }]) {
    const answer = await change(admin.user._id, body)
    expect([answer.status, answer.body.code]).toEqual([409, 'last_admin'])
  }
  expect(await snapshot()).toEqual(before)
})

it('keeps one admin when two demote each other at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const second = await test.registerAdmin()
    const answers = await Promise.all([
      change(second.user._id, { admin: false }, admin),
      change(admin.user._id, round % 2 ? { admin: false } : { blocked: true }, second),
    ])
    const admins = await test.database
      .selectFrom('users')
      .select('id')
      .where('admin', '=', true)
      .where('blocked_at', 'is', null)
      .execute()
    expect(admins).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    if (admins[0]!.id === second.user._id) {
      await test.database
        .updateTable('users')
        .set({ admin: true, blocked_at: null })
        .where('id', '=', admin.user._id)
        .execute()
      await change(second.user._id, { admin: false }, second)
      const login = await test.call('POST', '/access/login', {
        body: { email: admin.user.email, password: PASSWORD },
      })
      admin = login.body
    }
  }
})

it('keeps one admin when both step down at the same moment', async () => {
  const second = await test.registerAdmin()
  const answers = await Promise.all([
    change(admin.user._id, { admin: false }, admin),
    change(second.user._id, { admin: false }, second),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await test.database.updateTable('users').set({ admin: true }).where('id', '=', admin.user._id).execute()
})

it('signs an account out everywhere', async () => {
  const person = await test.register('Carla Dias')
  const { status, body } = await test.call('POST', `/api/v1/usuarios/${person.user._id}/sair`, { as: admin })
  expect([status, body]).toEqual([200, { sessions: 1, devices: 1 }])
  expect((await test.call('GET', '/api/v1/conta', { as: person })).status).toBe(401)
  expect((await audited('users.sign_out'))[0]?.summary).toBe('encerrou as sessões e os dispositivos de Carla Dias')
})
