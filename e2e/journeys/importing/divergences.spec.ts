import type { Match } from '@meio-campo/contract'
import { disputedDay } from '../../src/disputed-day.ts'
import { loadDataset, rehearseDataset } from '../../src/load-dataset.ts'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

/** A second try has another season: in the first one's the day may have been decided. */
const seasons = ['1977', '1978'] as const

test('another day that is chosen keeps the hour, and the same file again changes nothing', async ({ admin, ask }) => {
  test.setTimeout(300_000)
  const season = seasons[test.info().retry] ?? seasons[1]
  const { byHour, byDay } = disputedDay({
    season,
    home: 'Flamengo',
    away: 'Cruzeiro',
    score: [3, 1],
    days: [`${season}-08-20`, `${season}-08-21`],
  })
  await loadDataset(admin, /football\.json/, 'br.1.json', byHour)
  await loadDataset(admin, /Brasileir/, 'matches.csv', byDay)
  const match = async () => {
    const { data } = await ask<{ data: Match[] }>(`campeonatos/brasileirao_serie_a/jogos?temporada=${season}`)
    expect(data).toHaveLength(1)
    return data[0]!
  }
  const { day: before } = await match()

  await admin.goto('/settings?aba=importacoes&parte=divergencias')
  const question = admin
    .getByRole('list', { name: 'Divergências' })
    .getByRole('listitem')
    .filter({ hasText: 'Flamengo × Cruzeiro' })
    .filter({ hasText: season })
    .filter({ has: admin.getByRole('heading', { name: /^(dia|data)/i }) })
  await question.getByRole('radio', { checked: false }).first().check()
  await question.getByRole('button', { name: 'Usar este valor' }).click()
  await expect(toasts(admin).filter({ hasText: 'Divergência decidida.' })).toBeVisible()
  const { day, kickoff } = await match()
  expect(day).not.toBe(before)
  expect(kickoff).toBe(`${day}T19:00:00.000Z`)

  await rehearseDataset(admin, /Brasileir/, 'matches.csv', byDay)
  const counted = (what: string) =>
    admin.getByRole('term').filter({ hasText: what }).locator('xpath=following-sibling::dd')
  await expect(counted('Mudados na fonte')).toHaveText('0', { timeout: 60_000 })
  await expect(counted('Novos')).toHaveText('0')
  // Journeys beside this one make clubs, which an import completes: of this file nothing changes.
  const others = admin.getByRole('table', { name: 'Linhas por tipo' })
  await expect(admin.getByText('Tudo isto já estava aqui: nada muda.').or(others)).toBeVisible()
  await expect(others.getByRole('row', { name: /^jogos/ })).toHaveCount(0)

  // The source has another score, and a more trusted source is shown: the change counts as the source's, and the sentence says so.
  await rehearseDataset(admin, /Brasileir/, 'matches.csv', byDay.replace('3x1', '3x2'))
  await expect(counted('Mudados na fonte')).toHaveText('1', { timeout: 60_000 })
  await expect(admin.getByText(/^A fonte diz agora outra coisa de 1 registro.*nada muda/).or(others)).toBeVisible()
  await expect(others.getByRole('row', { name: /^jogos/ })).toHaveCount(0)
})
