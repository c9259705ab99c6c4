import { expect, type Locator, type Page } from '@playwright/test'

/** Gives a duty to the account of this name, as an admin does; what it includes is chosen in the dialog. */
export async function giveDuty(
  admin: Page,
  name: string,
  role: string,
  choose: (dialog: Locator) => Promise<void>,
): Promise<Locator> {
  await admin.goto(`/settings?aba=usuarios&busca=${encodeURIComponent(name)}`)
  await admin.getByRole('button', { name: `Ações da conta de ${name}` }).click()
  await admin.getByRole('menuitem', { name: 'Funções' }).click()
  const dialog = admin.getByRole('dialog', { name: `Funções de ${name}` })
  await dialog.getByRole('button', { name: 'Dar uma função' }).click()
  await dialog.getByRole('radio', { name: role }).check({ force: true })
  await choose(dialog)
  await dialog.getByRole('button', { name: 'Dar função' }).click()
  const duties = dialog.getByRole('list', { name: 'Funções' })
  await expect(duties).toContainText(role)
  return duties
}
