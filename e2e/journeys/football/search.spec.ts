import type { ScorerRow } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import { expectNoViolations, setTheme } from '../../src/axe.ts'
import { LEAGUE } from '../../src/demonstration.ts'
import { heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

test.describe.configure({ timeout: 120_000 })

async function open(page: Page) {
  await page.goto('/help')
  await expect(heading(page, 'Obter Ajuda')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+K')
  const search = page.getByRole('dialog', { name: 'Buscar' })
  await expect(search).toBeVisible()
  return { search, words: search.getByRole('combobox', { name: 'Buscar' }) }
}

test('the first letters of the surname of the top scorer find him', async ({ user, ask }) => {
  const { data } = await ask<{ data: ScorerRow[] }>(`campeonatos/${LEAGUE}/artilheiros?limit=1`)
  const { name } = data[0]!.player
  const surname = name.split(' ').at(-1)!
  const { search, words } = await open(user)
  for (const letters of [3, 4, 5].filter((length) => length <= surname.length)) {
    const typed = surname.slice(0, letters)
    const found = search.getByRole('option', { name: new RegExp(`^${name}`) })
    // A failed search is repeated when the text changes.
    await expect(async () => {
      await words.fill('')
      await words.fill(typed)
      await expect(found, typed).toBeVisible({ timeout: 12_000 })
    }).toPass({ timeout: 60_000 })
  }
})

test('what is typed while the search is still loading stands in its field', async ({ user }) => {
  await user.goto('/help')
  await expect(heading(user, 'Obter Ajuda')).toBeVisible()
  let arrive = () => {}
  const asked = new Promise<void>((resolve) => (arrive = resolve))
  let isLoading = false
  await user.route('**/assets/*.js', async (route) => {
    isLoading = true
    await asked
    await route.continue()
  })
  await user.keyboard.press('ControlOrMeta+K')
  await user.keyboard.type('tabelq')
  await user.keyboard.press('Backspace')
  await expect.poll(() => isLoading).toBe(true)
  arrive()
  const words = user.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox', { name: 'Buscar' })
  await expect(words).toHaveValue('tabel')
  await user.keyboard.type('a')
  await expect(words).toHaveValue('tabela')
  // A closed search is empty when it opens again.
  await user.keyboard.press('Escape')
  await user.keyboard.press('ControlOrMeta+K')
  await expect(words).toHaveValue('')
})

for (const [typed, found, address] of [
  ['tabela', /^Tabela/, /\/tabela$/],
  ['artilheiros', /^Artilheiros/, /\/artilheiros$/],
  ['jogos de hoje', /^Jogos de hoje/, /\/jogos\/hoje$/],
  ['nova chave', /^Nova chave/, /\/api\?aba=chaves&nova=true$/],
  ['webhooks', /^Webhooks/, /\/push\?aba=webhooks$/],
  ['dispositivos', /^Dispositivos/, /\/settings\?aba=dispositivos$/],
] as const) {
  test(`“${typed}” finds its page`, async ({ user }) => {
    const { search, words } = await open(user)
    await words.fill(typed)
    // The entry comes before every record of the same name.
    await expect(search.getByRole('option').first()).toHaveAccessibleName(found)
    await search.getByRole('option').first().click()
    await expect(user).toHaveURL(address)
  })
}

test('“tema escuro” is a command', async ({ user }) => {
  const { search, words } = await open(user)
  await words.fill('tema escuro')
  await search.getByRole('option', { name: 'Usar o tema escuro' }).click()
  await expect(user.locator('body')).toHaveClass(/dark/)
})

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`“ver todos” opens all results, with a tab for each kind: ${theme}, ${width} wide`, async ({ user }) => {
    await setTheme(user, theme)
    await user.setViewportSize({ width, height: 844 })
    const { search, words } = await open(user)
    await words.fill('santos')
    await search.getByRole('option', { name: /^Ver todos/ }).click()
    await expect(user).toHaveURL(/busca=santos/)
    await expect(heading(user, /santos/i)).toBeVisible()
    // Only the best hits of each kind are listed here; the total is on the tab of the kind.
    await expect(user.getByRole('main').getByText(/\d+ resultados?$/)).toHaveCount(0)
    await user.getByRole('main').getByRole('link', { name: 'Só times' }).click()
    await expect(user).toHaveURL(/tipo=times/)
    await expect(
      user.getByRole('navigation', { name: 'Tipos de resultado' }).getByRole('link', { name: 'Times' }),
    ).toHaveAttribute('aria-current', 'page')
    // The page that is left and the one that comes may both be there for a moment.
    await expect(user.getByRole('main').getByText(/^\d+ resultados?$/)).toHaveCount(1)
    await expect(
      user
        .getByRole('main')
        .getByRole('link', { name: /Santos/ })
        .first(),
    ).toBeVisible()
    expect(await user.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectNoViolations(user, 'all results')
  })
}
