import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let test: TestApp
let person: Session
beforeAll(async () => void (test = await createTestApp()))
beforeEach(async () => void (person = await test.register(undefined, { confirmed: false })))
afterAll(() => test.close())

const read = async () => (await test.call('GET', '/api/v1/conta', { as: person })).body.data
const change = (body: unknown, as: Session = person) => test.call('PATCH', '/api/v1/conta', { as, body })
const rowOf = (session: Session) =>
  test.database.selectFrom('users').selectAll().where('id', '=', session.user._id).executeTakeFirstOrThrow()
const auditOf = (session: Session) =>
  test.database
    .selectFrom('audit_log')
    .selectAll()
    .where('actor_id', '=', session.user._id)
    .orderBy('id', 'desc')
    .execute()

const mailsTo = (to: string) =>
  test.database.selectFrom('mails').selectAll().where('recipient', '=', to).orderBy('created_at').execute()
const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject)
/** In the outbox or already sent: the text is in one of the two. */
const tokenSentTo = (to: string) =>
  until(async () => {
    const body = (await mailsTo(to))[0]?.body || test.mails.find((mail) => mail.to === to)?.body
    return /confirmacao=([\w-]+)/.exec(body ?? '')?.[1]
  })

it('changes the e-mail with the password: a link to the new address, a notice to the old', async () => {
  await test.database
    .updateTable('users')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', person.user._id)
    .execute()
  const { status, body } = await change({ email: `Nova-${person.user.email}`, password: PASSWORD })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ email: `nova-${person.user.email}`, emailConfirmed: false })
  expect(await subjectsTo(`nova-${person.user.email}`)).toEqual(['Confirme o seu e-mail'])
  expect(await subjectsTo(person.user.email)).toEqual(['Confirme o seu e-mail', 'O e-mail da sua conta mudou'])
  expect((await auditOf(person))[0]).toMatchObject({
    action: 'account.change_email',
    details: { from: person.user.email, to: `nova-${person.user.email}` },
  })
  const token = await tokenSentTo(`nova-${person.user.email}`)
  expect((await test.call('POST', '/access/confirm', { body: { token } })).status).toBe(200)
  expect((await read()).emailConfirmed).toBe(true)
})

it('does not let a link sent to the old address confirm the new one', async () => {
  const token = await tokenSentTo(person.user.email)
  await change({ email: `outra-${person.user.email}`, password: PASSWORD })
  expect((await test.call('POST', '/access/confirm', { body: { token } })).status).toBe(400)
  expect((await read()).emailConfirmed).toBe(false)
})

it('takes the same e-mail in other letters for the same', async () => {
  const before = await rowOf(person)
  expect((await change({ email: person.user.email.toUpperCase() })).status).toBe(200)
  expect(await rowOf(person)).toEqual(before)
})

it('refuses another e-mail with a wrong password, and in the end stops listening', async () => {
  const before = await rowOf(person)
  const wrong = () => change({ email: 'alvo@exemplo.com', password: 'não é esta' })
  const first = await wrong()
  expect([first.status, first.body.errors]).toEqual([400, [{ field: 'password', message: 'Senha atual incorreta.' }]])
  const statuses = (await Promise.all(Array.from({ length: 12 }, wrong))).map(({ status }) => status)
  expect(statuses).toContain(429)
  expect((await change({ email: 'alvo@exemplo.com', password: PASSWORD })).status).toBe(429)
  expect(await rowOf(person)).toEqual(before)
})

it('refuses an e-mail that is taken', async () => {
  const other = await test.register()
  const before = await rowOf(person)
  const { status, body } = await change({ email: other.user.email, password: PASSWORD })
  expect([status, body.code]).toEqual([409, 'email_taken'])
  expect(body.errors).toEqual([{ field: 'email', message: 'Já existe uma conta com este e-mail.' }])
  expect(await rowOf(person)).toEqual(before)
})

it('gives an e-mail to one of two who ask for it at the same moment', async () => {
  const other = await test.register()
  const body = { email: 'disputado@exemplo.com', password: PASSWORD }
  const answers = await Promise.all([change(body, person), change(body, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

it('takes three changes in an hour, also of many that are asked for at the same moment', async () => {
  const asked = await Promise.all(
    Array.from({ length: 8 }, (_, place) => change({ email: `${place}-${person.user.email}`, password: PASSWORD })),
  )
  expect(asked.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(3)
  expect((await auditOf(person)).filter(({ action }) => action === 'account.change_email')).toHaveLength(3)
})

it('sends the confirmation again, but not again and again', async () => {
  const resend = () => test.call('POST', '/api/v1/conta/confirmacao', { as: person })
  const early = await resend()
  expect(early.status).toBe(429)
  expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(120)
  test.advance(3 * 60_000)
  const answers = await Promise.all([resend(), resend()])
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 429])
  expect(await subjectsTo(person.user.email)).toHaveLength(2)
  await test.database
    .updateTable('users')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', person.user._id)
    .execute()
  expect((await resend()).body.message).toBe('O seu e-mail já está confirmado.')
})
