import { heading } from '../../src/page-checks.ts'
import { LOGIN, pathOf, recordCalls } from '../../src/calls.ts'
import { device, signIn } from '../../src/people.ts'
import { menuButton, sideMenu } from '../../src/shell.ts'
import { localValues } from '../../src/storage.ts'
import { expect, test } from '../../src/test.ts'

test.describe('logout', () => {
  test('clears this device, dies on the server and reloads the app at the root', async ({
    remembered,
    address,
    ana,
  }) => {
    const here = await signIn(address, ana)
    const page = await remembered(device(here))
    const calls = recordCalls(page)
    const answered = page.waitForResponse(LOGIN)
    await page.goto('/times')
    const { token } = ((await (await answered).json()) as { user: { token: string } }).user
    await page.evaluate(() => {
      localStorage.setItem('theme', 'true')
      localStorage.setItem('draft:u_1:team:flamengo', '{}')
      sessionStorage.setItem('contact', '{}')
      Object.assign(window, { sameDocument: true })
    })
    await menuButton(page, 'Sair').click()
    await expect(page).toHaveURL('/')
    await expect(heading(page, /./)).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    // The theme is the device's, not the session's; drafts are the account's.
    expect(await localValues(page)).toEqual({ theme: 'true' })
    expect(await page.evaluate(() => sessionStorage.getItem('contact'))).toBeNull()
    expect(calls.map(pathOf)).toContain(`/${ana.userId}/access/logout`)

    const headers = { authorization: `Bearer ${token}` }
    const read = await page.request.get(`/${ana.userId}/api/v1/conta?type=ajax`, { headers })
    expect(read.status()).toBe(401)
    const again = await page.request.post('/web/access/login', { data: device(here) })
    expect(again.status()).toBe(401)

    await page.goto('/times')
    await expect(heading(page, 'Fazer Login')).toBeVisible()
  })

  test('without a connection signs out of this device all the same', async ({ remembered, address, ana }) => {
    const page = await remembered(device(await signIn(address, ana)))
    await page.goto('/times')
    await page.route('**/access/logout', (route) => route.abort())
    await menuButton(page, 'Sair').click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => localValues(page)).toEqual({})
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  test('"back" afterwards shows nothing of the account', async ({ remembered, address, ana }) => {
    const page = await remembered(device(await signIn(address, ana)))
    await page.goto('/times')
    await menuButton(page, 'Sair').click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(heading(page, 'Fazer Login')).toBeVisible()
    await expect(page.getByText(ana.name)).toHaveCount(0)
  })

  test('is followed by the other tabs', async ({ remembered, address, ana }) => {
    const page = await remembered(device(await signIn(address, ana)))
    const other = await page.context().newPage()
    await other.goto('/jogadores')
    await expect(heading(other, 'Jogadores')).toBeVisible()
    await page.goto('/times')
    await menuButton(page, 'Sair').click()
    await expect(other).toHaveURL('/')
    await expect(sideMenu(other)).toHaveCount(0)
  })
})
