import type { Share } from '@meio-campo/contract'
import { expectNoViolations, setTheme } from '../../src/axe.ts'
import { lastMatch, LEAGUE } from '../../src/demonstration.ts'
import { entry } from '../../src/history-list.ts'
import { dialog as question } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

// One after the other: the permission is one for the whole service.
test.describe.configure({ mode: 'serial' })

const PLACE = '/settings?aba=site&secao=cartoes'

test('before the admin allows it, the button gives the page’s own address, and says who can open it', async ({
  user,
  admin,
  cast,
}) => {
  await admin.goto(PLACE)
  const permission = admin.getByRole('switch', { name: 'Liberar cartões públicos' })
  await expect(permission).toBeEnabled()
  if (await permission.isChecked()) await permission.click()
  await expect(permission).not.toBeChecked()

  await user.goto(`/jogadores/${cast.player.id}`)
  await user.getByRole('button', { name: 'Compartilhar' }).click()
  const dialog = user.getByRole('dialog', { name: 'Compartilhar' })
  await expect(dialog).toContainText(`/jogadores/${cast.player.id}`)
  await expect(dialog).toContainText('ainda não foram liberados pela administração')
  await expect(dialog.getByRole('img')).toHaveCount(0)
})

test('once it is allowed, a match, a table and a player are shared by a card that opens without an account', async ({
  admin,
  user,
  visitor,
  ask,
  cast,
}) => {
  await admin.goto(PLACE)
  const permission = admin.getByRole('switch', { name: 'Liberar cartões públicos' })
  await expect(permission).toBeEnabled()
  if (!(await permission.isChecked())) await permission.click()
  await expect(permission).toBeChecked()
  // It is in the history of the site's data, from which it is taken back.
  const allowed = entry(admin, 'liberou os cartões públicos').first()
  await allowed.locator('summary').click()
  await allowed.getByRole('button', { name: 'Desfazer' }).click()
  await question(admin, 'Desfazer esta mudança?').getByRole('button', { name: 'Desfazer' }).click()
  await expect(permission).not.toBeChecked()
  await permission.click()
  await expect(permission).toBeChecked()
  await admin.goto('/settings?aba=auditoria&grupo=website')
  await expect(admin.getByText('liberou os cartões públicos').first()).toBeVisible()

  const match = await lastMatch(ask)
  const pages = [
    [`/campeonatos/${LEAGUE}/jogos/${match.id}`, match.home.name],
    [`/campeonatos/${LEAGUE}/tabela`, 'tabela'],
    [`/jogadores/${cast.player.id}`, cast.player.name],
  ] as const
  for (const [page, title] of pages) {
    await user.goto(page)
    const answer = user.waitForResponse((each) => each.url().endsWith('/api/v1/compartilhamentos'))
    await user.getByRole('button', { name: 'Compartilhar' }).click()
    const { data: share } = (await (await answer).json()) as { data: Share }
    const dialog = user.getByRole('dialog', { name: /^Compartilhar: / })
    await expect(dialog).toContainText(share.url)
    const picture = dialog.getByRole('img')
    await expect(picture).toHaveJSProperty('naturalWidth', 1200)
    await expect(picture).toHaveJSProperty('naturalHeight', 630)
    await dialog.getByRole('button', { name: 'Pronto' }).click()

    await visitor.goto(new URL(share.url).pathname)
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', /\.png\?v=/)
    await expect(visitor.locator('img')).toHaveJSProperty('naturalWidth', 1200)
    await expect(visitor.getByRole('link', { name: 'Abrir no Meio-Campo' })).toBeVisible()
  }
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`the dialog, the card and the setting have no violations at ${width} px, ${theme}`, async ({
      admin,
      user,
      visitor,
      cast,
    }) => {
      for (const page of [admin, user, visitor]) await page.setViewportSize({ width, height: 844 })
      await setTheme(admin, theme)
      await setTheme(user, theme)
      await visitor.emulateMedia({ colorScheme: theme })
      await admin.goto(PLACE)
      await expect(admin.getByRole('switch', { name: 'Liberar cartões públicos' })).toBeChecked()
      await expectNoViolations(admin, PLACE)

      await user.goto(`/jogadores/${cast.player.id}`)
      const answer = user.waitForResponse((each) => each.url().endsWith('/api/v1/compartilhamentos'))
      await user.getByRole('button', { name: 'Compartilhar' }).click()
      const { data: share } = (await (await answer).json()) as { data: Share }
      await expect(user.getByRole('dialog', { name: /^Compartilhar: / })).toBeVisible()
      await expectNoViolations(user, 'the dialog')

      await visitor.goto(new URL(share.url).pathname)
      await expectNoViolations(visitor, share.url)
      const wide = await visitor.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect(wide).toBe(false)
    })
  }
}
