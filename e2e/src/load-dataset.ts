import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Imports a file for real, as an admin does: first rehearsed, then run to its end. */
export async function loadDataset(page: Page, dataset: RegExp, name: string, content: string): Promise<void> {
  await rehearseDataset(page, dataset, name, content)
  await page.getByRole('button', { name: 'Importar de verdade' }).click({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: /^Importação de/ })).toBeVisible()
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 60_000 })
}

/** What an import of the file would do. */
export async function rehearseDataset(page: Page, dataset: RegExp, name: string, content: string): Promise<void> {
  await page.goto('/settings?aba=importacoes')
  await page.getByRole('radio', { name: dataset }).check()
  await page
    .getByLabel('Arquivo para importar')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Simular' }).click()
}
