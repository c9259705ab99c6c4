import type { Page, Route } from '@playwright/test'
import { drawnHeadings, heading, watchHeadings } from '../../src/page-checks.ts'
import { themeSwitch } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const pages = [
  { path: '/', title: 'O meio-campo entre os dados do futebol e o que você constrói.', read: '**/vitrine?*' },
  { path: '/dashboard', title: 'O meio-campo dos dados do futebol', read: '**/dashboard?*' },
]
const SCRIPTS = '**/assets/*.js'
const FONTS = '**/assets/*.woff2'

const late = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await route.continue()
}

/** How much of what was on the screen has moved by itself, as browsers count it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { shifted: number }).shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)

/** The app itself is there, not only its drawing. */
const expectTakenOver = (page: Page) => expect(page.locator('[data-first-paint]')).toHaveCount(0)

/** Everything that could still move what is on the screen is there and drawn: the late fonts and the pictures. */
async function expectSettled(page: Page) {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ status }) => status === 'loaded') &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

for (const { path, title, read } of pages) {
  test(`${path} is there before the app: its links lead on, its buttons wait`, async ({ visitor }) => {
    await visitor.route(SCRIPTS, (route) => route.abort())
    await visitor.goto(path)
    await expect(heading(visitor, title)).toBeVisible()
    const buttons = visitor.locator('button, input, select')
    expect(await buttons.count()).toBeGreaterThan(0)
    expect(await buttons.evaluateAll((all) => all.every((one) => one.hasAttribute('inert')))).toBe(true)
    await visitor.unroute(SCRIPTS)
    await visitor.getByRole('main').getByRole('link', { name: 'Criar Conta' }).last().click()
    await expect(heading(visitor, 'Criar Conta')).toBeVisible()
  })

  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`${path} moves nothing while app, font and answer arrive, at ${width} px`, async ({ visitor }) => {
      await visitor.setViewportSize({ width, height })
      await watchShifts(visitor)
      await visitor.route(FONTS, late(700))
      await visitor.route(SCRIPTS, late(200))
      let reads = 0
      await visitor.route(read, async (route) => {
        reads += 1
        await late(900)(route)
      })
      await visitor.goto(path)
      await expectTakenOver(visitor)
      await expect(visitor.getByRole('list', { name: 'Jogos de hoje' }).first()).toBeVisible()
      await expectSettled(visitor)
      expect(await shifted(visitor)).toBeLessThan(0.01)
      // Requested by the page, used by the app.
      expect(reads).toBe(1)
    })
  }
}

test('scroll position and focus stay while the app loads', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.route(SCRIPTS, late(300))
  await visitor.goto('/', { waitUntil: 'domcontentloaded' })
  const link = visitor.getByRole('main').getByRole('link', { name: 'Criar Conta' }).last()
  await link.focus()
  await visitor.evaluate(() => window.scrollTo(0, 400))
  await expect(visitor.locator('[data-first-paint]')).toHaveCount(1)
  await expectTakenOver(visitor)
  await expect(visitor.getByRole('region', { name: 'Experimente a API' }).getByRole('combobox')).toBeVisible()
  expect(await visitor.evaluate(() => [window.scrollY, document.activeElement?.getAttribute('href')])).toEqual([
    400,
    '/register',
  ])
})

test('a user with stored credentials never sees the page drawn for visitors', async ({ user }) => {
  await watchHeadings(user)
  await user.route(SCRIPTS, late(200))
  for (const path of ['/', '/dashboard']) {
    await user.goto(path)
    await expect(heading(user, /, Ana$/)).toBeVisible()
    expect(await drawnHeadings(user)).toEqual([expect.stringMatching(/, Ana$/)])
  }
})

test('at night the drawing is dark, and hides the theme switch until the app has loaded', async ({ visitor }) => {
  await visitor.addInitScript(() => localStorage.setItem('theme', 'true'))
  await visitor.route(SCRIPTS, (route) => route.abort())
  await visitor.goto('/dashboard')
  await expect(heading(visitor, pages[1]!.title)).toBeVisible()
  await expect(themeSwitch(visitor)).toBeHidden()
  await visitor.unroute(SCRIPTS)
  await visitor.reload()
  await expectTakenOver(visitor)
  await expect(themeSwitch(visitor)).toBeChecked()
})
