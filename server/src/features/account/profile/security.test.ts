import type { Device, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'

const NEXT = 'outra-arquibancada-8'

let test: TestApp
let person: Session
beforeAll(async () => void (test = await createTestApp()))
beforeEach(async () => void (person = await test.register()))
afterAll(() => test.close())

const login = (password: string, remember = true) =>
  test.call('POST', '/access/login', { body: { email: person.user.email, password, remember } })
const changePassword = (body: unknown, as: Session = person) => test.call('POST', '/api/v1/conta/senha', { as, body })
const devices = async (as: Session = person, query = '') =>
  (await test.call('GET', `/api/v1/conta/dispositivos${query}`, { as })).body
const alive = async (as: Session) => (await test.call('GET', '/api/v1/conta', { as })).status === 200
/** What the person did to the account; sign-ins are tested where they belong. */
const auditOf = (session: Session) =>
  test.database
    .selectFrom('audit_log')
    .selectAll()
    .where('actor_id', '=', session.user._id)
    .where('action', 'like', 'account.%')
    .orderBy('id', 'desc')
    .execute()

it('changes the password, keeps this device and signs out every other', async () => {
  const elsewhere: Session = (await login(PASSWORD)).body
  const tab: Session = (await login(PASSWORD, false)).body
  expect((await changePassword({ current: PASSWORD, password: NEXT })).status).toBe(200)
  expect([await alive(person), await alive(elsewhere), await alive(tab)]).toEqual([true, false, false])
  expect((await login(PASSWORD)).status).toBe(401)
  expect((await login(elsewhere.device!.password)).status).toBe(401)
  expect((await login(person.device!.password)).status).toBe(200)
  expect((await login(NEXT)).status).toBe(200)
  expect((await auditOf(person))[0]).toMatchObject({
    action: 'account.change_password',
    summary: 'trocou a própria senha',
  })
  const mails = await test.database
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', person.user.email)
    .execute()
  expect(mails.map(({ subject }) => subject)).toContain('A sua senha foi trocada')
})

it('keeps the session of a tab without a device', async () => {
  const tab: Session = (await login(PASSWORD, false)).body
  expect((await changePassword({ current: PASSWORD, password: NEXT }, tab)).status).toBe(200)
  expect([await alive(tab), await alive(person)]).toEqual([true, false])
})

it('refuses a wrong current password, a device’s password included', async () => {
  for (const current of ['não é esta', person.device!.password]) {
    const { status, body } = await changePassword({ current, password: NEXT })
    expect([status, body.errors]).toEqual([400, [{ field: 'current', message: 'Senha atual incorreta.' }]])
  }
  expect((await login(PASSWORD)).status).toBe(200)
  expect(await auditOf(person)).toEqual([])
})

it('stops listening after many wrong ones, and the device still gets in', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1)
    statuses.push((await changePassword({ current: `errada ${count}`, password: NEXT })).status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400))
  expect(statuses.slice(10)).toEqual([429, 429])
  expect((await login(person.device!.password)).status).toBe(200)
})

it('lets one of two changes at the same moment win', async () => {
  const answers = await Promise.all(
    ['primeira-senha', 'segunda-senha'].map((password) => changePassword({ current: PASSWORD, password })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

it.each([
  ['a short password', { current: PASSWORD, password: 'curta' }, 'password'],
  ['a missing one', { password: NEXT }, 'current'],
  ['a number', { current: 1, password: NEXT }, 'current'],
  ['an unknown field', { current: PASSWORD, password: NEXT, user: 'u_x' }, 'user'],
])('refuses %s', async (_what, body, field) => {
  const answer = await changePassword(body)
  expect(answer.status).toBe(400)
  expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field])
})

it('lists the devices, the latest used first, and says which one is calling', async () => {
  test.advance(1000)
  const second: Session = (await login(PASSWORD)).body
  const { data, page } = await devices()
  expect(page).toEqual({ limit: 20, next: null, total: 2 })
  expect(data.map(({ id, current }: Device) => [id, current])).toEqual([
    [second.device!.id, false],
    [person.device!.id, true],
  ])
})

it('pages the devices without gaps or repeats', async () => {
  for (let count = 0; count < 4; count += 1) await login(PASSWORD)
  await test.database
    .updateTable('devices')
    .set({ last_used_at: new Date() })
    .where('user_id', '=', person.user._id)
    .execute()
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { data, page } = await devices(person, `?limit=2${cursor && `&cursor=${cursor}`}`)
    seen.push(...data.map(({ id }: Device) => id))
    cursor = page.next
  }
  expect([seen.length, new Set(seen).size]).toEqual([5, 5])
})

const revoke = (session: Session, body: unknown = { password: PASSWORD }, as: Session = person) =>
  test.call('POST', `/api/v1/conta/dispositivos/${session.device!.id}/remocao`, { as, body })
const revokeOthers = (body: unknown = { password: PASSWORD }, as: Session = person) =>
  test.call('POST', '/api/v1/conta/dispositivos/remocao', { as, body })

it('disconnects a device at once', async () => {
  const second: Session = (await login(PASSWORD)).body
  expect((await revoke(second)).status).toBe(204)
  expect(await alive(second)).toBe(false)
  expect((await login(second.device!.password)).status).toBe(401)
  expect((await revoke(second)).status).toBe(404)
  expect((await auditOf(person))[0]).toMatchObject({ action: 'account.revoke_device' })
})

it('disconnects no other device for a stolen session, and all of them for the owner with one proof', async () => {
  const stolen: Session = (await login(PASSWORD)).body
  const tab: Session = (await login(PASSWORD, false)).body
  for (const [body, field] of [
    [{}, 'password'],
    [{ password: 'não é esta' }, 'password'],
    [{ password: stolen.device!.password }, 'password'],
  ] as const) {
    for (const answer of [await revoke(person, body, stolen), await revokeOthers(body, stolen)])
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, field])
  }
  expect([await alive(person), await alive(tab), await alive(stolen)]).toEqual([true, true, true])
  expect(await auditOf(person)).toEqual([])

  const ended = await revokeOthers()
  expect([ended.status, ended.body]).toEqual([200, { sessions: 2, devices: 1 }])
  expect([await alive(person), await alive(tab), await alive(stolen)]).toEqual([true, false, false])
  expect((await login(stolen.device!.password)).status).toBe(401)
  expect((await login(person.device!.password)).status).toBe(200)
  expect((await auditOf(person))[0]).toMatchObject({ action: 'account.revoke_other_devices' })
})

it('asks nothing of a device that disconnects itself', async () => {
  expect((await revoke(person, {})).status).toBe(204)
  expect(await alive(person)).toBe(false)
})

it('does not disconnect another user’s device', async () => {
  const other = await test.register()
  expect((await revoke(other)).status).toBe(404)
  expect(await alive(other)).toBe(true)
})
