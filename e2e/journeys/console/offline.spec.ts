import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../src/axe.ts'
import { heading } from '../../src/page-checks.ts'
import { device, signIn } from '../../src/people.ts'
import { menuButton, menuLink, retryButton } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Sem conexão' })

const cacheCount = (page: Page, prefix: string) =>
  page.evaluate(async (start) => (await caches.keys()).filter((name) => name.startsWith(start)).length, prefix)

/** The worker has kept the console. It does so some seconds after the first page is there. */
const expectKept = (page: Page) => expect.poll(() => cacheCount(page, 'console-'), { timeout: 40_000 }).toBe(1)

/** The device has kept what this address of the API answered. */
async function expectRead(page: Page, path: string): Promise<void> {
  const listKept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('kept-'))
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(listKept).toContain(`/kept${path}`)
}

test('without a connection the pages seen last are readable, marked as old, and come back by themselves', async ({
  user,
}) => {
  await user.goto('/times/flamengo')
  const team = heading(user, /Flamengo/)
  await expect(team).toBeVisible()
  await expectRead(user, '/api/v1/times/flamengo')
  await user.getByRole('navigation', { name: 'Trilha' }).getByRole('link', { name: 'Times' }).click()
  await expect(heading(user, 'Times')).toBeVisible()
  await expectRead(user, '/api/v1/times')
  await expectKept(user)
  // A page that was opened before the worker was there is opened by it from now on.
  await user.reload()
  await expect(heading(user, 'Times')).toBeVisible()
  await expect(notice(user)).toHaveCount(0)

  await user.context().setOffline(true)
  await user.reload()
  await expect(heading(user, 'Times')).toBeVisible()
  await expect(notice(user)).toContainText(/guardou em \d\d\/\d\d, \d\d:\d\d/)
  await expectNoViolations(user, 'without a connection')
  await user.goto('/times/flamengo')
  await expect(team).toBeVisible()
  await expect(notice(user)).toBeVisible()
  await user.setViewportSize({ width: 390, height: 844 })
  await expect(notice(user)).toBeInViewport()
  // One that was never opened cannot be shown: it says so, inside the console.
  await user.goto('/times/santos')
  await expect(retryButton(user)).toBeVisible()

  await user.context().setOffline(false)
  await user.goto('/times/flamengo')
  await expect(team).toBeVisible()
  await expect(notice(user)).toHaveCount(0)
})

test('a connection that goes and comes while a page is open is said, and taken back, without a reload', async ({
  user,
}) => {
  await user.goto('/times')
  await expectRead(user, '/api/v1/times')
  await expectKept(user)
  // Another start: nothing of the teams is in memory.
  await user.goto('/jogadores')
  await expect(heading(user, 'Jogadores')).toBeVisible()
  await user.context().setOffline(true)
  await menuLink(user, 'Times').click()
  await expect(heading(user, 'Times')).toBeVisible()
  await expect(notice(user)).toBeVisible()
  await user.context().setOffline(false)
  await expect(notice(user)).toHaveCount(0)
  await expect(heading(user, 'Times')).toBeVisible()
})

test('"Sair" removes the kept pages from the device', async ({ baseURL, ana, remembered }) => {
  const page = await remembered(device(await signIn(baseURL!, ana)))
  await page.goto('/times')
  await expect(heading(page, 'Times')).toBeVisible()
  await expect.poll(() => cacheCount(page, 'kept-')).toBe(1)
  await menuButton(page, 'Sair').click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => cacheCount(page, 'kept-')).toBe(0)
})

test('the console can be installed: its manifest and all of its icons are there', async ({ visitor }) => {
  await visitor.goto('/')
  const address = await visitor.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await visitor.request.get(address!)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string; type: string }[]; start_url: string }
  expect(manifest.start_url).toBe('/dashboard')
  for (const { src, sizes, type } of manifest.icons) {
    const picture = await visitor.request.get(src)
    expect(picture.headers()['content-type'], src).toContain(type)
    if (sizes === 'any') continue
    const size = await visitor.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
})
