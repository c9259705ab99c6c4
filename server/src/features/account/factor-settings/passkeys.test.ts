import type { PasskeyOptions, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPasskeyDevice } from '../../../testing/passkey-device.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { passkeySite } from '../factors/passkey-site.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

type PasskeyDevice = ReturnType<typeof createPasskeyDevice>

const start = async (as: Session, body: object = { password: PASSWORD }) =>
  (await test.call('POST', '/api/v1/conta/fatores/chaves/desafio', { as, body })).body as PasskeyOptions
const create = (as: Session, asked: PasskeyOptions, response: object, name = 'Notebook') =>
  test.call('POST', '/api/v1/conta/fatores/chaves', { as, body: { challenge: asked.challenge, name, response } })
const ask = async () => (await test.call('POST', '/access/passkey/challenge')).body as PasskeyOptions
const login = (asked: PasskeyOptions, response: object, remember = true) =>
  test.call('POST', '/access/passkey', { body: { challenge: asked.challenge, response, remember } })
const prove = async (as: Session) => (await test.call('POST', '/api/v1/conta/prova', { as })).body as PasskeyOptions

async function withPasskey(): Promise<{ ana: Session; device: PasskeyDevice; id: string; recoveryCodes: string[] }> {
  const ana = await test.register()
  const device = createPasskeyDevice()
  const asked = await start(ana)
  const made = await create(ana, asked, device.create(asked))
  expect(made.status).toBe(201)
  return { ana, device, id: made.body.data.id, recoveryCodes: made.body.recoveryCodes }
}

describe('passkeys', () => {
  it('are created with the password, and sign in alone', async () => {
    const { ana, device } = await withPasskey()
    const asked = await ask()
    expect(asked.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(asked.options['allowCredentials'] ?? []).toEqual([])
    const entered = await login(asked, device.sign(asked))
    expect(entered.status).toBe(200)
    expect(entered.body.user).toMatchObject({ _id: ana.user._id, email: ana.user.email })
    const silent = await test.call('POST', '/access/login', {
      body: { email: ana.user.email, password: entered.body.device.password },
    })
    expect(silent.status).toBe(200)
  })

  it('make the own password ask for a second factor', async () => {
    const { ana, recoveryCodes } = await withPasskey()
    const body = { email: ana.user.email, password: PASSWORD }
    expect((await test.call('POST', '/access/login', { body })).body.code).toBe('second_factor_required')
    const recovered = await test.call('POST', '/access/login', { body: { ...body, code: recoveryCodes[0] } })
    expect(recovered.status).toBe(200)
  })

  it('need the password first', async () => {
    const ana = await test.register()
    const refused = await test.call('POST', '/api/v1/conta/fatores/chaves/desafio', {
      as: ana,
      body: { password: 'outra-senha' },
    })
    expect(refused.status).toBe(400)
    const device = createPasskeyDevice()
    const invented = { challenge: 'ch_inventado', options: { challenge: 'AAAA' } }
    expect((await create(ana, invented, device.create(invented))).status).toBe(400)
  })

  it('are refused from another site, without finger or number, twice, late, and for a challenge of another', async () => {
    const { device } = await withPasskey()
    const other = await ask()
    expect((await login(other, device.sign(other, { origin: 'https://mal.exemplo' }))).status).toBe(401)
    const unverified = await ask()
    expect((await login(unverified, device.sign(unverified, { verified: false }))).status).toBe(401)
    const once = await ask()
    const answer = device.sign(once)
    expect((await login(once, answer)).status).toBe(200)
    expect((await login(once, answer)).status).toBe(401)
    const [one, two] = [await ask(), await ask()]
    expect((await login(one, device.sign(two))).status).toBe(401)
    const late = await ask()
    test.advance(6 * 60_000)
    expect((await login(late, device.sign(late))).status).toBe(401)
    const stranger = createPasskeyDevice()
    const unknown = await ask()
    expect((await login(unknown, stranger.sign(unknown))).status).toBe(401)
  })

  it('refuse a copy whose counter stands still', async () => {
    const { device } = await withPasskey()
    const first = await ask()
    expect((await login(first, device.sign(first))).status).toBe(200)
    device.rewind()
    const second = await ask()
    expect((await login(second, device.sign(second))).status).toBe(401)
  })

  it('of a blocked account cannot be used to sign in', async () => {
    const { ana, device } = await withPasskey()
    await test.database.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', ana.user._id).execute()
    const asked = await ask()
    expect((await login(asked, device.sign(asked))).status).toBe(403)
  })

  it('without "Lembrar" give the tab a password that is not to be stored', async () => {
    const { device } = await withPasskey()
    const asked = await ask()
    const { body } = await login(asked, device.sign(asked), false)
    const row = await test.database
      .selectFrom('devices')
      .select('temporary')
      .where('id', '=', body.device.id)
      .executeTakeFirstOrThrow()
    expect(row.temporary).toBe(true)
  })

  it('can be renamed, and removed with a passkey as proof, only by their owner', async () => {
    const { ana, device, id } = await withPasskey()
    const bia = await test.register()
    const rename = (as: Session) =>
      test.call('PATCH', `/api/v1/conta/fatores/chaves/${id}`, { as, body: { name: 'Celular' } })
    expect((await rename(bia)).status).toBe(404)
    expect((await rename(ana)).body.data.name).toBe('Celular')
    const remove = (as: Session, body: object) =>
      test.call('POST', `/api/v1/conta/fatores/chaves/${id}/remocao`, { as, body })
    expect((await remove(bia, { password: PASSWORD })).status).toBe(404)
    expect((await remove(ana, { password: PASSWORD })).body.errors[0].field).toBe('code')
    // A challenge to sign in proves nothing here, and the other way round.
    const wrong = await ask()
    const wrongProof = { challenge: wrong.challenge, response: device.sign(wrong) }
    expect((await remove(ana, { passkey: wrongProof })).body.errors[0].field).toBe('passkey')
    const asked = await prove(ana)
    expect((asked.options['allowCredentials'] as unknown[]).length).toBe(1)
    const proof = { challenge: asked.challenge, response: device.sign(asked) }
    expect((await login(asked, proof.response)).status).toBe(401)
    const again = await prove(ana)
    const passkey = { challenge: again.challenge, response: device.sign(again) }
    expect((await remove(ana, { passkey })).status).toBe(204)
    const after = await ask()
    expect((await login(after, device.sign(after))).status).toBe(401)
    const body = { email: ana.user.email, password: PASSWORD }
    expect((await test.call('POST', '/access/login', { body })).status).toBe(200)
  })

  it("of one account are no proof for another's", async () => {
    const { device } = await withPasskey()
    const bia = await test.register()
    const asked = await prove(bia)
    const passkey = { challenge: asked.challenge, response: device.sign(asked) }
    const answer = await test.call('POST', '/api/v1/conta/fatores/codigo', { as: bia, body: { passkey } })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0].field).toBe('passkey')
  })
})

describe('the site of passkeys', () => {
  it.each([
    ['https://futebol.exemplo.com', null, 'futebol.exemplo.com', 'https://futebol.exemplo.com'],
    ['https://futebol.exemplo.com', 'exemplo.com', 'exemplo.com', 'https://futebol.exemplo.com'],
    ['http://127.0.0.1:3000', null, 'localhost', 'http://localhost:3000'],
    ['http://localhost:8080', null, 'localhost', 'http://localhost:8080'],
  ])('of %s with domain %s is %s at %s', (publicUrl, domain, id, origin) => {
    expect(passkeySite(publicUrl, domain)).toEqual({ id, origins: [origin] })
  })
})
