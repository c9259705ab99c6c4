import type { Page } from '@playwright/test'
import { addressOf, drawnHeadings, heading, watchHeadings } from '../../src/page-checks.ts'
import { isLogin, LOGIN, never, problem, recordCalls } from '../../src/calls.ts'
import { device, signIn } from '../../src/people.ts'
import { OWN_DASHBOARD } from '../../src/routes.ts'
import { dialog, menuButton, retryButton } from '../../src/shell.ts'
import { localValues } from '../../src/storage.ts'
import { expect, test } from '../../src/test.ts'

const OFFLINE = 'Não foi possível conectar ao servidor'

test.describe('an answer without a user clears the session and goes to the start page', () => {
  const answers = {
    'other data only': [{ status: 200, json: { website: {}, posts: [] } }, null],
    'no user': [{ status: 200, json: { user: null } }, null],
    'a refusal': [problem(401, 'Não foi possível entrar', 'E-mail ou senha incorretos.'), 'Não foi possível entrar'],
    'a refusal without a body': [{ status: 401, body: '' }, null],
    'error.Exit with a status of success': [
      { ...problem(401, 'Impedimento', 'Conta encerrada.'), status: 200 },
      'Impedimento',
    ],
  } as const
  for (const [name, [answer, said]] of Object.entries(answers)) {
    test(name, async ({ user }) => {
      await watchHeadings(user)
      await user.route(LOGIN, (route) => route.fulfill(answer))
      await user.goto('/times?pais=brasil')
      await expect(user).toHaveURL('/')
      await expect(heading(user, /./)).toBeVisible()
      expect(await localValues(user)).toEqual({})
      expect(await drawnHeadings(user)).not.toContain('Times')
      // What the server said with `error.Exit` is read at the start page.
      await expect(user.getByRole('alertdialog')).toHaveCount(said === null ? 0 : 1)
      if (said !== null) await dialog(user, said).getByRole('button', { name: 'Ok' }).click()
      await expect(user.getByRole('alertdialog')).toHaveCount(0)
    })

    test(`${name}, from a page that needs no session`, async ({ user }) => {
      await user.route(LOGIN, (route) => route.fulfill(answer))
      await user.goto('/contact')
      await expect(user).toHaveURL('/')
      await expect.poll(() => localValues(user)).toEqual({})
    })
  }

  test('typed at the login page as well', async ({ visitor }) => {
    await visitor.route(LOGIN, (route) => route.fulfill({ status: 200, json: { website: {} } }))
    await visitor.goto('/login')
    await visitor.getByLabel('E-mail', { exact: true }).fill('ana@exemplo.com')
    await visitor.getByLabel('Senha', { exact: true }).fill('uma senha qualquer')
    await visitor.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(visitor).toHaveURL('/')
    expect(await localValues(visitor)).toEqual({})
  })

  test('a device that was revoked', async ({ remembered, address, ana }) => {
    const here = await signIn(address, ana)
    const page = await remembered(device(here))
    const other = await page.context().newPage()
    await other.goto('/times')
    await menuButton(other, 'Sair').click()
    await expect(other).toHaveURL('/')
    // Gone before the password is back: it would try it as well, and clear it away.
    await other.close()
    // The device's password as it was, on a browser that was not part of the logout.
    await page.addInitScript(
      ([email, password]) => {
        if (sessionStorage.getItem('put')) return
        sessionStorage.setItem('put', '1')
        localStorage.setItem('email', email!)
        localStorage.setItem('password', password!)
      },
      [here.email, here.devicePassword],
    )
    await page.goto('/settings')
    await expect(page).toHaveURL('/')
    await expect.poll(() => localValues(page)).toEqual({})
  })
})

test.describe('an empty answer goes to the login page with the original address', () => {
  for (const [name, answer] of Object.entries({
    'an empty body': { status: 200, body: '' },
    null: { status: 200, json: null },
    'no content': { status: 204, body: '' },
  })) {
    test(name, async ({ user, ana }) => {
      const calls = recordCalls(user)
      await user.route(LOGIN, (route) => route.fulfill(answer))
      await user.goto('/campeonatos/brasileirao_serie_a/tabela?temporada=2024')
      // The form is shown instead of a loop, and the credentials stay.
      await expect(heading(user, 'Fazer Login')).toBeVisible()
      expect(new URL(user.url()).pathname).toBe('/login')
      expect(new URL(user.url()).searchParams.get('url')).toBe('/campeonatos/brasileirao_serie_a/tabela?temporada=2024')
      expect(await localValues(user)).toEqual({ email: ana.email, password: ana.devicePassword })
      expect(calls.filter(isLogin)).toHaveLength(1)
    })
  }

  test('the credentials are not tried again before a reload', async ({ user }) => {
    const calls = recordCalls(user)
    await user.route(LOGIN, (route) => route.fulfill({ status: 200, body: '' }), { times: 1 })
    await user.goto('/times')
    await expect(heading(user, 'Fazer Login')).toBeVisible()
    await user.getByRole('link', { name: 'Criar Conta' }).first().click()
    await expect(heading(user, 'Criar Conta')).toBeVisible()
    await user.goBack()
    await expect(heading(user, 'Fazer Login')).toBeVisible()
    expect(calls.filter(isLogin)).toHaveLength(1)
    await user.reload()
    await expect(heading(user, OWN_DASHBOARD)).toBeVisible()
    expect(calls.filter(isLogin)).toHaveLength(2)
  })
})

test.describe('a bad connection never signs the user out', () => {
  async function expectKept(page: Page, sentence: string, stored: object) {
    await expect(page.getByRole('alert')).toContainText(sentence)
    expect(await localValues(page)).toEqual(stored)
    expect(addressOf(page)).toBe('/times?pais=brasil')
    await expect(heading(page, 'Times')).toHaveCount(0)
    await page.unroute(LOGIN)
    await retryButton(page).click()
    await expect(heading(page, 'Times')).toBeVisible()
    expect(addressOf(page)).toBe('/times?pais=brasil')
  }

  for (const status of [429, 500, 502, 503]) {
    test(`${status}`, async ({ user, ana }) => {
      await user.route(LOGIN, (route) => route.fulfill(problem(status, 'Muita gente no ataque', 'Espere um pouco.')))
      await user.goto('/times?pais=brasil')
      await expectKept(user, 'Muita gente no ataque', device(ana))
    })
  }

  test('no network', async ({ user, ana }) => {
    await user.route(LOGIN, (route) => route.abort('internetdisconnected'))
    await user.goto('/times?pais=brasil')
    await expectKept(user, OFFLINE, device(ana))
  })

  test('a page that is not ours (a hotel, a proxy)', async ({ user, ana }) => {
    await user.route(LOGIN, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wi-Fi do hotel</h1>' }))
    await user.goto('/times?pais=brasil')
    await expectKept(user, OFFLINE, device(ana))
  })

  test('no answer in time', async ({ user, ana }) => {
    await user.clock.install()
    await user.route(LOGIN, never)
    const asked = user.waitForRequest(LOGIN)
    await user.goto('/times?pais=brasil')
    await asked
    await user.clock.fastForward(10_000)
    await expectKept(user, OFFLINE, device(ana))
  })
})
