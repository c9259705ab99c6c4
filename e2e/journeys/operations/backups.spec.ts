import { readFile } from 'node:fs/promises'
import { test } from '../../src/own-service.ts'
import { heading } from '../../src/page-checks.ts'
import { device, register } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { expect as usualExpect } from '../../src/test.ts'

// Copies and restores take both cores, beside other journeys.
const expect = usualExpect.configure({ timeout: 60_000 })

test('a backup is made, proved, downloaded and restored in the tab of the system', async ({
  remembered,
  chiefHere,
  service,
}) => {
  test.setTimeout(420_000)
  const page = await remembered(device(chiefHere))
  await page.goto('/settings?aba=sistema')
  await expect(heading(page, 'Sistema')).toBeVisible()
  await page.getByRole('button', { name: 'Fazer agora' }).click()
  // The daily backup may run beside it, so the journey looks for the requested one.
  const asked = page.getByRole('table', { name: 'Cópias de segurança' }).getByRole('row').filter({ hasText: 'Pedida' })
  await expect(asked).toHaveCount(1)
  const actions = asked.getByRole('button', { name: /^Ações da cópia de / })

  await expect(page.getByRole('button', { name: 'Fazer agora' })).toBeEnabled()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Verificar' }).click()
  await expect(asked.getByText('Ainda não')).toHaveCount(0, { timeout: 120_000 })

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
  await expect(restore).toHaveCount(0)
  await expect(page.getByText(/O que havia antes está no esquema antes_/)).toBeVisible({ timeout: 120_000 })
  await page.goto('/settings?aba=usuarios')
  await expect(page.getByText(ADMIN.email)).toBeVisible()
  await expect(page.getByText('Vinda Depois')).toHaveCount(0)
})
