import { test } from '../../src/own-service.ts'
import { heading } from '../../src/page-checks.ts'
import { device, register } from '../../src/people.ts'
import { dialog, menuButton, sideMenu, toasts } from '../../src/shell.ts'
import { expect } from '../../src/test.ts'

test.describe.configure({ mode: 'serial' })

test('Restart Api replaces the processes without interruption', async ({ remembered, chiefHere, request }) => {
  const page = await remembered(device(chiefHere))
  await page.goto('/times')
  await menuButton(page, 'Restart Api').click()
  const question = dialog(page, 'Reiniciar')
  await expect(question).toContainText('Troca os 2 processos um a um')
  await question.getByRole('button', { name: 'Sim' }).click()
  // Calls are sent all the time; none fails.
  const statuses = new Set<number>()
  while ((await question.count()) > 0) statuses.add((await request.get('/health')).status())
  await expect(toasts(page)).toContainText(/API reiniciada: 2 processos em [\d,]+ s\./)
  expect([...statuses]).toEqual([200])
  await page.reload()
  await expect(heading(page, 'Times')).toBeVisible()
})

test('Limpar data Users removes the ordinary accounts and keeps the admins', async ({
  remembered,
  chiefHere,
  service,
}) => {
  // The mailbox of this service is its own.
  const bia = await register(service.url, { name: 'Bia Zagueira', confirmed: false })
  const before = await remembered(device(bia))
  await before.goto('/jogadores')
  await expect(sideMenu(before).getByRole('link', { name: 'Bia Zagueira' })).toBeVisible()
  // An open page that asks by itself would be sent to the sign-in instead.
  await before.close()

  const page = await remembered(device(chiefHere))
  await page.goto('/times')
  await menuButton(page, 'Limpar data Users').click()
  const question = dialog(page, 'Limpar Data Users')
  await expect(question).toContainText(/Saem 1 conta e \d+ registros ligados\. Uma cópia fica guardada por 30 dias/)
  await question.getByRole('button', { name: 'Sim' }).click()
  await expect(toasts(page)).toContainText(/registros apagados\. A cópia fica por 30 dias\./)

  // Her stored credentials are answered without a user: cleared, and back at the start.
  const hers = await remembered(device(bia))
  await hers.goto('/jogadores')
  await expect(hers).toHaveURL('/')
  // The copy brings her back, device and all.
  await page.goto('/settings?aba=manutencao')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await dialog(page, 'Desfazer a limpeza').getByRole('button', { name: 'Sim' }).click()
  await expect(page.getByText('Desfeita', { exact: true })).toBeVisible()
  const again = await remembered(device(bia))
  await again.goto('/jogadores')
  await expect(sideMenu(again).getByRole('link', { name: 'Bia Zagueira' })).toBeVisible()
})

test('Limpar data Jogos shows its result', async ({ remembered, chiefHere }) => {
  const page = await remembered(device(chiefHere))
  await page.goto('/times')
  await menuButton(page, 'Limpar data Jogos').click()
  await dialog(page, 'Limpar Data Jogos').getByRole('button', { name: 'Sim' }).click()
  await expect(toasts(page)).toContainText(/Nada a limpar\.|registros? apagados?\. A cópia fica por 30 dias\./)
  await page.reload()
  await expect(heading(page, 'Times')).toBeVisible()
})
