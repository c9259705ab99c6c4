import type { Page } from '@playwright/test'
import { heading } from '../../src/page-checks.ts'
import { pathOf, problem, recordCalls } from '../../src/calls.ts'
import { dialog, menuButton, sideMenu, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const ACTIONS = [
  {
    item: 'Restart Api',
    title: 'Reiniciar',
    path: '/api/v1/webmaster/api/restart',
    answer: { nodes: 1, workers: 2, seconds: 1.5, joined: false },
    toast: 'API reiniciada: 2 processos em 1,5 s.',
  },
  {
    item: 'Limpar data Users',
    title: 'Limpar Data Users',
    path: '/api/v1/webmaster/users/clean',
    answer: { copy: { total: 1204 } },
    toast: '1.204 registros apagados. A cópia fica por 30 dias.',
  },
  {
    item: 'Limpar data Jogos',
    title: 'Limpar Data Jogos',
    path: '/api/v1/webmaster/jogos/clean',
    answer: { copy: { total: 0 } },
    toast: 'Nada a limpar.',
  },
] as const
const SENTENCE = 'Você tem certeza que deseja fazer isso?'

async function ask(page: Page, { item, title }: (typeof ACTIONS)[number]) {
  await page.goto('/jogadores')
  await menuButton(page, item).click()
  const question = dialog(page, title)
  await expect(question).toBeVisible()
  return question
}

test('is not offered to a user', async ({ user }) => {
  await user.goto('/dashboard')
  await expect(menuButton(user, 'Sair')).toBeVisible()
  for (const { item } of ACTIONS) await expect(sideMenu(user).getByText(item)).toHaveCount(0)
})

for (const action of ACTIONS) {
  test.describe(action.item, () => {
    test('asks first, wherever the admin is, and Cancelar does nothing', async ({ admin }) => {
      const calls = recordCalls(admin)
      const question = await ask(admin, action)
      await expect(question.getByRole('heading', { name: action.title, exact: true })).toBeVisible()
      await expect(question.getByText(SENTENCE, { exact: true })).toBeVisible()
      await expect(question).toHaveAccessibleDescription(SENTENCE)
      await expect(question.getByRole('button')).toHaveText(['Cancelar', 'Sim'])
      await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await question.getByRole('button', { name: 'Cancelar' }).click()
      await expect(question).toHaveCount(0)
      await expect(heading(admin, 'Jogadores')).toBeVisible()
      expect(calls.filter((call) => pathOf(call).endsWith(action.path))).toEqual([])
    })

    test('Escape is Cancelar, and the focus goes back to the item', async ({ admin }) => {
      const calls = recordCalls(admin)
      const question = await ask(admin, action)
      await admin.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(menuButton(admin, action.item)).toBeFocused()
      expect(calls.filter((call) => pathOf(call).endsWith(action.path))).toEqual([])
    })

    test('Sim posts once and with an empty body, also on a double click', async ({ admin, chief }) => {
      const calls = recordCalls(admin)
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      await admin.route(`**${action.path}`, async (route) => {
        await held
        await route.fulfill({ json: { data: action.answer } })
      })
      const question = await ask(admin, action)
      await question.getByRole('button', { name: 'Sim' }).dblclick()
      await expect(question.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
      // While it runs the question stays: neither Escape nor Enter can leave it or send it again.
      await admin.keyboard.press('Enter')
      await admin.keyboard.press('Escape')
      await expect(question).toBeVisible()
      answer()
      await expect(toasts(admin)).toContainText(action.toast)
      await expect(question).toHaveCount(0)

      const posts = calls.filter((call) => call.method() === 'POST' && pathOf(call).includes('/webmaster/'))
      expect(posts.map(pathOf)).toEqual([`/${chief.userId}${action.path}`])
      expect(posts[0]!.postData()).toBeNull()
      expect(await posts[0]!.headerValue('authorization')).toMatch(/^Bearer ./)
    })

    test('a failure is shown in the alert, without a success message', async ({ admin }) => {
      await admin.route(`**${action.path}`, (route) => route.fulfill(problem(500, 'Erro interno', 'Tente de novo.')))
      const question = await ask(admin, action)
      await question.getByRole('button', { name: 'Sim' }).click()
      const alert = dialog(admin, 'Erro interno')
      await expect(alert).toHaveAccessibleDescription('Tente de novo.')
      await expect(question).toHaveCount(0)
      await alert.getByRole('button', { name: 'Ok' }).click()
      await expect(alert).toHaveCount(0)
      await expect(toasts(admin)).toBeEmpty()
    })
  })
}
