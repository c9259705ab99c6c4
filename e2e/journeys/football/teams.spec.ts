import type { Squad, TeamPage } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import { expectErrorPage, heading } from '../../src/page-checks.ts'
import { findArrival } from '../../src/demonstration.ts'
import { monthAfter, monthWords } from '../../src/months.ts'
import { makeMatch } from '../../src/own-match.ts'
import { expect, test } from '../../src/test.ts'

// On the demonstration: what a page shows is compared with what the API answers at the same moment.

const TEAM = 'bahia'
const PHONE = { width: 390, height: 844 }

interface List<Row> {
  readonly data: readonly Row[]
  readonly page: { readonly total: number }
}
interface Named {
  readonly id: string
  readonly name: string
}
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click()

test.describe('the list', () => {
  test('is searched and filtered, as cards and as a table, and the address keeps it', async ({ user, ask }) => {
    await user.goto('/times?visao=cards')
    await expect(user.getByRole('navigation', { name: 'Times mais procurados' }).getByRole('link')).toHaveCount(14)
    await user.getByRole('combobox', { name: 'Estado' }).selectOption('BA')
    await expect(user).toHaveURL(/estado=BA/)
    const { data } = await ask<List<Named>>('times?estado=BA&sort=-fame&limit=100')
    const cards = user.getByRole('list', { name: 'Times', exact: true }).getByRole('listitem')
    await expect(cards).toHaveCount(data.length)
    for (const [index, { name }] of data.entries()) await expect(cards.nth(index)).toContainText(name)
    await choose(user, 'Tabela')
    const table = user.getByRole('table', { name: 'Times' })
    await expect(table.getByRole('row')).toHaveCount(data.length + 1)
    await expect(user.getByRole('contentinfo')).toContainText('/api/v1/times?estado=BA')
    await user.reload()
    await expect(table.getByRole('row')).toHaveCount(data.length + 1)
    await user.goBack()
    await expect(cards).toHaveCount(data.length)

    await user.getByRole('button', { name: 'Limpar filtros' }).click()
    await user.getByRole('searchbox', { name: 'Buscar times' }).fill('zzzzzzzz')
    await expect(user.getByText('Nenhum time encontrado')).toBeVisible()
  })

  test('is saved as a file', async ({ user }) => {
    await user.goto('/times?estado=BA')
    await user.getByRole('button', { name: 'Exportar' }).click()
    const download = user.waitForEvent('download')
    await user.getByRole('menuitem', { name: 'Exportar CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })
})

test('a team: who it is, how it goes, what is next', async ({ user, ask }) => {
  await user.goto(`/times/${TEAM}`)
  const { data } = await ask<{ data: TeamPage }>(`times/${TEAM}`)
  await expect(heading(user, data.name)).toBeVisible()
  const facts = user.getByRole('region', { name: 'Dados do time' })
  await expect(facts).toContainText(String(data.founded))
  await expect(facts.getByRole('link', { name: data.stadium!.name })).toHaveAttribute(
    'href',
    `/estadios/${data.stadium!.id}`,
  )
  await expect(facts.getByRole('link', { name: data.coach!.name })).toHaveAttribute(
    'href',
    `/tecnicos/${data.coach!.id}`,
  )
  const last = user.getByRole('region', { name: 'Últimos cinco' }).getByRole('listitem')
  await expect(last).toHaveCount(data.lastMatches.length)
  // The newest stands at the end.
  await expect(last.last().getByRole('link')).toHaveAttribute('href', new RegExp(`/jogos/${data.lastMatches[0]!.id}$`))
  const [table] = data.tables
  const season = user.getByRole('region', { name: /^Na temporada/ })
  await expect(
    season.getByRole('link', { name: new RegExp(`${table!.competition.name}.*${table!.position}º`) }),
  ).toBeVisible()
  const scorers = user.getByRole('region', { name: 'Artilheiros da temporada' }).getByRole('listitem')
  await expect(scorers.first()).toContainText(data.topScorers[0]!.player.name)
  await expect(user.getByRole('figure', { name: /^Gols por minuto/ })).toBeVisible()
})

test('a team in a season: its table, its matches and its titles are of then', async ({ user, ask }) => {
  const { data: editions } = await ask<List<{ edition: string }>>(`times/${TEAM}/campeonatos?limit=100`)
  const season = editions.map(({ edition }) => edition).toSorted()[0]!
  const { data } = await ask<{ data: TeamPage }>(`times/${TEAM}?temporada=${season}`)
  await user.goto(`/times/${TEAM}`)
  await user.getByRole('combobox', { name: 'Temporada' }).selectOption(season)
  await expect(user).toHaveURL(new RegExp(`temporada=${season}`))
  await expect(user).toHaveTitle(new RegExp(season))
  const last = user.getByRole('region', { name: `Últimos cinco de ${season}` })
  await expect(last.getByRole('listitem')).toHaveCount(data.lastMatches.length)
  const tables = user.getByRole('region', { name: `Na temporada ${season}` })
  for (const { competition, position } of data.tables)
    await expect(tables.getByRole('link', { name: new RegExp(competition.name) })).toContainText(`${position}º`)
  await expect(user.getByRole('contentinfo')).toContainText(`/api/v1/times/${TEAM}?temporada=${season}`)
})

test('the squad: by position, with its numbers; of a season that is not known', async ({ user, ask }) => {
  await user.goto(`/times/${TEAM}/elenco?visao=table`)
  const { data } = await ask<{ data: Squad }>(`times/${TEAM}/elenco`)
  const keepers = data.players.filter(({ position }) => position === 'goalkeeper')
  const table = user.getByRole('table', { name: 'Goleiros' })
  await expect(table.getByRole('row')).toHaveCount(keepers.length + 1)
  await expect(table.getByRole('row').nth(1)).toContainText(keepers[0]!.person.name)
  await expect(table.getByRole('row').nth(1)).toContainText(String(keepers[0]!.played))
  const brazil = data.players.filter(({ nationalities }) => nationalities.includes('BR')).length
  await expect(
    user.getByRole('table', { name: 'Jogadores por nacionalidade' }).getByRole('row', { name: /Brasil/ }),
  ).toContainText(String(brazil))

  await user.goto(`/times/${TEAM}/elenco?temporada=1900`)
  await expect(user.getByText('Esse elenco não está aqui')).toBeVisible()
  await user.getByRole('link', { name: 'Ver o elenco atual' }).click()
  await expect(user.getByRole('link', { name: keepers[0]!.person.name })).toBeVisible()
})

test.describe('its matches', () => {
  interface TeamMatch {
    readonly id: string
    readonly day: string
    readonly home: Named
    readonly away: Named
  }

  test('come newest first, filtered, and against one opponent with the record', async ({ user, ask }) => {
    await user.goto(`/times/${TEAM}/jogos`)
    const results = user.getByRole('list', { name: 'Resultados' }).getByRole('link')
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
    const { data } = await ask<List<TeamMatch>>(`times/${TEAM}/jogos?sort=-kickoff&ate=${today}`)
    await expect(results.first()).toHaveAttribute('href', new RegExp(`${data[0]!.id}$`))

    await user.getByRole('combobox', { name: 'Resultado' }).selectOption('V')
    await user.getByRole('combobox', { name: 'Local' }).selectOption('casa')
    await expect(user).toHaveURL(/resultado=V/)
    const won = await ask<List<TeamMatch>>(`times/${TEAM}/jogos?sort=-kickoff&ate=${today}&resultado=V&local=casa`)
    await expect(results).toHaveCount(Math.min(50, won.page.total))
    await user.getByRole('button', { name: 'Limpar filtros' }).click()

    const other = [data[0]!.home, data[0]!.away].find(({ id }) => id !== TEAM)!
    await user.getByRole('combobox', { name: 'Adversário' }).fill(other.name)
    await expect(user.locator('datalist option').first()).toBeAttached()
    await user.getByRole('combobox', { name: 'Adversário' }).press('Enter')
    await expect(user).toHaveURL(new RegExp(`adversario=${other.id}`))
    const { headToHead } = await ask<{ headToHead: { won: number; played: number } }>(
      `times/${TEAM}/jogos?adversario=${other.id}`,
    )
    const record = user.getByRole('region', { name: 'Confronto direto' })
    await expect(record).toContainText(`${headToHead.played} ${headToHead.played === 1 ? 'jogo' : 'jogos'}`)
    await expect(record).toContainText(`${headToHead.won} ${headToHead.won === 1 ? 'vitória' : 'vitórias'}`)
  })

  test('stand in a calendar, month by month', async ({ user, ask }) => {
    const last = await ask<List<TeamMatch>>(`times/${TEAM}/jogos?situacao=encerrado&sort=-kickoff&limit=1`)
    const month = last.data[0]!.day.slice(0, 7)
    await user.goto(`/times/${TEAM}/jogos?ver=calendario&mes=${month}`)
    const { data } = await ask<List<TeamMatch>>(`times/${TEAM}/jogos?data=${month}`)
    const calendar = user.getByRole('table', { name: `Calendário de ${monthWords(month)}` })
    await expect(calendar.getByRole('link')).toHaveCount(data.length)
    await user.getByRole('button', { name: 'Próximo mês' }).click()
    await expect(user).toHaveURL(new RegExp(`mes=${monthAfter(month)}`))
    await user.goBack()
    await expect(calendar.getByRole('link')).toHaveCount(data.length)
  })
})

test('titles, editions and transfers are those of the API', async ({ user, ask }) => {
  interface Title {
    readonly competition: Named
    readonly edition: string
  }
  const titles = await ask<List<Title>>('times/flamengo/titulos')
  await user.goto('/times/flamengo/titulos')
  await expect(user.getByText(`${titles.page.total} títulos`).first()).toBeVisible()
  await expect(user.getByRole('region', { name: 'Linha do tempo' }).getByRole('listitem')).toHaveCount(
    titles.page.total,
  )
  const [first] = titles.data
  const won = titles.data.filter(({ competition }) => competition.id === first!.competition.id).length
  const tally = user.getByRole('region', { name: 'Por campeonato' }).getByRole('listitem')
  await expect(tally.filter({ hasText: first!.competition.name })).toContainText(
    `${won} ${won === 1 ? 'título' : 'títulos'}`,
  )

  interface Edition extends Title {
    readonly played: number
    readonly goalsFor: number
  }
  // Of a season that is over: other journeys play this team in editions of their own.
  const { data: every } = await ask<List<Edition>>(`times/${TEAM}/campeonatos?limit=100`)
  const season = every.map(({ edition }) => edition).toSorted()[0]!
  const editions = await ask<List<Edition>>(`times/${TEAM}/campeonatos?temporada=${season}`)
  await user.goto(`/times/${TEAM}/campeonatos?temporada=${season}&visao=table`)
  const table = user.getByRole('table', { name: 'Campeonatos do time' })
  await expect(table.getByRole('row')).toHaveCount(editions.data.length + 1)
  await expect(table.getByRole('row').nth(1)).toContainText(editions.data[0]!.competition.name)
  await expect(table.getByRole('row').nth(1).getByRole('cell').nth(3)).toContainText(String(editions.data[0]!.played))

  interface Move {
    readonly person: Named
    readonly to: Named | null
  }
  const { id } = (await findArrival(ask)).to!
  const moves = await ask<List<Move>>(`times/${id}/transferencias`)
  const arrived = moves.data.filter(({ to }) => to?.id === id)
  await user.goto(`/times/${id}/transferencias`)
  for (const { person } of moves.data) await expect(user.getByRole('link', { name: person.name })).toBeVisible()
  await choose(user, 'Chegadas')
  await expect(user).toHaveURL(/sentido=entrada/)
  await expect(
    user.getByText(`${arrived.length} ${arrived.length === 1 ? 'transferência' : 'transferências'}`),
  ).toBeVisible()
})

test('on a phone every page of a team fits, and its tabs lead on', async ({ user }) => {
  await user.setViewportSize(PHONE)
  await user.goto(`/times/${TEAM}`)
  const tabs = user.getByRole('navigation', { name: 'Páginas do time' })
  for (const name of ['Elenco', 'Jogos', 'Campeonatos', 'Títulos', 'Transferências', 'Visão geral']) {
    await tabs.getByRole('link', { name }).click()
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(user.getByRole('progressbar', { name: 'Carregando' })).toHaveCount(0)
    expect(await user.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), name).toBe(false)
  }
})

test('a team that is not known: the error page', async ({ user }) => {
  for (const path of ['/times/nao_existe', '/times/nao_existe/elenco?temporada=2024', '/times/nao_existe/jogos']) {
    await expectErrorPage(user, path)
  }
})

test('a title proved by results is listed, marked, and linked to the match that decided it', async ({
  admin: page,
  address,
}) => {
  const { competition, match, other, api } = await makeMatch(address)
  const games = `/api/v1/campeonatos/${competition}/jogos`
  const finish = async (id: string, day: string, homeScore: number, awayScore: number) => {
    const data = { kickoff: `${day}T19:00:00Z`, status: 'finished', homeScore, awayScore }
    const answer = await api.patch(`${games}/${id}`, { data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  await finish(match, '2025-03-02', 2, 0)
  await finish(other, '2025-03-09', 1, 1)
  const { data } = (await (await api.get(`/api/v1/campeonatos/${competition}`)).json()) as { data: { name: string } }

  const title = page.getByRole('listitem').filter({ hasText: data.name }).first()
  // Titles are derived behind the calls, some seconds later.
  await expect(async () => {
    await page.goto('/times/bahia/titulos')
    await expect(title).toContainText('Vice: Fortaleza', { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  const explanation = title.getByText('Calculado a partir dos resultados.')
  await expect(explanation).toBeHidden()
  await title.getByRole('button', { name: 'Calculado', exact: true }).focus()
  await expect(explanation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(explanation).toBeHidden()
  await page.goto(`/campeonatos/${competition}/jogos/${other}`)
  await expect(page.getByText(`Conquistou o título: ${data.name} 2026.`)).toBeVisible()
  await page.goto(`/campeonatos/${competition}`)
  await expect(page.getByText(/^Título decidido em /).getByRole('link')).toHaveAttribute('href', new RegExp(other))
  await api.dispose()
})
