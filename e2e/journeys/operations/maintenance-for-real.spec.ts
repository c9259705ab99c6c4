import type { Match } from '@meio-campo/contract'
import { withApi } from '../../src/api.ts'
import { makeMatch } from '../../src/own-match.ts'
import { test } from '../../src/own-service.ts'
import { heading } from '../../src/page-checks.ts'
import { device, register } from '../../src/people.ts'
import { dialog, menuButton, sideMenu, toasts } from '../../src/shell.ts'
import { expect } from '../../src/test.ts'

test.describe.configure({ mode: 'serial' })

test('Restart Api replaces the processes without interruption', async ({ remembered, chiefHere, service, request }) => {
  // The services of several journeys start at once.
  test.slow()
  // The service answers with its first process; the second follows.
  await withApi(service.url, (ask) =>
    expect
      .poll(async () => (await ask<{ data: { workers: number } }>('webmaster')).data.workers, { timeout: 60_000 })
      .toBe(2),
  )
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

test('a clean-up of matches made again is undone whole or not at all: what stands there is named, and may be replaced', async ({
  remembered,
  chiefHere,
  service,
}) => {
  test.slow()
  const made = await makeMatch(service.url)
  const address = `/api/v1/campeonatos/${made.competition}/jogos`
  const read = async () => {
    const { data } = (await (await made.api.get(`${address}/${made.match}`)).json()) as { data: Match }
    return [data.status, data.score]
  }
  const over = { status: 'finished', homeScore: 2, awayScore: 1 }
  expect((await made.api.patch(`${address}/${made.match}`, { data: over })).ok()).toBe(true)
  const structure = await made.api.get(`/api/v1/edicoes/${made.competition}_2026/estrutura`)
  const { phases } = ((await structure.json()) as { data: { phases: { id: string }[] } }).data

  const page = await remembered(device(chiefHere))
  await page.goto('/settings?aba=manutencao')
  const copies = page.getByRole('table', { name: 'Cópias guardadas' }).getByRole('row')
  await expect(copies.nth(1)).toBeVisible()
  const before = await copies.count()
  await menuButton(page, 'Limpar data Jogos').click()
  await dialog(page, 'Limpar Data Jogos').getByRole('button', { name: 'Sim' }).click()
  await expect(toasts(page)).toContainText(/apagados?\. A cópia fica por 30 dias\./)
  await expect(copies).toHaveCount(before + 1)
  const again = { edition: '2026', phase: phases[0]!.id, home: 'bahia', away: 'fortaleza' }
  expect((await made.api.post(address, { data: again })).ok()).toBe(true)
  expect(await read()).toEqual(['scheduled', null])

  const question = dialog(page, 'Há algo no lugar')
  const undo = async () => {
    await page.getByRole('button', { name: 'Desfazer', exact: true }).first().click()
    await dialog(page, 'Desfazer a limpeza').getByRole('button', { name: 'Sim' }).click()
    await expect(question).toContainText('Bahia × Fortaleza')
    await expect(question).not.toContainText('e-mail')
  }
  await undo()
  await question.getByRole('button', { name: 'Deixar como está' }).click()
  expect(await read()).toEqual(['scheduled', null])
  await undo()
  await question.getByRole('button', { name: 'Tomar o lugar' }).click()
  await expect.poll(read, { timeout: 60_000 }).toEqual(['finished', { home: 2, away: 1 }])
  await expect(page.getByText('Desfeita', { exact: true }).first()).toBeVisible()
  await made.api.dispose()
})
