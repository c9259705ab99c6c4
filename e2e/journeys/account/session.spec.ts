import { heading } from '../../src/page-checks.ts'
import { isLogin, LOGIN, pathOf, problem, recordCalls } from '../../src/calls.ts'
import { device, register } from '../../src/people.ts'
import { OWN_DASHBOARD } from '../../src/routes.ts'
import { menuButton, menuLink, sideMenu } from '../../src/shell.ts'
import { readAllStorage, localValues } from '../../src/storage.ts'
import { expect, test } from '../../src/test.ts'

test('without stored credentials no sign-in is tried', async ({ visitor }) => {
  const calls = recordCalls(visitor)
  await visitor.goto('/dashboard')
  await expect(menuLink(visitor, 'Fazer Login')).toBeVisible()
  await visitor.goto('/times')
  await expect(heading(visitor, 'Fazer Login')).toBeVisible()
  expect(calls.filter(isLogin)).toEqual([])
})

test.describe('the silent login', () => {
  test('happens once, at the first guarded navigation, and sends exactly what is stored', async ({ user, ana }) => {
    const calls = recordCalls(user)
    await user.goto('/times')
    await expect(heading(user, 'Times')).toBeVisible()
    await menuLink(user, 'Jogadores').click()
    await expect(heading(user, 'Jogadores')).toBeVisible()
    await menuLink(user, 'Pagina Inicial').click()
    await expect(heading(user, OWN_DASHBOARD)).toBeVisible()

    const logins = calls.filter(isLogin)
    expect(logins).toHaveLength(1)
    expect(logins[0]!.method()).toBe('POST')
    expect(pathOf(logins[0]!)).toBe('/web/access/login')
    expect(logins[0]!.postDataJSON()).toEqual({ email: ana.email, password: ana.devicePassword })
    expect(await logins[0]!.headerValue('content-type')).toContain('application/json')
    expect(await logins[0]!.headerValue('authorization')).toBeNull()
  })

  test('also serves the open dashboard', async ({ user, ana }) => {
    await user.goto('/dashboard')
    await expect(sideMenu(user).getByRole('link', { name: ana.name })).toBeVisible()
  })

  test('keeps the token in memory only', async ({ user }) => {
    const answered = user.waitForResponse(LOGIN)
    await user.goto('/times')
    const { user: session } = (await (await answered).json()) as { user: { token: string } }
    await expect(heading(user, 'Times')).toBeVisible()
    expect(session.token.length).toBeGreaterThan(20)
    expect(await readAllStorage(user)).not.toContain(session.token)
    expect(Object.keys(await localValues(user)).toSorted()).toEqual(['email', 'password'])
  })

  test('of an older install replaces the stored own password at once', async ({ remembered, ana }) => {
    const page = await remembered({ email: ana.email, password: ana.password })
    const calls = recordCalls(page)
    await page.goto('/times')
    await expect(heading(page, 'Times')).toBeVisible()
    const kept = await localValues(page)
    expect(kept['email']).toBe(ana.email)
    expect(kept['password']).not.toBe(ana.password)
    expect(kept['password']!.length).toBeGreaterThanOrEqual(43)
    expect(await readAllStorage(page)).not.toContain(ana.password)

    await page.reload()
    await expect(heading(page, 'Times')).toBeVisible()
    expect(calls.filter(isLogin).map((call) => call.postDataJSON() as object)).toEqual([
      { email: ana.email, password: ana.password },
      { email: ana.email, password: kept['password'] },
    ])
  })
})

test('another account on this device is followed by the other tabs', async ({ remembered, address, ana }) => {
  const bia = await register(address, { name: 'Bia Zagueira' })
  const page = await remembered(device(ana))
  const other = await page.context().newPage()
  await other.goto('/jogadores')
  await expect(sideMenu(other).getByRole('link', { name: ana.name })).toBeVisible()
  await page.goto('/contact')
  await page.evaluate(({ email, password }) => {
    localStorage.setItem('password', password)
    localStorage.setItem('email', email)
  }, device(bia))
  await expect(sideMenu(other).getByRole('link', { name: 'Bia Zagueira' })).toBeVisible()
})

test('a token that the server no longer knows is renewed silently', async ({ admin }) => {
  await admin.goto('/times')
  await expect(heading(admin, 'Times')).toBeVisible()
  let refused = 0
  await admin.route('**/api/v1/webmaster?type=ajax', async (route) => {
    if (refused++ > 0) return route.continue()
    await route.fulfill(problem(401, 'Sessão encerrada', 'Entre de novo para continuar.'))
  })
  const calls = recordCalls(admin)
  await menuButton(admin, 'Restart Api').click()
  await expect(admin.getByText(/Troca os \d+ processos um a um/)).toBeVisible()
  const paths = calls.map((call) => pathOf(call).replace(/^\/u_[^/]+/, ''))
  expect(paths).toEqual(['/api/v1/webmaster', '/web/access/login', '/api/v1/webmaster'])
})

test('the token is renewed after 50 minutes, before its hour is over', async ({ user }) => {
  await user.clock.install()
  await user.goto('/times')
  await expect(heading(user, 'Times')).toBeVisible()
  const calls = recordCalls(user)
  await user.clock.fastForward('48:00')
  await menuLink(user, 'Jogadores').click()
  await expect(heading(user, 'Jogadores')).toBeVisible()
  expect(calls.filter(isLogin)).toEqual([])
  const renewed = user.waitForResponse(LOGIN)
  await user.clock.fastForward('04:00')
  expect((await renewed).status()).toBe(200)
})
