import type { Standings, StandingsRow } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import type { Ask } from '../../src/api.ts'
import { expectErrorPage, heading } from '../../src/page-checks.ts'
import { lastMatch, LEAGUE, findPlayedSeason } from '../../src/demonstration.ts'
import { monthWords } from '../../src/months.ts'
import { expect, test } from '../../src/test.ts'

// On the demonstration: what a page shows is compared with what the API answers at the same moment.

/** One begins with groups; of the other the first ties are known before anything is played. */
const CUPS = ['copa_libertadores', 'copa_do_brasil']
const PHONE = { width: 390, height: 844 }

const standings = async (ask: Ask, query: string) =>
  (await ask<{ data: Standings }>(`campeonatos/${LEAGUE}/tabela?${query}`)).data
const rowsOf = (table: Standings): readonly StandingsRow[] => table.phases[0]!.groups[0]!.rows

const table = (page: Page) => page.getByRole('table', { name: /^Classificação/ })
const teams = (page: Page) => table(page).getByRole('rowheader')
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click()
const signed = (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '−'))

test.describe('the table', () => {
  test('shows the values of the API, in all its columns', async ({ user, ask }) => {
    await user.goto(`/campeonatos/${LEAGUE}/tabela`)
    await expect(heading(user, 'Tabela')).toBeVisible()
    const rows = rowsOf(await standings(ask, ''))
    await expect(teams(user)).toHaveText(rows.map(({ team }) => team.name))
    const [first] = rows
    const cells = table(user).getByRole('row').nth(1).getByRole('cell')
    const { points, played, won, drawn, lost, goalsFor, goalsAgainst, goalDifference } = first!
    const figures = [points, played, won, drawn, lost, goalsFor, goalsAgainst]
    for (const [index, figure] of figures.entries()) await expect(cells.nth(index + 2)).toContainText(String(figure))
    await expect(cells.nth(9)).toHaveText(signed(goalDifference))
    await expect(user.getByRole('list', { name: 'Legenda' })).toContainText('Libertadores')
    await expect(user.getByRole('list', { name: 'Legenda' })).toContainText('Rebaixamento')
    await expect(user.getByRole('figure')).toBeVisible()
  })

  test('goes back to any round and to home or away, and the address keeps it', async ({ user, ask }) => {
    const { season, round: last } = await findPlayedSeason(ask)
    const before = last - 1
    await user.goto(`/campeonatos/${LEAGUE}/tabela?temporada=${season}`)
    await user.getByRole('combobox', { name: 'Como estava na rodada' }).selectOption(String(before))
    await expect(user).toHaveURL(new RegExp(`rodada=${before}\\b`))
    await expect(user.getByText(`Como estava na rodada ${before}`, { exact: true })).toBeVisible()
    const then = rowsOf(await standings(ask, `temporada=${season}&rodada=${before}`))
    await expect(teams(user)).toHaveText(then.map(({ team }) => team.name))
    await user.getByRole('button', { name: 'Próxima rodada' }).click()
    await expect(user).toHaveURL(new RegExp(`rodada=${last}\\b`))

    await choose(user, 'Casa')
    await expect(user).toHaveURL(/local=casa/)
    const home = rowsOf(await standings(ask, `temporada=${season}&rodada=${last}&local=casa`))
    await expect(teams(user)).toHaveText(home.map(({ team }) => team.name))
    await expect(user.getByRole('contentinfo')).toContainText(
      `${LEAGUE}/tabela?temporada=${season}&rodada=${last}&local=casa`,
    )
    await user.reload()
    await expect(teams(user)).toHaveText(home.map(({ team }) => team.name))

    await user.getByRole('button', { name: 'Voltar para agora' }).click()
    await expect(user).not.toHaveURL(/rodada/)
  })

  test('explains in words, also by keyboard, what decided a tie', async ({ user, ask }) => {
    const { season, round } = await findPlayedSeason(ask)
    const query = `temporada=${season}&rodada=${Math.min(5, round)}`
    const tied = rowsOf(await standings(ask, query)).find(({ decidedBy }) => decidedBy.length > 0)!
    await user.goto(`/campeonatos/${LEAGUE}/tabela?${query}`)
    const button = user.getByRole('button', { name: `O que decidiu: ${tied.team.name}`, exact: true })
    await button.focus()
    await user.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const reasons = user.getByRole('list', { name: `O que decidiu: ${tied.team.name}` })
    await expect(reasons.getByRole('listitem')).toHaveText(tied.decidedBy.map(({ sentence }) => sentence))
    await expect(user.getByRole('region', { name: 'O que decidiu os empates' })).toContainText('Número de vitórias')
  })

  test('on a phone keeps P, J and SG, and opens a row for the rest', async ({ user, ask }) => {
    await user.setViewportSize(PHONE)
    await user.goto(`/campeonatos/${LEAGUE}/tabela`)
    await expect(teams(user).first()).toBeVisible()
    await expect(table(user).getByRole('columnheader', { name: 'SG' })).toBeVisible()
    await expect(table(user).getByRole('columnheader', { name: 'GP' })).toBeHidden()
    const [first] = rowsOf(await standings(ask, ''))
    await user.getByRole('button', { name: new RegExp(`: ${first!.team.name}$`) }).click()
    await expect(user.getByText('GP', { exact: true }).last()).toBeVisible()
    const sideways = await user.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(sideways).toBe(false)
  })

  test('of a cup: every group, and the bracket with its ties', async ({ user, ask }) => {
    for (const cup of CUPS) {
      const { data } = await ask<{ data: Standings }>(`campeonatos/${cup}/tabela`)
      await user.goto(`/campeonatos/${cup}/tabela`)
      const groups = data.phases.flatMap((phase) => phase.groups)
      await expect(table(user)).toHaveCount(groups.length)
      const ties = data.phases.flatMap((phase) => phase.ties)
      const bracket = user.getByRole('region', { name: 'Mata-mata', exact: true }).last()
      for (const round of new Set(ties.map((tie) => tie.round!))) {
        await expect(bracket.getByRole('heading', { name: round, exact: true }).first()).toBeVisible()
      }
      const known = ties.flatMap(({ first }) => first ?? [])
      if (cup === 'copa_do_brasil') expect(known).not.toEqual([])
      for (const { name } of known) {
        await expect(bracket.getByRole('link').filter({ hasText: name }).first()).toBeVisible()
      }
    }
  })

  test('of a cup: the bracket fits the screen, shows a path, and goes round by round on a phone', async ({
    user,
    ask,
  }) => {
    const { data } = await ask<{ data: Standings }>('campeonatos/copa_do_brasil/tabela')
    const ties = data.phases.flatMap((phase) => phase.ties)
    await user.setViewportSize({ width: 1280, height: 800 })
    await user.goto('/campeonatos/copa_do_brasil/tabela')
    const final = user.getByRole('heading', { name: 'Final', exact: true })
    await expect(final).toBeVisible()
    const box = (await final.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(1280)
    const { first } = ties.find((tie) => tie.winner !== null && tie.winner === tie.first?.id)!
    const sides = user.locator(`p[data-team="${first!.id}"]`)
    await sides.first().getByRole('link').focus()
    await expect(sides.and(user.locator('[data-followed]'))).toHaveCount(
      ties.flatMap((tie) => [tie.first, tie.second]).filter((team) => team?.id === first!.id).length,
    )

    await user.setViewportSize(PHONE)
    const chooser = user.getByRole('navigation', { name: 'Fases do mata-mata' })
    // The round that is being played is the first to be seen.
    const playing = ties.find(({ winner }) => winner === null)?.round ?? 'Final'
    await expect(chooser.getByRole('button', { name: playing, exact: true })).toHaveAttribute('aria-current', 'true')
    await expect(user.getByRole('heading', { name: playing, exact: true })).toBeInViewport()
    for (const name of [ties[0]!.round!, 'Final']) {
      await chooser.getByRole('button', { name, exact: true }).click()
      await expect(user.getByRole('heading', { name, exact: true })).toBeInViewport()
    }
    expect(await user.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
  })
})

test('the edition goes along from page to page', async ({ user, ask }) => {
  const { edition, editions } = await standings(ask, '')
  const other = editions.find((each) => each !== edition)!
  await user.goto(`/campeonatos/${LEAGUE}?temporada=${other}`)
  await expect(heading(user, /^Brasileirão Série A \d{4}$/)).toBeVisible()
  const tabs = user.getByRole('navigation', { name: 'Páginas do campeonato' })
  for (const name of ['Tabela', 'Jogos', 'Artilheiros', 'Cartões', 'Campeões', 'Transmissão']) {
    await tabs.getByRole('link', { name }).click()
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(user).toHaveURL(new RegExp(`temporada=${other}`))
  }
  await user.goto(`/campeonatos/${LEAGUE}/tabela?temporada=1900`)
  await expect(user.getByText('Essa edição não está aqui')).toBeVisible()
  await user.getByRole('link', { name: 'Ver a edição atual' }).click()
  await expect(user).toHaveURL(`/campeonatos/${LEAGUE}`)
})

test('the overview: round, leaders, scorers, format', async ({ user, ask }) => {
  const { data } = await ask<{ data: { leaders: { rows: StandingsRow[] }[]; format: string } }>(`campeonatos/${LEAGUE}`)
  await user.goto(`/campeonatos/${LEAGUE}`)
  await expect(user.getByRole('table', { name: 'Líderes' }).getByRole('rowheader')).toHaveText(
    data.leaders[0]!.rows.map(({ team }) => team.name),
  )
  await expect(user.getByText(data.format)).toBeVisible()
  await expect(user.getByRole('region', { name: 'Artilheiros' }).getByRole('listitem')).toHaveCount(5)
})

interface Scorer {
  readonly player: { readonly name: string }
  readonly goals: number
  readonly assists: number
}

test('scorers: goals, assists, and the addresses of a date and a place', async ({ user, ask }) => {
  const first = async (path: string) => (await ask<{ data: Scorer[] }>(`campeonatos/${LEAGUE}/${path}`)).data[0]!
  const rows = (label: string) => user.getByRole('list', { name: label }).getByRole('listitem')
  await user.goto(`/campeonatos/${LEAGUE}/artilheiros?visao=cards`)
  const top = await first('artilheiros')
  await expect(rows('Artilheiros').first()).toContainText(top.player.name)
  await expect(rows('Artilheiros').first()).toContainText(`${top.goals} gols`)

  await choose(user, 'Assistências')
  await expect(user).toHaveURL(/sort=assists/)
  await expect(rows('Assistências').first()).toContainText((await first('artilheiros?sort=assists')).player.name)

  await user.goto(`/campeonatos/${LEAGUE}/artilheiros?visao=cards`)
  await choose(user, 'Fora')
  await expect(user).toHaveURL(new RegExp(`/artilheiros/fora`))
  await expect(heading(user, 'Artilheiros por local')).toBeVisible()
  await expect(rows('Artilheiros').first()).toContainText((await first('artilheiros/fora')).player.name)
})

test('cards: players, the fair-play rank, a date and a colour', async ({ user, ask }) => {
  interface Cards {
    readonly data: {
      readonly players: { player: { name: string } }[]
      readonly teams: { team: { name: string }; red: number }[]
    }
  }
  const { data } = await ask<Cards>(`campeonatos/${LEAGUE}/cartoes`)
  await user.goto(`/campeonatos/${LEAGUE}/cartoes`)
  const players = user.getByRole('table', { name: 'Cartões por jogador' })
  await expect(players.getByRole('row').nth(1)).toContainText(data.players[0]!.player.name)
  await expect(user.getByText(/^O lugar é de quem foi mais vezes expulso/)).toBeVisible()
  // The order stands in the address and is the API's own; a third click leads back to the order of the places.
  const yellow = players.getByRole('columnheader', { name: 'Amarelos' })
  await yellow.getByRole('button').click()
  await expect(user).toHaveURL(/sort=yellow/)
  await expect(yellow).toHaveAttribute('aria-sort', 'descending')
  const booked = await ask<Cards>(`campeonatos/${LEAGUE}/cartoes?sort=yellow`)
  await expect(players.getByRole('row').nth(1)).toContainText(booked.data.players[0]!.player.name)
  await yellow.getByRole('button').click()
  await expect(yellow).toHaveAttribute('aria-sort', 'ascending')
  await user.getByRole('button', { name: 'Voltar à ordem dos lugares' }).click()
  await expect(user).not.toHaveURL(/sort=/)

  await choose(user, 'Times')
  const rank = user.getByRole('table', { name: 'Cartões por time' })
  await expect(rank.getByRole('row')).toHaveCount(data.teams.length + 1)
  await expect(rank.getByRole('row').nth(1)).toContainText(data.teams[0]!.team.name)

  const month = (await lastMatch(ask)).day!.slice(0, 7)
  await user.goto(`/campeonatos/${LEAGUE}/cartoes/${month}`)
  await choose(user, 'Vermelho')
  await expect(user).toHaveURL(new RegExp(`/cartoes/${month}/vermelho`))
  await expect(heading(user, 'Cartões por data e cor')).toBeVisible()
  await expect(user.getByText(`Vermelhos em ${monthWords(month)}`)).toBeVisible()
})

test('matches by round, by date and team against team', async ({ user, ask }) => {
  interface Round {
    readonly data: { home: { name: string } }[]
  }
  await user.goto(`/campeonatos/${LEAGUE}/jogos?rodada=7`)
  const { data } = await ask<Round>(`campeonatos/${LEAGUE}/jogos?rodada=7&limit=100`)
  const matches = user.getByRole('list', { name: /^Jogos: / }).getByRole('listitem')
  await expect(matches).toHaveCount(data.length)
  await user.getByRole('button', { name: 'Próxima rodada' }).click()
  await expect(user).toHaveURL(/rodada=8/)
  await user.goBack()
  await expect(user).toHaveURL(/rodada=7/)

  await choose(user, 'Time × time')
  const grid = user.getByRole('region', { name: 'Resultados, time contra time' })
  await expect(grid.getByRole('rowheader')).toHaveCount(20)

  await choose(user, 'Por data')
  const month = user.getByRole('search').getByText(/ de \d{4}$/)
  const now = await month.textContent()
  await user.getByRole('button', { name: 'Mês anterior' }).click()
  await expect(month).not.toHaveText(now!)
})

test('champions and titles; who shows the championship', async ({ user, ask }) => {
  interface Champions {
    readonly data: { edition: string; champion: { name: string } }[]
    readonly teams: { team: { name: string }; titles: number }[]
  }
  const champions = await ask<Champions>(`campeonatos/${LEAGUE}/campeoes`)
  await user.goto(`/campeonatos/${LEAGUE}/campeoes?visao=cards`)
  const first = user.getByRole('list', { name: 'Campeões' }).getByRole('listitem').first()
  await expect(first).toContainText(champions.data[0]!.edition)
  await expect(first).toContainText(champions.data[0]!.champion.name)
  const titles = user.getByRole('region', { name: 'Títulos por time' }).getByRole('row').nth(1)
  await expect(titles).toContainText(champions.teams[0]!.team.name)
  await expect(titles).toContainText(String(champions.teams[0]!.titles))

  await user.goto(`/campeonatos/${LEAGUE}/transmission`)
  const rights = user.getByRole('list', { name: 'Quem transmite' })
  await expect(rights.getByRole('link', { name: 'Premiere', exact: true }).first()).toBeVisible()
})

test('the list: by confederation, searched, filtered, as a table', async ({ user }) => {
  await user.goto('/campeonatos?visao=cards')
  await expect(user.getByRole('heading', { level: 2, name: /^CBF/ })).toBeVisible()
  await user.getByRole('searchbox', { name: 'Buscar campeonatos' }).fill('libertadores')
  await expect(user).toHaveURL(/q=libertadores/)
  await expect(user.getByRole('link', { name: /Brasileirão Série A/ })).toHaveCount(0)
  await expect(user.getByRole('link', { name: /Copa Libertadores/ })).toBeVisible()
  await choose(user, 'Tabela')
  await expect(user.getByRole('table', { name: 'Campeonatos' })).toContainText('CONMEBOL')
})

test('a championship that is not known: the error page, also with an edition', async ({ user }) => {
  for (const path of ['/campeonatos/nao_existe', '/campeonatos/nao_existe/tabela?temporada=2024']) {
    await expectErrorPage(user, path)
  }
})
