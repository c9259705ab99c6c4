import { readFile } from 'node:fs/promises'
import { heading } from '../../src/page-checks.ts'
import { device, register, signIn, type Person } from '../../src/people.ts'
import { ADMIN, launchService, type Service } from '../../src/service.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test as base } from '../../src/test.ts'

// A service of its own: a restore takes everybody's data back.
const test = base.extend<{ chiefHere: Person }, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const service = await launchService('0')
      await use(service)
      await service.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ service }, use) => use(service.url),
  chiefHere: async ({ service }, use) => use(await signIn(service.url, ADMIN)),
})

test('a backup is made, proved, downloaded and restored in the tab of the system', async ({
  remembered,
  chiefHere,
  service,
}) => {
  test.setTimeout(180_000)
  const page = await remembered(device(chiefHere))
  await page.goto('/settings?aba=sistema')
  await expect(heading(page, 'Sistema')).toBeVisible()
  await expect(page.getByText('Nenhuma cópia ainda')).toBeVisible()
  await page.getByRole('button', { name: 'Fazer agora' }).click()
  const table = page.getByRole('table', { name: 'Cópias de segurança' })
  await expect(table.getByRole('row')).toHaveCount(2, { timeout: 60_000 })
  const actions = table.getByRole('button', { name: /^Ações da cópia de / })

  await expect(page.getByRole('button', { name: 'Fazer agora' })).toBeEnabled({ timeout: 30_000 })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Verificar' }).click()
  await expect(table.getByText('Ainda não')).toHaveCount(0, { timeout: 90_000 })

  await actions.click()
  await page.getByRole('menuitem', { name: 'Baixar' }).click()
  const download = dialog(page, 'Baixar a cópia de segurança')
  await download.getByLabel('A sua senha', { exact: true }).fill('senha errada mesmo')
  await download.getByRole('button', { name: 'Baixar' }).click()
  await expect(download.getByText('Senha atual incorreta.')).toBeVisible()
  await download.getByLabel('A sua senha', { exact: true }).fill(ADMIN.password)
  const saving = page.waitForEvent('download')
  await download.getByRole('button', { name: 'Baixar' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^meio-campo-.*-manual\.tar\.zst$/)
  expect((await readFile(await file.path())).length).toBeGreaterThan(10_000)

  await register(service.url, { name: 'Vinda Depois', confirmed: false })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Restaurar' }).click()
  const restore = dialog(page, 'Restaurar a cópia de segurança')
  await restore.getByRole('button', { name: 'Restaurar' }).click()
  await expect(restore.getByText('Escreva restaurar.')).toBeVisible()
  await restore.getByLabel('Para confirmar, escreva restaurar').fill('restaurar')
  await restore.getByLabel('A sua senha', { exact: true }).fill(ADMIN.password)
  await restore.getByRole('button', { name: 'Restaurar' }).click()
  await expect(toasts(page)).toContainText('A restauração começou.')
  await expect(page.getByText(/O que havia antes está no esquema antes_/)).toBeVisible({ timeout: 90_000 })
  await page.goto('/settings?aba=usuarios')
  await expect(page.getByText(ADMIN.email)).toBeVisible()
  await expect(page.getByText('Vinda Depois')).toHaveCount(0)
})
