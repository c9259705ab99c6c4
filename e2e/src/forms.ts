import { expect, type Page } from '@playwright/test'
import type { Stored } from './people.ts'

/** The field's message: an error where there is one, otherwise its hint. */
export async function expectUnder(page: Page, label: string, sentence: string): Promise<void> {
  await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(sentence)
}

export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

/** Signs in by the form of the login page, which must be on screen. */
export async function signInByForm(page: Page, { email, password }: Stored): Promise<void> {
  await fill(page, { 'E-mail': email, Senha: password })
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}
