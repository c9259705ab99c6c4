import { readFile } from 'node:fs/promises'
import { test } from '../../src/own-service.ts'
import { heading } from '../../src/page-checks.ts'
import { device, register } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { toasts } from '../../src/shell.ts'
import { expect } from '../../src/test.ts'

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
  const download = page.getByRole('dialog', { name: 'Baixar a cópia de segurança' })
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
  const restore = page.getByRole('dialog', { name: 'Restaurar a cópia de segurança' })
  await restore.getByRole('button', { name: 'Restaurar' }).click()
  await expect(restore.getByText('Escreva restaurar.')).toBeVisible()
  await restore.getByLabel('Para confirmar, escreva restaurar').fill('restaurar')
  await restore.getByLabel('A sua senha', { exact: true }).fill(ADMIN.password)
  await restore.getByRole('button', { name: 'Restaurar' }).click()
  await expect(toasts(page).filter({ hasText: 'A restauração começou.' })).toBeVisible()
  await expect(page.getByText(/O que havia antes está no esquema antes_/)).toBeVisible({ timeout: 90_000 })
  await page.goto('/settings?aba=usuarios')
  await expect(page.getByText(ADMIN.email)).toBeVisible()
  await expect(page.getByText('Vinda Depois')).toHaveCount(0)
})
