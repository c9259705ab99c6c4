import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { signInByForm } from '../../src/forms.ts'
import { device, register } from '../../src/people.ts'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function prove(page: Page, password: string, words: string): Promise<void> {
  await dialog(page).getByLabel('Senha atual', { exact: true }).fill(password)
  await dialog(page).getByRole('button', { name: words, exact: true }).click()
}

test('a user downloads all data of the account', async ({ address, remembered }) => {
  const person = await register(address)
  const page = await remembered(device(person))
  await page.goto('/settings?aba=privacidade')
  await page.getByRole('button', { name: 'Pedir o arquivo' }).click()
  await expect(page.getByText(/^Pronto:/)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Baixar', exact: true }).click()
  const started = page.waitForEvent('download')
  await prove(page, person.password, 'Baixar')
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^meio-campo-dados-\d{4}-\d\d-\d\d\.zip$/)
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await page.getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pedir o arquivo' })).toBeVisible()
})

test('a user requests deletion of the account; every page and the next sign-in show it and offer to cancel it', async ({
  address,
  remembered,
  visitor,
}) => {
  const person = await register(address)
  const page = await remembered(device(person))
  await page.goto('/settings?aba=privacidade')
  await page.getByRole('button', { name: 'Excluir a conta' }).click()
  await prove(page, 'não-é-a-minha-9', 'Excluir em sete dias')
  await expect(dialog(page).getByText('Senha atual incorreta.')).toBeVisible()
  await prove(page, person.password, 'Excluir em sete dias')
  await expect(toasts(page)).toContainText('A conta será excluída em sete dias.')
  await page.getByRole('link', { name: 'Times', exact: true }).first().click()
  await expect(page.getByText(/^Esta conta será excluída em/)).toBeVisible()

  await visitor.goto('/login?url=/times')
  await signInByForm(visitor, person)
  await expect(visitor.getByText(/^Esta conta será excluída em/)).toBeVisible()
  await visitor.getByRole('button', { name: 'Manter a conta' }).click()
  await expect(toasts(visitor)).toContainText('A sua conta continua.')
  await expect(visitor.getByText(/^Esta conta será excluída em/)).toBeHidden()
})
