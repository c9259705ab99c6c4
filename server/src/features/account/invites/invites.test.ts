import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepHouse } from '../../../job-handlers.ts'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())

const DAY_MS = 86_400_000
const invite = (email: string, duty?: object, as = admin) =>
  test.call('POST', '/api/v1/convites', { as, body: { email, ...(duty && { duty }) } })
const list = (as = admin) => test.call('GET', '/api/v1/convites?limit=100', { as })
const read = (token: string) => test.call('POST', '/access/invite', { body: { token } })
const accept = (token: string, name = 'Rita Prado', password = PASSWORD) =>
  test.call('POST', '/access/invite/accept', { body: { token, name, password, terms: true } })
const lettersTo = (email: string) => test.mails.filter(({ to }) => to === email.toLowerCase())
const tokenIn = ({ body }: { readonly body: string }) => /register\?convite=([\w-]+)/.exec(body)![1]!

async function invited(email: string, duty?: object): Promise<string> {
  const before = lettersTo(email).length
  expect((await invite(email, duty)).status).toBe(201)
  return tokenIn(await until(() => lettersTo(email)[before]))
}
const audited = async (action: string) =>
  (
    await test.database.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id', 'desc').execute()
  )[0]

describe('an invitation', () => {
  it('goes by mail, describes its duty, and creates an account with that duty once', async () => {
    const email = 'convidada@exemplo.com'
    const duty = { role: 'scorer', competitions: ['liga'], until: '2099-12-31' }
    const token = await invited('Convidada@Exemplo.com', duty)
    const letter = lettersTo(email)[0]!
    expect(letter.subject).toBe('Convite para o Meio-Campo')
    expect(letter.body).toMatch(/função de mesário de .+, até 31\/12\/2099\./)
    expect((await audited('invites.create'))?.summary).toMatch(
      /^convidou convidada@exemplo\.com para a função de mesário de/,
    )
    const { data } = (await list()).body
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ email, sender: admin.user.name, duty: { role: 'scorer' }, expired: false })
    expect(JSON.stringify(data)).not.toContain(token)
    const { token_hash } = await test.database.selectFrom('invites').select('token_hash').executeTakeFirstOrThrow()
    expect(token_hash).not.toBe(token)

    expect((await read(token)).body).toMatchObject({
      email,
      sender: admin.user.name,
      duty: expect.stringContaining('mesário'),
    })
    const weak = await accept(token, 'Rita Prado', 'curta')
    expect([weak.status, weak.body.errors[0].field]).toEqual([400, 'password'])
    const accepted = await accept(token)
    expect(accepted.status).toBe(201)
    expect(accepted.body.user).toMatchObject({ name: 'Rita Prado', email, admin: false })
    const session = accepted.body as Session
    const duties = await test.call('GET', '/api/v1/conta/funcoes', { as: session })
    expect(duties.body.data).toMatchObject([{ role: 'scorer', competitions: [{ id: 'liga' }], until: '2099-12-31' }])
    const account = await test.call('GET', '/api/v1/conta', { as: session })
    expect(account.body.data.emailConfirmed).toBe(true)
    expect(lettersTo(email)).toHaveLength(1)
    expect(await audited('invites.accept')).toMatchObject({
      actor_id: session.user._id,
      summary: expect.stringContaining(`aceitou o convite de ${admin.user.name} e recebeu a função de mesário`),
    })

    expect((await list()).body.data).toEqual([])
    for (const again of [await accept(token), await read(token)])
      expect([again.status, again.body.code]).toEqual([400, 'invalid_token'])
  })

  it('is won by one of two who open it at once', async () => {
    const token = await invited('corrida@exemplo.com')
    const answers = await Promise.all([accept(token, 'Uma Pessoa'), accept(token, 'Outra Pessoa')])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status < 500)).toHaveLength(2)
  })

  it('ends when it is revoked, when another goes to the same address, when its week is over, and with its sender', async () => {
    const email = 'demora@exemplo.com'
    const first = await invited(email)
    const second = await invited(email)
    expect((await read(first)).status).toBe(400)
    expect((await read(second)).status).toBe(200)
    const [open] = (await list()).body.data
    expect((await test.call('DELETE', `/api/v1/convites/${open.id}`, { as: admin })).status).toBe(204)
    expect((await test.call('DELETE', `/api/v1/convites/${open.id}`, { as: admin })).status).toBe(404)
    expect((await accept(second)).status).toBe(400)
    expect((await audited('invites.revoke'))?.summary).toBe(`revogou o convite de ${email}`)

    const late = await invited('tarde@exemplo.com')
    await test.database
      .updateTable('invites')
      .set({ expires_at: new Date(test.context.now().getTime() - 1000) })
      .where('email', '=', 'tarde@exemplo.com')
      .execute()
    expect((await accept(late)).status).toBe(400)
    expect((await list()).body.data[0]).toMatchObject({ email: 'tarde@exemplo.com', expired: true })

    const other = await test.registerAdmin()
    expect((await invite('orfa@exemplo.com', undefined, other)).status).toBe(201)
    const orphan = tokenIn(await until(() => lettersTo('orfa@exemplo.com')[0]))
    await test.call('PATCH', `/api/v1/usuarios/${other.user._id}`, { as: admin, body: { admin: false } })
    expect((await read(orphan)).status).toBe(400)
    expect((await accept(orphan)).status).toBe(400)
  })

  it('is limited per address and per sender, refused for existing accounts, and only for admins', async () => {
    const email = 'cheia@exemplo.com'
    for (let time = 0; time < 3; time += 1) expect((await invite(email)).status).toBe(201)
    const fourth = await invite(email)
    expect([fourth.status, fourth.body.detail]).toEqual([429, expect.stringContaining('já recebeu 3 convites')])
    const now = test.context.now()
    await test.database
      .insertInto('invites')
      .values(
        Array.from({ length: 50 }, (_, at) => ({
          id: `inv_muitos${at}`,
          token_hash: `x${at}`,
          email: `p${at}@exemplo.com`,
          sender_id: admin.user._id,
          created_at: now,
          expires_at: now,
          revoked_at: now,
        })),
      )
      .execute()
    expect((await invite('mais@exemplo.com')).body.detail).toContain('Você já mandou 50 convites')
    const old = new Date(now.getTime() - 31 * DAY_MS)
    await test.database.updateTable('invites').set({ created_at: old }).where('id', 'like', 'inv_muitos%').execute()
    await keepHouse(test.context)
    const left = await test.database.selectFrom('invites').select('id').where('id', 'like', 'inv_muitos%').execute()
    expect(left).toEqual([])

    const person = await test.register('Quem Já Tem Conta')
    const known = await invite(person.user.email)
    expect([known.status, known.body.errors[0]]).toEqual([
      409,
      { field: 'email', message: expect.stringContaining('Quem Já Tem Conta') },
    ])
    expect((await invite('x@exemplo.com', undefined, person)).status).toBe(403)
    expect((await list(person)).status).toBe(403)
    const wrong = await invite('x@exemplo.com', { role: 'scorer', competitions: ['nao_ha'] })
    expect(wrong.body.errors).toEqual([{ field: 'duty.competitions', message: 'Não há “nao_ha”. Escolha da lista.' }])
    expect((await invite('nada')).status).toBe(400)
    expect((await read('x'.repeat(43))).status).toBe(400)
  })

  it('refuses an address that was registered meanwhile', async () => {
    const token = await invited('depressa@exemplo.com')
    const body = { name: 'Mais Depressa', email: 'depressa@exemplo.com', password: PASSWORD, terms: true }
    expect((await test.call('POST', '/access/register', { body })).status).toBe(201)
    expect((await accept(token)).body.code).toBe('email_taken')
  })
})

describe('an admin sends a user the link for a new password', () => {
  const send = (id: string, as = admin) => test.call('POST', `/api/v1/usuarios/${id}/senha`, { as })

  it('by the ordinary letter, in the audit log, a few times an hour', async () => {
    const person = await test.register('Esqueceu Tudo')
    const links = () =>
      test.mails.filter(({ to, subject }) => to === person.user.email && subject === 'Recuperação de senha')
    expect((await send(person.user._id)).status).toBe(204)
    const letter = await until(() => links()[0])
    expect(letter.body).toContain('/recover?token=')
    // Who did not ask for it learns that the administration did.
    expect(letter.body).toContain('A administração pediu este link para você.')
    expect(letter.body).not.toContain('Se não foi você que pediu')
    // Neither signed out nor changed: only the owner changes it.
    expect((await test.call('GET', '/api/v1/conta', { as: person })).status).toBe(200)
    expect(await audited('users.send_reset')).toMatchObject({
      actor_id: admin.user._id,
      account_id: person.user._id,
      summary: 'mandou a Esqueceu Tudo o link para uma nova senha',
    })
    for (let sent = 2; sent <= 5; sent += 1) {
      await send(person.user._id)
      await until(() => links().length === sent)
    }
    expect((await send(person.user._id)).status).toBe(429)
  })

  it('fails for a blocked account, for an unknown one, and as an ordinary user', async () => {
    const person = await test.register()
    await test.call('PATCH', `/api/v1/usuarios/${person.user._id}`, { as: admin, body: { blocked: true } })
    expect((await send(person.user._id)).body.detail).toContain('está bloqueada')
    expect((await send('u_ninguem')).status).toBe(404)
    expect((await send(admin.user._id, await test.register())).status).toBe(403)
  })
})
