import type { Session } from '@meio-campo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../../testing/test-app.ts'
import { totpCode, totpStep } from '../factors/totp.ts'

let test: TestApp
beforeAll(async () => void (test = await createTestApp()))
afterAll(() => test.close())

const require = (as: Session, adminFactorRequired: boolean) =>
  test.call('PATCH', '/api/v1/usuarios/seguranca', { as, body: { adminFactorRequired } })

async function turnOn(as: Session): Promise<string> {
  const { body } = await test.call('POST', '/api/v1/conta/fatores/codigo', { as, body: { password: PASSWORD } })
  test.advance(30_000)
  const code = totpCode(body.secret, totpStep(test.context.now()))
  await test.call('POST', '/api/v1/conta/fatores/codigo/confirmacao', { as, body: { code } })
  return body.secret as string
}

describe('a second factor required of admins', () => {
  it('can only be required by an admin who has a second factor', async () => {
    const ana = await test.register()
    const admin = await test.registerAdmin()
    expect((await require(ana, true)).status).toBe(403)
    expect((await require(admin, true)).body.code).toBe('no_factor')
    expect((await test.call('GET', '/api/v1/usuarios/seguranca', { as: admin })).body.data).toEqual({
      adminFactorRequired: false,
      adminsWithoutFactor: 1,
    })
  })

  it('refuses every call of an admin without one, also kept reads, until it is turned on', async () => {
    const chief = await test.registerAdmin()
    const late = await test.registerAdmin()
    const ana = await test.register()
    const secret = await turnOn(chief)
    // A kept read that this session has already made.
    expect((await test.call('GET', '/api/v1/times', { as: late })).status).toBe(200)
    expect((await test.call('GET', '/api/v1/times', { as: late })).status).toBe(200)
    expect((await require(chief, true)).body.data.adminFactorRequired).toBe(true)

    for (const path of ['/api/v1/times', '/api/v1/usuarios', '/api/v1/conta/dispositivos']) {
      const refused = await test.call('GET', path, { as: late })
      expect(refused.status, path).toBe(403)
      expect(refused.body.error.Exit).toEqual({
        title: 'Ligue o segundo fator',
        info: 'A administração exige um segundo fator desta conta. Ligue-o em Configurações → Segurança para continuar.',
      })
    }
    const again = await test.call('POST', '/access/login', {
      body: { email: late.user.email, password: late.device!.password },
    })
    expect(again.body.factorDue).toBe(true)
    // Nothing changes for users who are not admins or already have a second factor.
    expect((await test.call('GET', '/api/v1/times', { as: ana })).status).toBe(200)
    expect((await test.call('GET', '/api/v1/times', { as: chief })).status).toBe(200)
    expect((await test.call('GET', '/api/v1/conta', { as: late })).status).toBe(200)

    await turnOn(late)
    expect((await test.call('GET', '/api/v1/times', { as: late })).status).toBe(200)

    test.advance(30_000)
    const code = totpCode(secret, totpStep(test.context.now()))
    const removed = await test.call('POST', '/api/v1/conta/fatores/codigo/remocao', {
      as: chief,
      body: { password: PASSWORD, code },
    })
    expect(removed.body.code).toBe('required_factor')
    expect((await require(chief, false)).body.data.adminFactorRequired).toBe(false)
  })

  it('limits the keys of an admin without a second factor to reading', async () => {
    const chief = await test.registerAdmin()
    const late = await test.registerAdmin()
    const made = await test.call('POST', '/api/v1/chaves', {
      as: late,
      body: { name: 'Robô', mode: 'live', kind: 'server', scopes: ['read', 'write'] },
    })
    const authorization = `Bearer ${made.body.data.secret}`
    const read = async () => (await test.app.inject({ url: '/api/v1/times', headers: { authorization } })).statusCode
    const write = async () => {
      const answer = await test.app.inject({
        method: 'PATCH',
        url: '/api/v1/website',
        headers: { authorization },
        payload: {},
      })
      return { status: answer.statusCode, code: answer.json().code as string | undefined }
    }
    expect((await write()).status).toBe(200)
    await turnOn(chief)
    await require(chief, true)
    expect(await write()).toEqual({ status: 403, code: 'second_factor_due' })
    expect(await read()).toBe(200)
    await turnOn(late)
    expect((await write()).status).toBe(200)
    await require(chief, false)
  })
})
