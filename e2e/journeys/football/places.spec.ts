import type { ConfederationPage, Match, StadiumPage, Streaming, StreamingPage } from '@meio-campo/contract'
import { readFileSync } from 'node:fs'
import { expectErrorPage, heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

// On the demonstration: what a page shows is compared with what the API answers at the same moment.

const PHONE = { width: 390, height: 844 }

interface List<Row> {
  readonly data: Row[]
  readonly page: { readonly total: number }
}

test('a stadium: its data, whose home it is, its matches', async ({ user, ask }) => {
  const { data } = await ask<{ data: StadiumPage }>('estadios/maracana')
  await user.goto('/estadios/maracana')
  await expect(heading(user, 'Maracanã')).toBeVisible()
  const main = user.getByRole('main')
  await expect(main.getByText(new Intl.NumberFormat('pt-BR').format(data.capacity!))).toBeVisible()
  const owners = user.getByRole('region', { name: 'Donos da casa' })
  for (const team of data.teams) await expect(owners.getByRole('link', { name: team.name })).toBeVisible()
  const played = user.getByRole('list', { name: 'Últimos jogos' }).getByRole('listitem')
  await expect(played).toHaveCount(data.lastMatches.length)
  await expect(user.getByRole('region', { name: 'Jogos aqui' })).toContainText(String(data.numbers.played))
  await expectErrorPage(user, '/estadios/nao_existe')
})

test.describe('confederations', () => {
  test('stand as a tree that the keyboard opens, and are found by name', async ({ user }) => {
    await user.goto('/confederacoes?visao=cards')
    const tree = user.getByRole('list', { name: 'Confederações' })
    await expect(tree.getByRole('link', { name: /^CONMEBOL/ })).toBeVisible()
    const paulista = tree.getByRole('link', { name: /^Federação Paulista/ })
    await expect(paulista).toHaveCount(0)
    await user.getByText('Ver 27 federações estaduais').focus()
    await user.keyboard.press('Enter')
    await expect(paulista).toBeVisible()

    await user.getByRole('searchbox', { name: 'Buscar confederações' }).fill('paulista')
    await expect(user).toHaveURL(/q=paulista/)
    await expect(tree.getByRole('link', { name: /^CONMEBOL/ })).toHaveCount(0)
    await expect(paulista).toBeVisible()
  })

  test('one has its members, teams, championships and matches', async ({ user, ask }) => {
    const { data } = await ask<{ data: ConfederationPage }>('confederacoes/cbf')
    await user.goto('/confederacoes/cbf')
    await expect(heading(user, data.name)).toBeVisible()
    await expect(user.getByRole('region', { name: 'Filiadas' }).getByRole('listitem')).toHaveCount(data.members.length)
    await expect(user.getByRole('region', { name: 'Campeonatos' }).getByRole('listitem')).toHaveCount(
      data.competitions.length,
    )
    const tabs = user.getByRole('navigation', { name: 'Páginas da confederação' })

    await tabs.getByRole('link', { name: 'Times' }).click()
    await expect(heading(user, 'Times')).toBeVisible()
    const { page: teams } = await ask<List<unknown>>('confederacoes/cbf/times?limit=1')
    await expect(user.getByRole('main').getByText(new RegExp(`de ${teams.total} times$`))).toBeVisible()

    await tabs.getByRole('link', { name: 'Campeonatos' }).click()
    await expect(user.getByRole('main').getByRole('link', { name: /Copa do Brasil/ })).toBeVisible()

    await tabs.getByRole('link', { name: 'Jogos' }).click()
    await expect(user.getByRole('contentinfo')).toContainText(/confederacoes\/cbf\/jogos\?de=\d{4}-\d{2}-\d{2}/)
    await user.getByRole('combobox', { name: 'Situação' }).selectOption({ label: 'Encerrados' })
    const { data: last } = await ask<List<Match>>('confederacoes/cbf/jogos?situacao=encerrado&sort=-kickoff&limit=1')
    await expect(user.getByRole('list', { name: 'Jogos' }).getByRole('listitem').first()).toContainText(
      last[0]!.home.name,
    )
    await expectErrorPage(user, '/confederacoes/nao_existe/times')
  })
})

test.describe('streamings', () => {
  test('are filtered by kind and price', async ({ user, ask }) => {
    await user.goto('/streamings?visao=cards')
    const cards = user.getByRole('list', { name: 'Streamings' }).getByRole('listitem')
    await user.getByRole('combobox', { name: 'Tipo' }).selectOption({ label: 'TV aberta' })
    await user.getByRole('combobox', { name: 'Preço' }).selectOption({ label: 'Grátis' })
    await expect(user).toHaveURL(/tipo=tv_aberta&gratis=true/)
    const { data } = await ask<List<Streaming>>('streamings?tipo=tv_aberta&gratis=true&limit=100')
    await expect(cards).toHaveCount(data.length)
    await expect(cards.first()).toContainText(data[0]!.name)
    await user.getByRole('button', { name: 'Limpar filtros' }).click()
    await expect(user).not.toHaveURL(/tipo=/)
  })

  test('a streaming page shows its kind and its championships', async ({ user, ask }) => {
    const { data } = await ask<{ data: StreamingPage }>('streamings/premiere')
    await user.goto('/streamings/premiere')
    await expect(heading(user, 'Premiere')).toBeVisible()
    await expect(user.getByRole('main').getByText('Pay-per-view').first()).toBeVisible()
    const shown = user.getByRole('list', { name: 'Campeonatos que transmite' })
    for (const { competition } of data.rights) {
      await expect(shown.getByRole('link', { name: competition.name, exact: true }).first()).toBeVisible()
    }
    await expectErrorPage(user, '/streamings/nao_existe')
  })

  test('the agenda goes into a calendar', async ({ user, ask }) => {
    await user.goto('/streamings/youtube/jogos?visao=cards')
    const { data } = await ask<List<Match>>(`streamings/youtube/jogos?situacao=agendado&limit=1`)
    // The tournament is shown there, and always has matches to come.
    expect(data).toHaveLength(1)
    const saved = user.waitForEvent('download')
    await user.getByRole('button', { name: 'Adicionar ao calendário' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/\.ics$/)
    const calendar = readFileSync(await file.path(), 'utf8')
    expect(calendar).toContain('BEGIN:VCALENDAR')
    expect(calendar).toContain(data[0]!.home.name)
  })

  test('fit on a phone', async ({ user }) => {
    await user.setViewportSize(PHONE)
    for (const path of ['/streamings', '/streamings/premiere', '/confederacoes', '/estadios/maracana']) {
      await user.goto(path)
      await expect(heading(user, /./)).toBeVisible()
      await expect(user.getByRole('main').getByRole('listitem').first()).toBeVisible()
      expect(await user.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), path).toBe(false)
    }
  })
})
