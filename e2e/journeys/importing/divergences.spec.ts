import type { Page } from '@playwright/test'
import type { Match } from '@meio-campo/contract'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const SEASON = '1977'
/** One source knows day and hour, another says the day after. */
const BY_HOUR = JSON.stringify({
  name: `Brasileirão Série A ${SEASON}`,
  matches: [
    {
      round: 'Matchday 1',
      date: '1977-08-20',
      time: '16:00 UTC-3',
      team1: 'Flamengo',
      team2: 'Cruzeiro',
      score: { ft: [3, 1] },
    },
  ],
})
const BY_DAY = ['id_match,season,date,home,score,away', '977001,1977,1977-08-21,Flamengo,3x1,Cruzeiro'].join('\n')

async function load(page: Page, dataset: RegExp, name: string, content: string) {
  await page.goto('/settings?aba=importacoes')
  await page.getByRole('radio', { name: dataset }).check()
  await page
    .getByLabel('Arquivo para importar')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
  await page.getByRole('button', { name: 'Simular' }).click()
  await page.getByRole('button', { name: 'Importar de verdade' }).click({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: /^Importação de/ })).toBeVisible()
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible({ timeout: 60_000 })
}

test('another day that is chosen keeps the hour, and the same file again changes nothing', async ({ admin, ask }) => {
  test.setTimeout(300_000)
  await load(admin, /football\.json/, 'br.1.json', BY_HOUR)
  await load(admin, /Brasileir/, 'matches.csv', BY_DAY)
  const match = async () => {
    const { data } = await ask<{ data: Match[] }>(`campeonatos/brasileirao_serie_a/jogos?temporada=${SEASON}`)
    expect(data).toHaveLength(1)
    return data[0]!
  }
  const { day: before } = await match()

  await admin.goto('/settings?aba=importacoes&parte=divergencias')
  const question = admin
    .getByRole('list', { name: 'Divergências' })
    .getByRole('listitem')
    .filter({ hasText: 'Flamengo × Cruzeiro' })
    .filter({ hasText: '1977' })
    .filter({ has: admin.getByRole('heading', { name: /^(dia|data)/i }) })
  await question.getByRole('radio', { checked: false }).first().check()
  await question.getByRole('button', { name: 'Usar este valor' }).click()
  await expect(toasts(admin).filter({ hasText: 'Divergência decidida.' })).toBeVisible()
  const { day, kickoff } = await match()
  expect(day).not.toBe(before)
  expect(kickoff).toBe(`${day}T19:00:00.000Z`)

  await admin.goto('/settings?aba=importacoes')
  await admin.getByRole('radio', { name: /Brasileir/ }).check()
  await admin
    .getByLabel('Arquivo para importar')
    .setInputFiles({ name: 'matches.csv', mimeType: 'text/csv', buffer: Buffer.from(BY_DAY) })
  await admin.getByRole('button', { name: 'Simular' }).click()
  const counted = (what: string) =>
    admin.getByRole('term').filter({ hasText: what }).locator('xpath=following-sibling::dd')
  await expect(counted('Mudados na fonte')).toHaveText('0', { timeout: 60_000 })
  await expect(counted('Novos')).toHaveText('0')
})
