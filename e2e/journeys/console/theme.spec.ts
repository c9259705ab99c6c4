import type { Page } from '@playwright/test'
import { sideMenu, themeSwitch } from '../../src/shell.ts'
import { localValues } from '../../src/storage.ts'
import { expect, test } from '../../src/test.ts'

const isDark = (page: Page) => page.evaluate(() => document.body.classList.contains('dark'))
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('is light when nothing is stored, also where the system is dark', async ({ visitor }) => {
  await visitor.emulateMedia({ colorScheme: 'dark' })
  await visitor.goto('/dashboard')
  await expect(themeSwitch(visitor)).not.toBeChecked()
  expect(await isDark(visitor)).toBe(false)
  expect(await localValues(visitor)).toEqual({})
})

test('is toggled in the menu footer, saved as a boolean and kept by a reload', async ({ visitor }) => {
  await visitor.goto('/dashboard')
  const light = await background(visitor)
  await themeSwitch(sideMenu(visitor)).click()
  await expect.poll(() => isDark(visitor)).toBe(true)
  expect((await localValues(visitor))['theme']).toBe('true')
  await expect.poll(() => background(visitor)).not.toBe(light)

  await visitor.reload()
  await expect(themeSwitch(visitor)).toBeChecked()
  expect(await isDark(visitor)).toBe(true)

  await themeSwitch(sideMenu(visitor)).click()
  await expect.poll(() => isDark(visitor)).toBe(false)
  expect((await localValues(visitor))['theme']).toBe('false')
  await visitor.reload()
  await expect(themeSwitch(visitor)).not.toBeChecked()
  expect(await isDark(visitor)).toBe(false)
})

for (const stored of ['', 'false', 'dark', '1', 'TRUE', 'null']) {
  test(`is light with "${stored}" stored`, async ({ visitor }) => {
    await visitor.addInitScript((value) => localStorage.setItem('theme', value), stored)
    await visitor.goto('/login')
    await expect(visitor.getByRole('button', { name: 'Tema escuro' })).toHaveAttribute('aria-pressed', 'false')
    expect(await isDark(visitor)).toBe(false)
  })
}

test('is there before the first paint: no frame is ever drawn in the light colours', async ({ visitor }) => {
  // A slow network for the sheets that know the colours: nothing may be painted while they are on their way.
  await visitor.route('**/assets/*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await visitor.addInitScript(() => {
    localStorage.setItem('theme', 'true')
    // A frame is painted after its callbacks: what they find is what the visitor sees.
    const painted: string[] = []
    Object.assign(window, { painted })
    const note = () => {
      if (document.body) painted.push(getComputedStyle(document.body).backgroundColor)
      if (painted.length < 5) requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await visitor.goto('/dashboard')
  await expect(themeSwitch(visitor)).toBeChecked()
  const painted = () => visitor.evaluate(() => (window as unknown as { painted: string[] }).painted)
  await expect.poll(async () => (await painted()).length).toBe(5)
  expect(new Set(await painted())).toEqual(new Set([await background(visitor)]))
  expect(await isDark(visitor)).toBe(true)
})

test('needs nothing of the app to be dark from the start', async ({ visitor }) => {
  await visitor.addInitScript(() => localStorage.setItem('theme', 'true'))
  await visitor.route('**/assets/*.js', (route) => route.abort())
  await visitor.goto('/dashboard')
  expect(await isDark(visitor)).toBe(true)
})

test('is followed by the other tabs', async ({ visitor }) => {
  const other = await visitor.context().newPage()
  await visitor.goto('/dashboard')
  await other.goto('/login')
  await themeSwitch(visitor).click()
  await expect.poll(() => isDark(other)).toBe(true)
  await expect(other.getByRole('button', { name: 'Tema escuro' })).toHaveAttribute('aria-pressed', 'true')
  await other.getByRole('button', { name: 'Tema escuro' }).click()
  await expect(themeSwitch(visitor)).not.toBeChecked()
  expect(await isDark(visitor)).toBe(false)
})

test('stays after a page change and can be reached by keyboard', async ({ user }) => {
  await user.goto('/times')
  await themeSwitch(user).focus()
  await user.keyboard.press('Space')
  await expect(themeSwitch(user)).toBeChecked()
  await user.goto('/contact')
  await expect(themeSwitch(user)).toBeChecked()
  expect(await isDark(user)).toBe(true)
})
