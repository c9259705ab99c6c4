import type { Match } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import type { Ask } from '../../src/api.ts'
import { expectNoViolations } from '../../src/axe.ts'
import { waitOutOtherImports } from '../../src/other-imports.ts'
import { tokenOf } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

// One after the other: each looks at the newest import of the same dataset.
test.describe.configure({ mode: 'default' })

const RESULTS = [
  'id_match,season,date,home,score,away',
  '975001,1975,1975-08-20,Flamengo,3x1,Cruzeiro',
  '975002,1975,1975-08-24,Bahia,1x1,Flamengo',
  '975003,1975,ontem,Bahia,1x1,Cruzeiro',
  '975004,1975,1975-08-30,Atlético,1x0,Bahia',
].join('\n')

const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

async function choose(page: Page, content: string) {
  await page.goto('/settings?aba=importacoes')
  await page.getByRole('radio', { name: /Brasileir/ }).check()
  await page
    .getByLabel('Arquivo para importar')
    .setInputFiles({ name: 'matches.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(page.getByText('matches.csv', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Simular' }).click()
}

/** How many matches there are of a season that only this journey has any of. */
const played = async (ask: Ask): Promise<number> =>
  (await ask<{ data: unknown[] }>('campeonatos/brasileirao_serie_a/jogos?temporada=1975')).data.length

test('a dataset is rehearsed, imported, reported and taken back', async ({ admin, ask }) => {
  // Three imports on a busy machine take their time.
  test.slow()
  await admin.goto('/settings?aba=importacoes')
  await admin.getByRole('button', { name: 'Simular' }).click()
  await expect(admin.getByText('Escolha o conjunto de dados.')).toBeVisible()
  await expectNoViolations(admin, 'new import')

  await choose(admin, RESULTS)
  await expect(admin.getByRole('heading', { name: 'Simulação de brasileirao' })).toBeVisible()
  await expect(admin.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(figure(admin, 'Recusados')).toHaveText('2')
  await expect(admin.getByRole('table', { name: 'Linhas por tipo' })).toContainText('jogos')
  await expect(admin.getByRole('list', { name: 'Exemplos' })).toContainText('Flamengo × Cruzeiro')
  const refused = admin.getByRole('table', { name: 'Linhas recusadas' })
  await expect(refused.getByRole('row').filter({ hasText: 'matches.csv' }).first()).toContainText('4')
  await expectNoViolations(admin, 'report')
  expect(await played(ask)).toBe(0)

  await admin.getByRole('button', { name: 'Importar de verdade' }).click()
  await expect(admin.getByRole('heading', { name: 'Importação de brasileirao' })).toBeVisible()
  // After leaving and returning, the page shows the current progress.
  await admin.goto('/dashboard')
  await admin.getByRole('link', { name: /Última importação/ }).click()
  const row = admin
    .getByRole('table', { name: 'Importações feitas' })
    .getByRole('row')
    .filter({ has: admin.getByRole('link', { name: 'brasileirao', exact: true }) })
    .first()
  await expect(row).toContainText('Concluída', { timeout: 30_000 })
  await expect(row).toContainText(/2 novos.*2 recusados/)
  expect(await played(ask)).toBe(2)

  // A name that matches several clubs is listed once.
  await admin.getByRole('link', { name: 'Nomes', exact: true }).click()
  const unsure = admin.getByRole('listitem').filter({ hasText: '“Atlético”' })
  await expect(unsure).toContainText('matches.csv, linha 5')
  await expectNoViolations(admin, 'names')
  await unsure.getByRole('radio', { name: /Atlético-MG/ }).check()
  await waitOutOtherImports(admin)
  await unsure.getByRole('button', { name: 'Lembrar' }).click()
  await expect(toasts(admin).filter({ hasText: 'Nome lembrado.' })).toBeVisible()
  await expect(unsure).toHaveCount(0)
  await toasts(admin).getByRole('button', { name: 'Desfazer' }).click()
  await expect(unsure).toBeVisible()
  // Dismissed, and listed again.
  await unsure.getByRole('button', { name: 'Deixar de lado' }).click()
  await expect(unsure).toHaveCount(0)
  await admin.getByRole('radio', { name: 'Resolvidos' }).check()
  await unsure.getByRole('button', { name: 'Perguntar de novo' }).click()
  await expect(unsure).toHaveCount(0)

  await admin.getByRole('link', { name: 'Importar', exact: true }).click()
  await row.getByRole('link').click()
  await admin.getByRole('button', { name: 'Desfazer' }).click()
  await dialog(admin, 'Desfazer a importação?').getByRole('button', { name: 'Desfazer' }).click()
  await expect(admin.getByText('Desfeita', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(await played(ask)).toBe(0)
})

test('an import that one later edit blocks: the match is named, the rest is taken back', async ({
  admin,
  ask,
  address,
}) => {
  test.setTimeout(180_000)
  const season = async () => (await ask<{ data: Match[] }>('campeonatos/brasileirao_serie_a/jogos?temporada=1976')).data
  await choose(
    admin,
    [
      'id_match,season,date,home,score,away',
      '976001,1976,1976-08-20,Flamengo,3x1,Cruzeiro',
      '976002,1976,1976-08-24,Bahia,1x1,Flamengo',
    ].join('\n'),
  )
  await admin.getByRole('button', { name: 'Importar de verdade' }).click({ timeout: 60_000 })
  await expect(admin.getByRole('heading', { name: 'Importação de brasileirao' })).toBeVisible()
  await expect(admin.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 60_000 })
  const corrected = (await season()).find(({ home }) => home.id === 'bahia')!
  const answer = await fetch(`${address}/api/v1/campeonatos/brasileirao_serie_a/jogos/${corrected.id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${await tokenOf(address, ADMIN)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ attendance: 41_000 }),
  })
  expect(answer.ok, await answer.text()).toBe(true)

  await waitOutOtherImports(admin)
  await admin.getByRole('button', { name: 'Desfazer' }).click()
  await dialog(admin, 'Desfazer a importação?').getByRole('button', { name: 'Desfazer' }).click()
  const blocked = dialog(admin, 'Isto mudou de novo depois')
  await expect(blocked.getByRole('list', { name: 'O que mudou depois' })).toContainText('Bahia × Flamengo')
  await blocked.getByRole('button', { name: 'Desfazer o resto' }).click()
  await expect(toasts(admin).filter({ hasText: 'Desfeita em parte: ' })).toBeVisible({ timeout: 60_000 })
  expect((await season()).map(({ id }) => id)).toEqual([corrected.id])
})

test('an unusable file shows the reason, and the conflicts and sources have their pages', async ({ admin, user }) => {
  const parts = admin.getByRole('navigation', { name: 'Partes das importações' })
  await choose(admin, 'isto não é um conjunto\n')
  await expect(admin.getByText('Nada deste arquivo pôde ser usado.')).toBeVisible({ timeout: 30_000 })
  await expect(admin.getByRole('table', { name: 'Linhas recusadas' })).toContainText('matches.csv')
  await admin.getByRole('link', { name: 'Divergências', exact: true }).click()
  await expect(admin.getByRole('radio', { name: 'Abertas' })).toBeChecked()
  await expectNoViolations(admin, 'conflicts')
  await parts.getByRole('link', { name: 'Confiança', exact: true }).click()
  await expect(admin.getByRole('heading', { name: 'Em quem confiar' })).toBeVisible()
  await expectNoViolations(admin, 'sources')
  await user.goto('/settings?aba=importacoes')
  await expect(user).toHaveURL('/settings?aba=perfil')
})
