import type { Session, SignIn } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'
import { purgePersonalData } from '../../../platform/personal-data/purge.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1'

const login = (email: string, password: string, ip: string, agent = FIREFOX) =>
  test.call('POST', '/access/login', { body: { email, password }, ip, headers: { 'user-agent': agent } })
const listOwn = async (as: Session) =>
  (await test.call('GET', '/api/v1/conta/entradas?limit=50', { as })).body.data as SignIn[]

describe('the list of sign-ins', () => {
  it('shows the owner successful and failed sign-ins, with place and method', async () => {
    const ana = await test.register()
    await login(ana.user.email, PASSWORD, '10.20.0.1')
    await login(ana.user.email, 'senha-errada-1', '203.0.113.9', SAFARI)
    const [failed, entered, registered] = await listOwn(ana)
    expect(failed).toMatchObject({
      action: 'access.sign_in_failed',
      address: '203.0.113.9',
      device: 'Safari no iPhone',
    })
    expect(entered).toMatchObject({ action: 'access.sign_in', address: '10.20.0.1', device: 'Firefox no Linux' })
    expect(registered).toMatchObject({ action: 'access.register' })
  })

  it('is the own one only, and silent sign-ins are not in it', async () => {
    const ana = await test.register()
    const bia = await test.register()
    await login(ana.user.email, 'senha-errada-1', '203.0.113.10')
    await login(bia.user.email, bia.device!.password, '10.20.0.2')
    expect((await listOwn(bia)).map(({ action }) => action)).toEqual(['access.register'])
  })

  it('has changed passwords and factors too, and goes on by pages', async () => {
    const ana = await test.register()
    await test.call('POST', '/api/v1/conta/senha', {
      as: ana,
      body: { current: PASSWORD, password: 'arquibancada-sul-8' },
    })
    const first = await test.call('GET', '/api/v1/conta/entradas?limit=1', { as: ana })
    expect(first.body.data[0].action).toBe('account.change_password')
    const next = await test.call('GET', `/api/v1/conta/entradas?limit=1&cursor=${first.body.page.next}`, { as: ana })
    expect(next.body.data[0].action).toBe('access.register')
    expect(next.body.page.next).toBeNull()
  })

  it('is in the audit, also for an e-mail without an account, of which nothing is written down', async () => {
    const admin = await test.registerAdmin()
    await login('fulana.desconhecida@exemplo.com', 'senha-errada-1', '203.0.113.11', SAFARI)
    const { body } = await test.call('GET', '/api/v1/auditoria?action=access.sign_in_failed&limit=1', { as: admin })
    expect(body.data[0]).toMatchObject({
      actor: null,
      summary: 'tentou entrar com um e-mail sem conta',
      address: '203.0.113.11',
      device: 'Safari no iPhone',
    })
    expect(JSON.stringify(body)).not.toContain('fulana.desconhecida')
  })
})

describe('addresses and devices', () => {
  it('are gone after 180 days; what was done stays', async () => {
    const ana = await test.register()
    const day = 86_400_000
    const now = test.context.now().getTime()
    const entry = () =>
      test.database
        .selectFrom('audit_log')
        .select(['action', 'address', 'device'])
        .where('actor_id', '=', ana.user._id)
        .executeTakeFirstOrThrow()
    await purgePersonalData(test.database, new Date(now + 179 * day))
    expect((await entry()).address).not.toBeNull()
    await purgePersonalData(test.database, new Date(now + 181 * day))
    expect(await entry()).toEqual({ action: 'access.register', address: null, device: null })
  })
})

describe('a new device', () => {
  const lettersTo = (email: string) =>
    test.mails.filter(({ to, subject }) => to === email && subject === 'Entraram na sua conta em um dispositivo novo')

  it('causes one mail, except for the first device and for a known one', async () => {
    const ana = await test.register()
    const { email } = ana.user
    await login(email, PASSWORD, '198.51.100.7', SAFARI)
    const letter = await until(() => lettersTo(email)[0])
    expect(letter.body).toContain('Dispositivo: Safari no iPhone')
    expect(letter.body).toContain('Endereço de rede: 198.51.100.7')
    await login(email, PASSWORD, '198.51.100.7', SAFARI)
    await login(email, PASSWORD, '198.51.100.8', FIREFOX)
    await until(() => lettersTo(email).length === 2)
    const again = (await listOwn(ana)).find(({ address }) => address === '198.51.100.7')
    expect(again!.summary).toBe('entrou com a senha')
  })

  it('causes a mail even after many other letters, at most five times an hour', async () => {
    const ana = await test.register()
    const { email } = ana.user
    const others = Array.from({ length: 6 }, (_, index) => ({
      id: `mail_other${index}`,
      recipient: email,
      subject: 'Recuperação de senha',
      body: '',
      created_at: test.context.now(),
      sent_at: test.context.now(),
    }))
    await test.database.insertInto('mails').values(others).execute()
    for (let network = 1; network <= 7; network += 1) await login(email, PASSWORD, `203.0.${100 + network}.7`, SAFARI)
    await until(() => lettersTo(email).length === 5)
    const queued = await test.database
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .where('subject', '=', 'Entraram na sua conta em um dispositivo novo')
      .execute()
    expect(queued).toHaveLength(5)
  })

  it('cannot put a link into the letter by what it calls itself', async () => {
    const ana = await test.register()
    await login(ana.user.email, PASSWORD, '198.51.100.9', 'clique em https://mal.exemplo/agora')
    const letter = await until(() => lettersTo(ana.user.email)[0])
    expect(letter.body).not.toContain('mal.exemplo')
    expect(letter.body).not.toContain('https://mal')
  })
})
