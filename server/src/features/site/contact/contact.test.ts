import type { ContactMessage, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let test: TestApp
let admin: Session
let calls = 0
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
beforeEach(() => test.database.deleteFrom('contact_messages').execute())
afterAll(() => test.close())

const letter = {
  name: 'Lúcia Prado',
  email: 'lucia@exemplo.com',
  subject: 'Placar errado',
  message: 'O jogo terminou 2 a 1.',
}
// A network per call: the limit is tested by itself.
const send = (body: unknown, ip = `10.7.0.${(calls += 1)}`) => test.call('POST', '/contact', { body, ip })
const stored = () => test.database.selectFrom('contact_messages').selectAll().execute()
const setContactEmail = (email: string) =>
  test.call('PATCH', '/api/v1/website', { as: admin, body: { contact: { email, phone: '', address: '', social: [] } } })

it('stores a message for the admins', async () => {
  const { status, body } = await send({ ...letter, website: '' })
  expect([status, body]).toEqual([202, { message: 'Mensagem enviada. A resposta chega por e-mail.' }])
  const { body: page } = await test.call('GET', '/api/v1/mensagens', { as: admin })
  expect(page.data).toMatchObject([{ ...letter, answeredAt: null }])
})

it('mails it to the site’s contact address, when there is one', async () => {
  await setContactEmail('equipe@exemplo.com')
  expect((await send({ ...letter, subject: 'Um\r\nBcc: todos@exemplo.com' })).status).toBe(400)
  await send({ ...letter, subject: 'Um Bcc: todos@exemplo.com' })
  const mail = await until(() => test.mails.find(({ to }) => to === 'equipe@exemplo.com'))
  expect(mail.subject).toBe('Contato: Um Bcc todos exemplo. com')
  expect(mail.body).toContain('Lúcia Prado <lucia@exemplo.com>')
  expect(mail.body).toContain('O jogo terminou 2 a 1.')
  expect(mail.body).toContain('/settings?aba=site&secao=mensagens')
  await setContactEmail('')
  const before = await test.database.selectFrom('mails').selectAll().execute()
  await send(letter)
  expect(await test.database.selectFrom('mails').selectAll().execute()).toHaveLength(before.length)
})

it('writes no more than twenty letters an hour of all that arrives, stores the rest, and says so', async () => {
  await setContactEmail('plantao@exemplo.com')
  for (let count = 0; count < 23; count += 1)
    expect((await send({ ...letter, subject: `Assunto ${count}` })).status).toBe(202)
  const letters = await test.database
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', 'plantao@exemplo.com')
    .execute()
  expect(letters).toHaveLength(20)
  expect(await stored()).toHaveLength(23)
  const last = await until(() => test.mails.find(({ subject }) => subject === 'Contato: Assunto 19'))
  expect(last.body).toContain('ficam só no console')
  await setContactEmail('')
})

it('answers a robot as it answers a person, and stores nothing', async () => {
  const person = await send(letter)
  const robot = await send({ ...letter, website: 'https://compre.example' })
  expect([robot.status, robot.body]).toEqual([person.status, person.body])
  expect(await stored()).toHaveLength(1)
})

it.each([
  ['an unknown field', { ...letter, cc: 'x@exemplo.com' }, 'cc'],
  ['a missing one', { ...letter, message: undefined }, 'message'],
  ['a blank one', { ...letter, subject: '   ' }, 'subject'],
  ['a number', { ...letter, message: 5 }, 'message'],
  ['an e-mail that is none', { ...letter, email: 'lucia' }, 'email'],
  ['an object where a text belongs', { ...letter, email: { a: 1 } }, 'email'],
])('refuses %s', async (_what, body, field) => {
  const answer = await send(body)
  expect(answer.status).toBe(400)
  expect(answer.body.errors.map((error: { field: string }) => error.field)).toContain(field)
  expect(await stored()).toEqual([])
})

it('limits how often a network can write', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) statuses.push((await send(letter, '10.8.0.1')).status)
  expect(statuses).toContain(429)
})

it('pages the messages and narrows them to the unanswered', async () => {
  for (let count = 0; count < 5; count += 1) await send({ ...letter, subject: `Assunto ${count}` })
  const at = new Date()
  await test.database.updateTable('contact_messages').set({ created_at: at }).execute()
  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const { body } = await test.call('GET', `/api/v1/mensagens?limit=2${cursor && `&cursor=${cursor}`}`, { as: admin })
    seen.push(...body.data.map(({ id }: ContactMessage) => id))
    cursor = body.page.next
  }
  expect(new Set(seen).size).toBe(5)
  await test.call('PATCH', `/api/v1/mensagens/${seen[0]}`, { as: admin, body: { answered: true } })
  const count = async (answered: boolean) =>
    (await test.call('GET', `/api/v1/mensagens?answered=${answered}`, { as: admin })).body.page.total
  expect([await count(true), await count(false)]).toEqual([1, 4])
})

it('marks a message as answered and reopens it, once each in the audit log', async () => {
  await send(letter)
  const [{ id } = { id: '' }] = await stored()
  const mark = (answered: boolean) => test.call('PATCH', `/api/v1/mensagens/${id}`, { as: admin, body: { answered } })
  const first = await mark(true)
  expect(first.body.data.answeredAt).toBeTruthy()
  expect((await mark(true)).body.data.answeredAt).toBe(first.body.data.answeredAt)
  expect((await mark(false)).body.data.answeredAt).toBeNull()
  const entries = await test.database
    .selectFrom('audit_log')
    .selectAll()
    .where('action', 'like', 'contact.%')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(entries.map(({ summary }) => summary)).toEqual([
    'reabriu a mensagem de Lúcia Prado',
    'marcou como respondida a mensagem de Lúcia Prado',
  ])
})

it('keeps the messages from all other users', async () => {
  await send(letter)
  const [{ id } = { id: '' }] = await stored()
  const person = await test.register()
  expect((await test.call('GET', '/api/v1/mensagens', { as: person })).status).toBe(403)
  expect((await test.call('GET', '/api/v1/mensagens')).status).toBe(401)
  expect((await test.call('PATCH', `/api/v1/mensagens/${id}`, { as: person, body: { answered: true } })).status).toBe(
    403,
  )
  expect((await test.call('PATCH', '/api/v1/mensagens/msg_none', { as: admin, body: { answered: true } })).status).toBe(
    404,
  )
  expect((await test.call('PATCH', `/api/v1/mensagens/${id}`, { as: admin, body: { answered: 'sim' } })).status).toBe(
    400,
  )
  expect((await stored())[0]?.answered_at).toBeNull()
})
