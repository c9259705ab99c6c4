import type { CoachPage, PlayerMatch, PlayerOpponent, PlayerPage } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import type { Ask } from '../../src/api.ts'
import { expectErrorPage, heading } from '../../src/page-checks.ts'
import { findArrival } from '../../src/demonstration.ts'
import { expect, test } from '../../src/test.ts'

// On the demonstration: what a page shows is compared with what the API answers at the same moment.

const TEAM = 'bahia'

interface Named {
  readonly id: string
  readonly name: string
}
interface List<Row> {
  readonly data: readonly Row[]
  readonly page: { readonly total: number }
}
interface Team {
  readonly topScorers: readonly { readonly player: Named }[]
  readonly coach: Named
}
const readTeam = async (ask: Ask) => (await ask<{ data: Team }>(`times/${TEAM}`)).data
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click()

test('players are searched, and filtered by team and position', async ({ user, ask }) => {
  await user.goto('/jogadores?visao=table')
  const table = user.getByRole('table', { name: 'Jogadores' })
  const field = user.getByRole('combobox', { name: 'Time' })
  await field.fill('bahi')
  await expect(user.locator('datalist option').first()).toBeAttached()
  await field.press('Enter')
  await expect(user).toHaveURL(/time=bahia/)
  await expect(field).toHaveValue('Bahia')
  await user.getByRole('combobox', { name: 'Posição' }).selectOption('goleiro')
  const { data } = await ask<List<Named>>(`jogadores?time=${TEAM}&posicao=goleiro&sort=-fame`)
  await expect(table.getByRole('row')).toHaveCount(data.length + 1)
  await expect(table.getByRole('row').nth(1)).toContainText(data[0]!.name)
  await expect(user.getByRole('contentinfo')).toContainText(`/api/v1/jogadores?time=${TEAM}&posicao=goleiro`)
  await choose(user, 'Cartões')
  await expect(user.getByRole('list', { name: 'Jogadores' }).getByRole('listitem')).toHaveCount(data.length)
  // The field is empty: the filter is off.
  await field.fill('')
  await expect(user).not.toHaveURL(/time=/)
})

test('a player match by match: against one opponent, sorted, at an address that can be shared', async ({
  user,
  ask,
}) => {
  const { topScorers } = await readTeam(ask)
  const { id, name } = topScorers[0]!.player
  interface Log extends List<PlayerMatch> {
    readonly opponents: readonly PlayerOpponent[]
  }
  const all = await ask<Log>(`jogadores/${id}/jogos`)
  const { opponent, goals } = all.opponents[0]!
  const { data } = await ask<Log>(`jogadores/${id}/jogos?adversario=${opponent.id}&sort=goals`)
  await user.goto(`/jogadores/${id}`)
  await expect(heading(user, name)).toBeVisible()
  const rows = user.getByRole('table', { name: 'Jogo a jogo' }).getByRole('row')
  await expect(rows).toHaveCount(Math.min(all.page.total, 20) + 1)
  const met = user.getByRole('table', { name: 'Contra cada adversário' }).getByRole('row').nth(1)
  await expect(met).toContainText(opponent.name)
  await user.getByRole('combobox', { name: 'Adversário' }).selectOption(opponent.id)
  await expect(user).toHaveURL(new RegExp(`adversario=${opponent.id}`))
  await expect(rows).toHaveCount(data.length + 1)
  await user.getByRole('table', { name: 'Jogo a jogo' }).getByRole('button', { name: 'Gols' }).click()
  await expect(user).toHaveURL(/sort=goals/)
  await user.reload()
  await expect(rows.nth(1)).toContainText(data[0]!.match.home.name)
  await expect(rows.nth(1)).toContainText(data[0]!.match.away.name)
  await expect(user.getByText(`Gols: ${goals}`, { exact: true })).toBeVisible()
})

test('a player: data, career, seasons, goals', async ({ user, ask }) => {
  const { topScorers } = await readTeam(ask)
  const { id, name } = topScorers[0]!.player
  const { data } = await ask<{ data: PlayerPage }>(`jogadores/${id}`)
  await user.goto(`/jogadores/${id}`)
  await expect(heading(user, name)).toBeVisible()
  const facts = user.getByRole('region', { name: 'Dados do jogador' })
  await expect(facts).toContainText(`${data.age} anos`)
  await expect(facts).toContainText(data.birthPlace!)
  const career = user.getByRole('table', { name: 'Carreira' }).getByRole('row')
  await expect(career).toHaveCount(data.career.length + 1)
  await user.getByRole('table', { name: 'Carreira' }).getByRole('button', { name: 'Jogos' }).click()
  await expect(user).toHaveURL(/ordem=carreira\.played/)
  const longest = Math.max(...data.career.map(({ played }) => played ?? 0))
  await expect(career.nth(1).getByRole('cell').nth(3)).toContainText(new Intl.NumberFormat('pt-BR').format(longest))
  await user.getByRole('button', { name: /^Exportar.*Carreira$/ }).click()
  const [spells] = await Promise.all([
    user.waitForEvent('download'),
    user.getByRole('menuitem', { name: 'Exportar CSV' }).click(),
  ])
  expect(spells.suggestedFilename()).toBe(`carreira-${id}.csv`)
  const seasons = user.getByRole('table', { name: 'Temporada por temporada' }).getByRole('row')
  await expect(seasons).toHaveCount(data.seasons.length + 1)
  await expect(seasons.nth(1)).toContainText(data.seasons[0]!.competition.name)
  // Each part that is a table has its own order, which the address keeps, and its own file.
  const table = user.getByRole('table', { name: 'Temporada por temporada' })
  await table.getByRole('button', { name: 'Gols' }).click()
  await expect(user).toHaveURL(/ordem=.*temporadas\.goals/)
  await user.reload()
  await expect(table.getByRole('columnheader', { name: 'Gols' })).toHaveAttribute('aria-sort', 'descending')
  const most = Math.max(...data.seasons.map((season) => season.goals))
  await expect(seasons.nth(1).getByRole('cell').nth(5)).toContainText(String(most))
  await user.getByRole('button', { name: /^Exportar.*Temporada por temporada$/ }).click()
  const [file] = await Promise.all([
    user.waitForEvent('download'),
    user.getByRole('menuitem', { name: 'Exportar CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`temporadas-${id}.csv`)
  const goals = data.goalsByKind
  const kinds = user.getByRole('table', { name: 'Gols por tipo' })
  await expect(kinds.getByRole('row', { name: /bola rolando/ })).toContainText(String(goals.play))
  await expect(user.getByText('Dados de demonstração').first()).toBeVisible()
})

test('cards of a player, and what is left until the suspension', async ({ user, ask }) => {
  interface Cards extends List<unknown> {
    readonly totals: { readonly yellow: number }
    readonly suspensions: readonly { readonly competition: Named }[]
  }
  const { topScorers } = await readTeam(ask)
  const { id } = topScorers[0]!.player
  const cards = await ask<Cards>(`jogadores/${id}/cartoes?limit=100`)
  await user.goto(`/jogadores/${id}/cartoes`)
  await expect(heading(user, 'Cartões')).toBeVisible()
  const total = cards.page.total
  await expect(user.getByText(`${total} ${total === 1 ? 'cartão' : 'cartões'}`, { exact: true }).last()).toBeVisible()
  const state = user.getByRole('region', { name: 'Suspensão' })
  for (const { competition } of cards.suspensions) await expect(state).toContainText(competition.name)
})

test('transfers and titles of a player: as a way, or honestly none', async ({ user, ask }) => {
  const { person, from, to } = await findArrival(ask)
  await user.goto(`/jogadores/${person.id}/transferencias`)
  const way = user.getByRole('list', { name: 'Transferências' })
  await expect(way.getByRole('link', { name: to!.name })).toBeVisible()
  await expect(way.getByRole('link', { name: from!.name })).toBeVisible()
  const titles = await ask<List<unknown>>(`jogadores/${person.id}/titulos`)
  await user.getByRole('navigation', { name: 'Páginas do jogador' }).getByRole('link', { name: 'Títulos' }).click()
  await expect(heading(user, 'Títulos')).toBeVisible()
  if (titles.page.total === 0) await expect(user.getByText('Ainda sem títulos registrados')).toBeVisible()
  else
    await expect(user.getByRole('region', { name: 'Linha do tempo' }).getByRole('listitem')).toHaveCount(
      titles.page.total,
    )
})

test('a coach: teams with their record, last matches, the way between them', async ({ user, ask }) => {
  const { coach } = await readTeam(ask)
  const { data } = await ask<{ data: CoachPage }>(`tecnicos/${coach.id}`)
  await user.goto(`/tecnicos?visao=table&q=${encodeURIComponent(coach.name)}`)
  await user.getByRole('table', { name: 'Técnicos' }).getByRole('link', { name: coach.name }).first().click()
  await expect(heading(user, coach.name)).toBeVisible()
  const teams = user.getByRole('table', { name: 'Times' }).getByRole('row')
  await expect(teams).toHaveCount(data.spells.length + 1)
  await expect(teams.nth(1)).toContainText(String(data.spells[0]!.played))
  const column = user.getByRole('table', { name: 'Times' }).getByRole('columnheader', { name: 'Vitórias' })
  await column.getByRole('button').click()
  await expect(user).toHaveURL(/ordem=passagens\.won/)
  await expect(column).toHaveAttribute('aria-sort', 'descending')
  await expect(user.getByRole('list', { name: 'Últimos jogos' }).getByRole('listitem')).toHaveCount(
    data.lastMatches.length,
  )
  await user
    .getByRole('navigation', { name: 'Páginas do técnico' })
    .getByRole('link', { name: 'Transferências' })
    .click()
  await expect(heading(user, 'Transferências')).toBeVisible()
  await expect(user.getByRole('list', { name: 'Times do técnico' }).getByRole('listitem')).toHaveCount(
    data.spells.length,
  )
  await expect(user.getByRole('contentinfo')).toContainText(`/api/v1/tecnicos/${coach.id}/transferencias`)
})

test('an unknown person: the error page', async ({ user }) => {
  for (const path of ['/jogadores/nao_existe', '/jogadores/nao_existe/cartoes', '/tecnicos/nao_existe/titulos']) {
    await expectErrorPage(user, path)
  }
})
