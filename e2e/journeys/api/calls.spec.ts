import type { Request } from '@playwright/test'
import { heading } from '../../src/page-checks.ts'
import { isLogin, LOGIN, pathOf, recordCalls } from '../../src/calls.ts'
import { register, tokenOf } from '../../src/people.ts'
import { dialog, loader, menuButton } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const query = (call: Request) => new URL(call.url()).searchParams
const reads = (calls: readonly Request[]) => calls.filter((call) => call.method() === 'GET')

test('a visitor calls below /web, without a token', async ({ visitor }) => {
  const calls = recordCalls(visitor)
  for (const path of ['/', '/dashboard', '/contact', '/register']) {
    await visitor.goto(path)
    await expect(heading(visitor, /./)).toBeVisible()
    await expect(loader(visitor)).toHaveCount(0)
  }
  expect(reads(calls).length).toBeGreaterThan(0)
  for (const call of calls) {
    expect(pathOf(call)).toMatch(/^\/web\//)
    expect(await call.headerValue('authorization')).toBeNull()
  }
  for (const call of reads(calls)) expect(query(call).getAll('type')).toEqual(['ajax'])
})

test('a user calls below /{userId}, with the bearer token of the login', async ({ user, ana }) => {
  const calls = recordCalls(user)
  const pages = ['/dashboard', '/settings', '/settings?aba=dispositivos', '/institucional/terms']
  let token = ''
  for (const path of pages) {
    const tokenBefore = token
    const answered = user.waitForResponse(LOGIN)
    await user.goto(path)
    token = ((await (await answered).json()) as { user: { token: string } }).user.token
    await expect(heading(user, /./)).toBeVisible()
    await expect(loader(user)).toHaveCount(0)
    const sent = calls.splice(0)
    // The page before may have called until it was left, with its own token.
    const login = sent.findIndex(isLogin)
    const own = sent.filter((call) => !isLogin(call))
    for (const call of own) {
      expect(pathOf(call)).toMatch(new RegExp(`^/${ana.userId}/`))
      const expected = sent.indexOf(call) < login ? tokenBefore : token
      expect(await call.headerValue('authorization')).toBe(`Bearer ${expected}`)
      const accepted = pathOf(call).endsWith('/ao-vivo') ? 'text/event-stream' : 'application/json'
      expect(await call.headerValue('accept')).toContain(accepted)
    }
    for (const call of reads(own)) expect(query(call).getAll('type')).toEqual(['ajax'])
    if (path.startsWith('/settings')) expect(reads(own).length).toBeGreaterThan(0)
  }
})

test('a write sends JSON', async ({ visitor }) => {
  await visitor.goto('/recover')
  await visitor.getByLabel('E-mail').fill('ninguem@exemplo.com')
  const sent = visitor.waitForRequest('**/web/access/recover')
  await visitor.getByRole('button', { name: 'Recuperar senha' }).click()
  expect((await sent).method()).toBe('POST')
  expect(await (await sent).headerValue('content-type')).toContain('application/json')
  expect((await sent).postDataJSON()).toEqual({ email: 'ninguem@exemplo.com' })
})

test('the id in the base address must be the one of the token', async ({ request, address, ana }) => {
  const bia = await register(address, { name: 'Bia Zagueira' })
  const headers = { authorization: `Bearer ${await tokenOf(address, ana)}` }
  const own = await request.get(`/${ana.userId}/api/v1/conta?type=ajax`, { headers })
  expect(own.status()).toBe(200)
  const others = await request.get(`/${bia.userId}/api/v1/conta?type=ajax`, { headers })
  expect(others.status()).toBe(403)
  const anonymous = await request.get(`/${ana.userId}/api/v1/conta?type=ajax`)
  expect(anonymous.status()).toBe(401)
  const web = await request.get('/web/api/v1/conta?type=ajax')
  expect(web.status()).toBe(401)
})

test('a user cannot call what the admin menu calls', async ({ request, address, ana }) => {
  const headers = { authorization: `Bearer ${await tokenOf(address, ana)}` }
  for (const path of ['api/restart', 'users/clean', 'jogos/clean']) {
    const answer = await request.post(`/${ana.userId}/api/v1/webmaster/${path}`, { headers })
    expect(answer.status()).toBe(403)
    expect(await answer.json()).toMatchObject({ error: { Exit: { title: 'Acesso negado' } } })
  }
})

test('the admin asks with the same rules', async ({ admin, chief }) => {
  await admin.goto('/times')
  const asked = admin.waitForRequest('**/api/v1/webmaster?*')
  await menuButton(admin, 'Limpar data Users').click()
  expect(pathOf(await asked)).toBe(`/${chief.userId}/api/v1/webmaster`)
  expect(query(await asked).get('type')).toBe('ajax')
  await dialog(admin, 'Limpar Data Users').getByRole('button', { name: 'Cancelar' }).click()
})
