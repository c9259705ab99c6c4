import { expectNoViolations, expectPagesAccessible, THEMES, setTheme } from '../../src/axe.ts'
import { problem } from '../../src/calls.ts'
import { dialog, menuButton, retryButton, sideMenu } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

// Each page is read by axe from top to bottom, which takes its time.
test.describe.configure({ timeout: 180_000 })

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
const SIGNED_IN = ['/dashboard', '/help', '/times', '/institucional/terms', '/institucional/privacy']
const TABS = ['perfil', 'seguranca', 'dispositivos', 'notificacoes', 'aparencia', 'sugestoes', 'privacidade']
const API_TABS = ['chaves', 'uso', 'registros', 'referencia', 'widgets', 'mudancas']
const PUSH_TABS = ['webhooks', 'entregas', 'ao-vivo', 'notificacoes', 'simulador', 'guias']
const ADMIN_TABS = ['site', 'usuarios', 'importacoes', 'fontes', 'auditoria', 'sistema', 'manutencao']

for (const theme of THEMES) {
  test.describe(`in the ${theme} theme nothing is wrong`, () => {
    test('with the open pages', async ({ visitor }) => {
      await setTheme(visitor, theme)
      await expectPagesAccessible(visitor, OPEN)
    })

    test("with a user's pages", async ({ user }) => {
      await setTheme(user, theme)
      await expectPagesAccessible(user, [...SIGNED_IN, ...TABS.map((tab) => `/settings?aba=${tab}`)])
    })

    test('with the tabs of /api and /push', async ({ user }) => {
      await setTheme(user, theme)
      await expectPagesAccessible(user, [
        ...API_TABS.map((tab) => `/api?aba=${tab}`),
        ...PUSH_TABS.map((tab) => `/push?aba=${tab}`),
      ])
    })

    test("with an admin's pages", async ({ admin }) => {
      await setTheme(admin, theme)
      await expectPagesAccessible(admin, ['/dashboard', ...ADMIN_TABS.map((tab) => `/settings?aba=${tab}`)])
    })

    test('with a question, an alert and an error state on screen', async ({ admin }) => {
      await setTheme(admin, theme)
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
      await setTheme(visitor, theme)
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
