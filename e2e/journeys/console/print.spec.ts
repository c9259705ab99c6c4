import type { Page } from '@playwright/test'
import { setTheme } from '../../src/axe.ts'
import { findPlayedSeason, LEAGUE } from '../../src/demonstration.ts'
import { expect, test } from '../../src/test.ts'

const colours = (page: Page) =>
  page.evaluate(() => {
    const style = (element: Element) => getComputedStyle(element)
    return {
      body: style(document.body).backgroundColor,
      main: style(document.querySelector('main')!).backgroundColor,
      text: style(document.body).color,
      card: style(document.querySelector('main section, main table')!).color,
    }
  })

const luminance = (rgb: string) => {
  const [red, green, blue] = rgb.match(/\d+/g)!.map(Number)
  return (red! * 299 + green! * 587 + blue! * 114) / 1000
}

for (const theme of ['light', 'dark'] as const)
  test(`from the ${theme} theme a page is printed dark on white, without what only a screen can use`, async ({
    user,
  }) => {
    await setTheme(user, theme)
    for (const path of [
      `/campeonatos/${LEAGUE}/tabela`,
      '/times/flamengo',
      '/times/flamengo/elenco',
      '/estadios/maracana',
    ]) {
      await user.goto(path)
      await expect(user.getByRole('table').or(user.getByRole('list')).first()).toBeVisible()
      await user.emulateMedia({ media: 'print' })
      const { body, main, text, card } = await colours(user)
      expect([body, main], path).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)'])
      expect(luminance(text), path).toBeLessThan(60)
      expect(luminance(card), path).toBeLessThan(80)
      await expect(user.getByRole('heading', { level: 1 })).toBeVisible()
      for (const gone of [user.getByRole('navigation'), user.getByRole('search'), user.getByRole('contentinfo')])
        await expect(gone, path).toHaveCount(0)
      // Column heads are the only buttons left, as words.
      const buttons = await user
        .locator('button:visible, a[data-variant]:visible')
        .evaluateAll((all) => all.filter((one) => !one.closest('th')).map((one) => one.textContent))
      expect(buttons, path).toEqual([])
      await user.emulateMedia({ media: null })
    }
  })

test('a long list is printed to its end, and no row is cut', async ({ user }) => {
  await user.goto('/times?visao=table')
  const rows = user.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const all = Number(await user.getByRole('table').getAttribute('aria-rowcount'))
  expect(await rows.count()).toBeLessThan(all)
  await user.emulateMedia({ media: 'print' })
  await expect(rows).toHaveCount(all)
  expect(await rows.nth(5).evaluate((row) => getComputedStyle(row).breakInside)).toBe('avoid')
  const pdf = await user.pdf({ format: 'A4' })
  expect(pdf.byteLength).toBeGreaterThan(10_000)
})

test('a message that is on the screen is not printed', async ({ user }) => {
  await user.goto('/times/flamengo')
  await user.getByRole('button', { name: /^Acompanhar/ }).click()
  const toasts = user.locator('output[popover]')
  await expect(toasts.or(user.getByRole('button', { name: /^Acompanhando/ })).first()).toBeVisible()
  await user.emulateMedia({ media: 'print' })
  await expect(toasts).toBeHidden()
})

test('a printed table keeps the legend of its zones and the edges that distinguish them', async ({ user, ask }) => {
  const { season } = await findPlayedSeason(ask)
  await user.goto(`/campeonatos/${LEAGUE}/tabela?temporada=${season}`)
  const lost = user.locator('tbody [data-letter="D"]').first()
  await expect(lost).toBeVisible()
  await user.emulateMedia({ media: 'print' })
  await expect(user.getByRole('list', { name: 'Legenda' }).getByText('Rebaixamento')).toBeVisible()
  expect(await lost.evaluate((chip) => getComputedStyle(chip).boxShadow)).toContain('inset')
  await expect(user.getByRole('contentinfo')).toHaveCount(0)
})
