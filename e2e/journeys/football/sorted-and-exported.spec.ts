import type { Standings, Squad } from '@meio-campo/contract'
import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { findPlayedSeason, LEAGUE } from '../../src/demonstration.ts'
import { expect, test } from '../../src/test.ts'

test('a table is sorted by its columns, and the order stands in the address', async ({ user, ask }) => {
  const { season } = await findPlayedSeason(ask)
  const { data } = await ask<{ data: Standings }>(`campeonatos/${LEAGUE}/tabela?temporada=${season}`)
  const { rows } = data.phases[0]!.groups[0]!
  const most = Math.max(...rows.map(({ goalsFor }) => goalsFor))
  await user.goto(`/campeonatos/${LEAGUE}/tabela?temporada=${season}`)
  const table = user.getByRole('table', { name: /^Classificação/ })
  await table.getByRole('columnheader', { name: 'GP', exact: true }).getByRole('button').press('Enter')
  await expect(user).toHaveURL(/sort=goalsFor/)
  const first = table.getByRole('rowheader').first()
  const scorers = rows.filter(({ goalsFor }) => goalsFor === most).map(({ team }) => team.name)
  await expect(first).toHaveText(new RegExp(scorers.map((name) => RegExp.escape(name)).join('|')))
  await user.reload()
  await expect(table.getByRole('columnheader', { name: 'GP', exact: true })).toHaveAttribute('aria-sort', 'descending')
  await table.getByRole('columnheader', { name: 'Time', exact: true }).getByRole('button').click()
  const names = rows.map(({ team }) => team.name).toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
  await expect(first).toContainText(names[0]!)
})

test('a squad is sorted within its lines', async ({ user, ask }) => {
  const { data } = await ask<{ data: Squad }>('times/flamengo/elenco')
  const forwards = data.players.filter(({ position }) => position === 'forward')
  const oldest = Math.max(...forwards.map(({ age }) => age ?? 0))
  await user.goto('/times/flamengo/elenco?visao=table')
  const table = user.getByRole('table', { name: 'Atacantes' })
  await table.getByRole('button', { name: 'Idade', exact: true }).click()
  await expect(user).toHaveURL(/sort=age/)
  await expect(table.getByRole('row').nth(1)).toContainText(String(oldest))
})

/** The lines of the CSV that a part of a page gives. */
async function exported(page: Page, part: Locator): Promise<readonly string[]> {
  await part.getByRole('button', { name: /^Exportar/ }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Exportar CSV' }).click()
  return (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
}

test('lists that are part of a page are saved as files', async ({ user, cast }) => {
  await user.goto(`/campeonatos/${LEAGUE}/jogos/${cast.match.id}/arbitros`)
  const officials = await exported(user, user.getByRole('region', { name: 'Arbitragem' }))
  expect(officials[0]).toContain('person.name')
  await user.goto('/estadios/maracana')
  const played = await exported(user, user.getByRole('region', { name: 'Últimos jogos' }))
  expect(played[0]).toContain('home.name')
  expect(played.length).toBeGreaterThan(1)
  await user.goto(`/campeonatos/${LEAGUE}/transmission`)
  const rights = await exported(user, user.getByRole('region', { name: /^Quem transmite/ }))
  expect(rights[0]).toContain('streaming.name')
  await user.goto('/times/flamengo?ver=numeros')
  const record = await exported(user, user.getByRole('region', { name: 'Campanha' }))
  expect(record[0]).toContain('goalsFor')
})
