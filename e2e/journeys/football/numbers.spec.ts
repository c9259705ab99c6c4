import type { CompetitionRecords, PlayerLeaderRow, SeasonRow, TeamLeaderRow, TeamNumbers } from '@meio-campo/contract'
import { expectNoViolations, setTheme } from '../../src/axe.ts'
import { LEAGUE } from '../../src/demonstration.ts'
import { heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

// On the demonstration: what a page shows is compared with what the API answers at the same moment.

const TEAM = 'bahia'
const OTHER = 'flamengo'

interface List<Row> {
  readonly data: readonly Row[]
}

test('a team in numbers: its record, its series and its way through the table', async ({ user, ask }) => {
  await user.goto(`/times/${TEAM}`)
  await user.getByRole('navigation', { name: 'Páginas do time' }).getByRole('link', { name: 'Números' }).click()
  await expect(heading(user, 'Números')).toBeVisible()
  await expect(user).toHaveURL(/ver=numeros/)
  const { data } = await ask<{ data: TeamNumbers }>(`times/${TEAM}/numeros`)
  const record = user.getByRole('table', { name: /^Campanha de/ })
  await expect(record.getByRole('row', { name: /^Todos/ })).toContainText(String(data.total.played))
  await expect(record.getByRole('row', { name: /^Em casa/ })).toContainText(String(data.home.goalsFor))
  const runs = user.getByRole('region', { name: 'Maiores sequências' }).getByRole('listitem')
  await expect(runs).toHaveCount(data.runs.length)
  const wins = user.getByRole('region', { name: 'Maiores vitórias' }).getByRole('link')
  await expect(wins.first()).toHaveAttribute('href', new RegExp(`/jogos/${data.biggestWins[0]!.id}$`))
  // The chart has its table.
  const course = data.courses[0]!
  const places = user.getByRole('region', { name: 'Lugar na tabela' }).first()
  await places.getByRole('button', { name: 'Ver como tabela' }).click()
  await expect(places.getByRole('row').last()).toContainText(`${course.rounds.at(-1)!.position}º`)
  await expect(user.getByRole('contentinfo')).toContainText(`/api/v1/times/${TEAM}/numeros`)

  const season = course.edition
  await user.getByRole('combobox', { name: 'Temporada' }).selectOption(season)
  const { data: narrowed } = await ask<{ data: TeamNumbers }>(`times/${TEAM}/numeros?temporada=${season}`)
  await expect(record.getByRole('row', { name: /^Todos/ })).toContainText(String(narrowed.total.played))
})

test('two teams are compared number by number, and the address keeps it', async ({ user, ask }) => {
  await user.goto(`/times/${TEAM}?ver=numeros&com=${OTHER}`)
  const { data } = await ask<{ data: TeamNumbers }>(`times/${TEAM}/numeros?com=${OTHER}`)
  const table = user.getByRole('table', { name: /lado a lado$/ })
  await expect(table.getByRole('columnheader')).toHaveText(['Número', data.team.name, data.compared!.team.name])
  const won = table.getByRole('row', { name: /^Vitórias/ }).getByRole('cell')
  await expect(won.first()).toContainText(String(data.total.won))
  await expect(won.last()).toContainText(String(data.compared!.total.won))
  await expect(user.getByRole('region', { name: 'Últimos encontros' }).getByRole('listitem')).toHaveCount(
    data.meetings!.last.length,
  )
  await user.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(table).toHaveCount(0)
})

test('the players of a championship in numbers, sorted and saved as a file', async ({ user, ask }) => {
  await user.goto(`/campeonatos/${LEAGUE}`)
  await user.getByRole('navigation', { name: 'Páginas do campeonato' }).getByRole('link', { name: 'Números' }).click()
  await expect(heading(user, 'Números')).toBeVisible()
  const table = user.getByRole('table', { name: 'Jogadores em números' })
  await table.getByRole('button', { name: /^Minutos/ }).click()
  await expect(user).toHaveURL(/sort=minutes/)
  const { data } = await ask<List<PlayerLeaderRow>>(`campeonatos/${LEAGUE}/lideres?sort=minutes&limit=3`)
  await expect(table.getByRole('row').nth(1)).toContainText(data[0]!.player.name)
  await user.getByRole('button', { name: 'Exportar' }).click()
  const download = user.waitForEvent('download')
  await user.getByRole('menuitem', { name: 'Exportar CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('the teams by their crowds, and the seasons with their records', async ({ user, ask }) => {
  await user.goto(`/campeonatos/${LEAGUE}?ver=numeros`)
  await user.getByRole('radio', { name: 'Times', exact: true }).click()
  const teams = user.getByRole('table', { name: 'Times em números' })
  await teams.getByRole('button', { name: /^Público médio/ }).click()
  const { data } = await ask<List<TeamLeaderRow>>(`campeonatos/${LEAGUE}/lideres/times?sort=attendance&limit=3`)
  await expect(teams.getByRole('row').nth(1)).toContainText(data[0]!.team.name)

  await user.getByRole('radio', { name: 'Temporadas', exact: true }).click()
  const answer = await ask<List<SeasonRow> & { readonly records: CompetitionRecords }>(
    `campeonatos/${LEAGUE}/temporadas`,
  )
  const seasons = user.getByRole('table', { name: 'Temporadas em números' })
  await expect(seasons.getByRole('row').nth(1)).toContainText(answer.data[0]!.edition)
  await expect(user.getByRole('region', { name: 'Maiores goleadas' }).getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`/jogos/${answer.records.biggestWins[0]!.id}$`),
  )
})

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`in the ${theme} theme, ${width} wide, the numbers fit and nothing is wrong`, async ({ user }) => {
      // Four pages looked through for barriers.
      test.slow()
      await setTheme(user, theme)
      await user.setViewportSize({ width, height: 844 })
      for (const path of [
        `/times/${TEAM}?ver=numeros&com=${OTHER}`,
        `/campeonatos/${LEAGUE}?ver=numeros`,
        `/campeonatos/${LEAGUE}?ver=numeros&de=times`,
        `/campeonatos/${LEAGUE}?ver=numeros&de=temporadas`,
      ]) {
        await user.goto(path)
        await expect(user.getByRole('table').first()).toBeVisible()
        expect(await user.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
        await expectNoViolations(user, path)
      }
    })
