import type { PlayerNumbers, ScorerRow } from '@meio-campo/contract'
import { expectNoViolations, setTheme } from '../../src/axe.ts'
import type { Ask } from '../../src/api.ts'
import { LEAGUE } from '../../src/demonstration.ts'
import { heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

// On the demonstration: what a page shows is compared with what the API answers at the same moment.

interface List<Row> {
  readonly data: readonly Row[]
}

async function topScorers(ask: Ask): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { data } = await ask<List<ScorerRow>>(`campeonatos/${LEAGUE}/artilheiros?limit=4`)
  return data.map(({ player }) => ({ id: player.id!, name: player.name }))
}

test('a player in numbers: positions and year by year, each as the API counts it', async ({ user, ask }) => {
  const [first] = await topScorers(ask)
  await user.goto(`/jogadores/${first!.id}`)
  await user.getByRole('navigation', { name: 'Páginas do jogador' }).getByRole('link', { name: 'Números' }).click()
  await expect(heading(user, 'Números')).toBeVisible()
  const { data } = await ask<{ data: PlayerNumbers }>(`jogadores/${first!.id}/numeros`)
  const own = user.getByRole('region', { name: 'Em números', exact: true })
  await expect(own).toContainText(`Gols${data.total.goals}`)
  const positions = user.getByRole('table', { name: 'Posições jogadas' })
  await expect(positions.getByRole('row').nth(1)).toContainText(String(data.positions[0]!.played))
  const years = user.getByRole('table', { name: 'Cada ano em números' })
  await expect(years.getByRole('row').nth(1)).toContainText(String(data.years.at(-1)!.year))
  await expect(user.getByRole('contentinfo')).toContainText(`/api/v1/jogadores/${first!.id}/numeros`)

  const season = data.seasons[0]!
  await user.getByRole('combobox', { name: 'Temporada' }).selectOption(season)
  const { data: narrowed } = await ask<{ data: PlayerNumbers }>(`jogadores/${first!.id}/numeros?temporada=${season}`)
  await expect(own).toContainText(`Jogos${narrowed.total.played}`)
})

test('two players are compared by typing a name, then three, and one is taken out again', async ({ user, ask }) => {
  const [first, second, third] = await topScorers(ask)
  await user.goto(`/jogadores/${first!.id}?ver=numeros`)
  const field = user.getByRole('combobox', { name: 'Comparar com' })
  await field.fill(second!.name)
  await expect(user.locator('datalist option').first()).toBeAttached()
  await field.press('Enter')
  await expect(user).toHaveURL(/com=/)
  const table = user.getByRole('table', { name: /lado a lado$/ })
  await expect(table.getByRole('columnheader')).toHaveCount(3)

  await user.goto(`/jogadores/${first!.id}?ver=numeros&com=${second!.id},${third!.id}`)
  const { data } = await ask<{ data: PlayerNumbers }>(`jogadores/${first!.id}/numeros?com=${second!.id},${third!.id}`)
  await expect(table.getByRole('columnheader')).toContainText(['Número', first!.name, second!.name, third!.name])
  const goals = table.getByRole('row', { name: /^Gols \d/ }).getByRole('cell')
  for (const [index, side] of [data, ...data.compared].entries())
    await expect(goals.nth(index)).toContainText(String(side.total.goals))

  await user.getByRole('button', { name: `Remover ${third!.name}` }).click()
  await expect(table.getByRole('columnheader')).toContainText(['Número', first!.name, second!.name])
  await user.goBack()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await user.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(table).toHaveCount(0)
})

test('a comparison with an unknown player says that the player is unknown', async ({ user, ask }) => {
  const [first] = await topScorers(ask)
  await user.goto(`/jogadores/${first!.id}?ver=numeros&com=ninguem_assim`)
  await expect(user.getByText('Não há jogador “ninguem_assim”.')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    for (const page of ['at a glance', 'in numbers', 'beside three others'] as const)
      test(`in the ${theme} theme, ${width} wide, a player ${page} fits and nothing is wrong`, async ({
        user,
        ask,
      }) => {
        const [first, ...others] = await topScorers(ask)
        const query = {
          'at a glance': '',
          'in numbers': '?ver=numeros',
          'beside three others': `?ver=numeros&com=${others.map(({ id }) => id).join(',')}`,
        }[page]
        await setTheme(user, theme)
        await user.setViewportSize({ width, height: 844 })
        await user.goto(`/jogadores/${first!.id}${query}`)
        await expect(user.getByRole('table').first()).toBeVisible()
        expect(await user.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await expectNoViolations(user, query)
      })
