import { addressOf, heading } from '../../src/page-checks.ts'
import { dialog, menuButton, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

test('a toast stays for 2000 ms', async ({ admin }) => {
  await admin.clock.install({ time: '2026-11-15T12:00:00-03:00' })
  await admin.route('**/webmaster/jogos/clean', (route) => route.fulfill({ json: { data: { copy: { total: 1 } } } }))
  await admin.goto('/times')
  await menuButton(admin, 'Limpar data Jogos').click()
  await expect(dialog(admin, 'Limpar Data Jogos')).toBeVisible()
  await admin.clock.pauseAt('2026-11-15T13:00:00-03:00')
  await dialog(admin, 'Limpar Data Jogos').getByRole('button', { name: 'Sim' }).click()
  const toast = toasts(admin).getByText('1 registro apagado. A cópia fica por 30 dias.', { exact: true })
  await expect(toast).toBeVisible()
  await admin.clock.runFor(1_999)
  await expect(toast).toBeVisible()
  await admin.clock.runFor(1)
  await expect(toast).toHaveCount(0)
})

test('a copy is confirmed with "Copiado com sucesso."', async ({ visitor, address }) => {
  await visitor.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address })
  await visitor.goto('/')
  await visitor.getByRole('button', { name: 'Copiar como curl' }).click()
  await expect(visitor.getByText('Copiado com sucesso.', { exact: true })).toBeVisible()
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^curl .*\/web\/api\/v1\/vitrine\/tabela/,
  )
})

test.describe('the link toast', () => {
  const saved = 'Página salva.'

  test('has "Abrir" and "Fechar", and waits for an answer', async ({ admin }) => {
    await admin.clock.install()
    await admin.route('**/api/v1/website/paginas/about', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      await route.fulfill({
        json: { data: { id: 'about', title: 'Sobre', body: 'x', updatedAt: '2026-11-15T12:00:00Z' } },
      })
    })
    await admin.goto('/settings?aba=site&secao=paginas&pagina=about')
    await admin.getByLabel('Título').fill('Sobre o Meio-Campo, revisto')
    await admin.getByRole('button', { name: 'Salvar página' }).click()
    const toast = toasts(admin).filter({ hasText: saved })
    await expect(toast.getByRole('button')).toHaveText(['Abrir', 'Fechar'])
    await admin.clock.fastForward(60_000)
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Abrir' }).click()
    await expect(admin.getByText(saved)).toHaveCount(0)
    await expect(heading(admin, 'Sobre o Meio-Campo')).toBeVisible()
    expect(addressOf(admin)).toBe('/institucional/about')
  })
})
