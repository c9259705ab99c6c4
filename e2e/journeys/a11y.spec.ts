import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { heading } from '../src/arrival.ts'
import { problem } from '../src/calls.ts'
import { dialog, loader, menuButton, retryButton, sideMenu } from '../src/shell.ts'
import { expect, test } from '../src/test.ts'

// Each page is read by axe from top to bottom, which takes its time.
test.describe.configure({ timeout: 120_000 })

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const OPEN = [
  '/',
  '/login?url=/times',
  '/register',
  '/recover',
  '/recover?token=x',
  '/contact',
  '/dashboard',
  '/nao-existe',
]
const SIGNED_IN = ['/dashboard', '/help', '/times', '/institucional/terms']
const TABS = ['perfil', 'seguranca', 'dispositivos', 'aparencia']
const ADMIN_TABS = ['site', 'usuarios', 'auditoria', 'manutencao']

// What a page says is the same in both themes; the dark one is read for what depends on colours.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

async function expectNoViolations(page: Page, where: string) {
  const axe = new AxeBuilder({ page })
  const dark = await page.evaluate(() => document.body.classList.contains('dark'))
  const { violations } = await (dark ? axe.withRules(COLOUR_RULES) : axe.withTags(TAGS)).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect.soft(found, where).toEqual([])
}

async function look(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expect(heading(page, /./)).toBeVisible()
    await expect(loader(page)).toHaveCount(0)
    await expectNoViolations(page, path)
  }
}

// The dark half belongs to `npm run test:full`: reading every page twice takes its time.
const THEMES = process.env['FULL'] ? (['light', 'dark'] as const) : (['light'] as const)

for (const theme of THEMES) {
  test.describe(`in the ${theme} theme nothing is wrong`, () => {
    const wear = async (page: Page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (theme === 'dark') await page.addInitScript(() => localStorage.setItem('theme', 'true'))
    }

    test('with the open pages', async ({ visitor }) => {
      await wear(visitor)
      await look(visitor, OPEN)
    })

    test("with a user's pages", async ({ user }) => {
      await wear(user)
      await look(user, [...SIGNED_IN, ...TABS.map((tab) => `/settings?aba=${tab}`)])
    })

    test("with an admin's pages", async ({ admin }) => {
      await wear(admin)
      await look(admin, ['/dashboard', ...ADMIN_TABS.map((tab) => `/settings?aba=${tab}`)])
    })

    test('with a question, an alert and an error state on screen', async ({ admin }) => {
      await wear(admin)
      await admin.goto('/times')
      await menuButton(admin, 'Limpar data Users').click()
      const question = dialog(admin, 'Limpar Data Users')
      await expect(question).toContainText(/Saem/)
      await expectNoViolations(admin, 'question')
      await admin.route('**/users/clean', (route) => route.fulfill(problem(500, 'Erro interno', 'Tente de novo.')))
      await question.getByRole('button', { name: 'Sim' }).click()
      await expect(dialog(admin, 'Erro interno')).toBeVisible()
      await expectNoViolations(admin, 'alert')
      await admin.route('**/api/v1/dashboard?*', (route) => route.abort())
      await admin.goto('/dashboard')
      await expect(retryButton(admin)).toBeVisible()
      await expectNoViolations(admin, 'error state')
    })

    test('with the drawer, the legal text and field errors on a narrow screen', async ({ visitor }) => {
      await wear(visitor)
      await visitor.setViewportSize({ width: 390, height: 844 })
      await visitor.goto('/contact')
      await visitor.getByRole('button', { name: 'Menu', exact: true }).click()
      await expect(sideMenu(visitor)).toBeVisible()
      await expectNoViolations(visitor, 'drawer')
      await visitor.goto('/register')
      await visitor.getByRole('button', { name: 'Criar Conta', exact: true }).click()
      await expect(visitor.getByText('Preencha este campo.').first()).toBeVisible()
      await expectNoViolations(visitor, 'field errors')
      await visitor.getByRole('link', { name: 'termos de uso' }).click()
      await expect(visitor.getByRole('dialog')).toContainText('Estes termos valem')
      await expectNoViolations(visitor, 'legal text')
    })
  })
}
