import type { Session } from '@meio-campo/contract'
import { expectNoViolations } from '../../src/axe.ts'
import { LOGIN } from '../../src/calls.ts'
import { heading } from '../../src/page-checks.ts'
import { device, register } from '../../src/people.ts'
import { PUBLIC_DASHBOARD } from '../../src/routes.ts'
import { expect, test } from '../../src/test.ts'

test('a visitor sees the public one, with what an account gives', async ({ visitor }) => {
  await visitor.goto('/dashboard')
  await expect(heading(visitor, PUBLIC_DASHBOARD)).toBeVisible()
  const main = visitor.getByRole('main')
  await expect(main.getByRole('link', { name: 'Criar Conta' })).toHaveAttribute('href', '/register')
  await expect(main.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute('href', '/login')
  await expect(main.getByText('Boas-vindas ao Meio-Campo').first()).toBeVisible()
  await expect(main.getByText('Administração')).toHaveCount(0)
})

test('a visitor reads how forecasts are made and how good they were, at an address that can be shared', async ({
  visitor,
}) => {
  await visitor.goto('/dashboard')
  await visitor.getByRole('link', { name: 'Como as previsões são feitas e o quanto acertam' }).click()
  await expect(visitor).toHaveURL('/dashboard?guia=previsoes')
  for (const width of [1280, 390]) {
    await visitor.setViewportSize({ width, height: 844 })
    await visitor.reload()
    const guide = visitor.getByRole('dialog')
    await expect(guide.getByRole('heading', { name: 'O quanto acerta' })).toBeVisible()
    await expect(guide.getByRole('row', { name: /^Série A 2013–2025/ })).toContainText('0,2180')
    await expectNoViolations(visitor, `${width} wide`)
  }
  await visitor.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await expect(visitor).toHaveURL('/dashboard')
})

test('shows today’s matches, the main table and its scorers as the API returns them', async ({ visitor, request }) => {
  const { data } = await (await request.get('/web/api/v1/dashboard')).json()
  await visitor.goto('/dashboard')
  const matches = visitor.getByRole('list', { name: 'Jogos de hoje' }).getByRole('listitem')
  expect(data.matches.length).toBeGreaterThan(0)
  await expect(matches).toHaveCount(Math.min(8, data.matches.length))

  const table = visitor.getByRole('table', { name: /^Brasileirão Série A/ })
  for (const { position, team, points } of data.main.rows) {
    const row = table.getByRole('row').filter({ has: visitor.getByRole('link', { name: team.name, exact: true }) })
    await expect(row).toContainText(String(position))
    await expect(row).toContainText(String(points))
  }
  const scorers = visitor.getByRole('region', { name: 'Artilheiros' })
  await expect(scorers.getByRole('listitem')).toHaveCount(data.main.scorers.length)
  await expect(scorers.getByRole('listitem').first()).toContainText(data.main.scorers[0].player.name)
  await expect(visitor.getByText('Dados de demonstração').first()).toBeVisible()
})

test('the favourite team has its place, its next and its last match', async ({ baseURL, remembered, request }) => {
  const { data } = await (await request.get('/web/api/v1/dashboard')).json()
  const team: string = data.main.rows[0].team.id
  const person = await register(baseURL!, { team })
  const page = await remembered(device(person))
  const read = page.waitForResponse('**/api/v1/dashboard?*')
  await page.goto('/dashboard')
  const { favourite } = (await (await read).json()).data
  const card = page.getByRole('region', { name: 'Seu time' })
  await expect(card.getByRole('link', { name: 'Página do time' })).toHaveAttribute('href', `/times/${team}`)
  const league = favourite.tables.find(
    ({ competition }: { competition: { id: string } }) => competition.id === 'brasileirao_serie_a',
  )
  await expect(card.getByRole('link', { name: new RegExp(`${league.position}º\\s*Brasileirão Série A`) })).toBeVisible()
  for (const match of [favourite.next, favourite.last]) {
    if (!match) continue
    const address = `/campeonatos/${match.competition.id}/jogos/${match.id}`
    // A match under way is both the next and the last one.
    await expect(card.locator(`a[href="${address}"]`).first()).toContainText(match.home.name)
  }
  await expect(card.getByRole('heading', { name: 'Último jogo' })).toBeVisible()
  await expect(page.getByRole('table', { name: /^Brasileirão/ }).getByText('(seu time)')).toHaveCount(1)
})

test('the most viewed, the blog and the way to one’s team are what the sign-in brought', async ({
  baseURL,
  remembered,
}) => {
  const page = await remembered(device(await register(baseURL!, { team: 'flamengo' })))
  await page.route(LOGIN, async (route) => {
    const answer = await route.fetch()
    const session = (await answer.json()) as Session
    const json: Session = {
      ...session,
      topViews: [{ kind: 'team', id: 'santos', name: 'Santos da várzea', linkAddress: '/times/santos', views: 1234 }],
      blog: { ...session.blog, title: 'Gazeta da várzea' },
      time: { ...session.time!, linkAddress: '/times/flamengo/jogos' },
    }
    await route.fulfill({ response: answer, json })
  })
  await page.goto('/dashboard')
  const viewed = page.getByRole('region', { name: 'Mais vistos na semana' }).getByRole('link')
  await expect(viewed).toHaveCount(1)
  await expect(viewed).toHaveAttribute('href', '/times/santos')
  await expect(viewed).toContainText('1.234')
  await expect(page.getByRole('region', { name: 'Gazeta da várzea' })).toBeVisible()
  const own = page.getByRole('region', { name: 'Seu time' }).getByRole('link', { name: 'Página do time' })
  await expect(own).toHaveAttribute('href', '/times/flamengo/jogos')
})

test('is a call, which can be looked at', async ({ user }) => {
  await user.goto('/dashboard')
  await user.getByRole('button', { name: 'Ver na API' }).click()
  const panel = user.getByRole('complementary', { name: 'Ver na API' })
  await expect(panel.getByText('/api/v1/dashboard', { exact: true })).toBeVisible()
  await expect(panel.getByRole('region', { name: 'Resposta', exact: true })).toContainText('200')
})

test('a user sees their own, with the first steps', async ({ user, ana }) => {
  await user.goto('/dashboard')
  await expect(heading(user, new RegExp(`, ${ana.name.split(' ')[0]}$`))).toBeVisible()
  await expect(user.getByRole('heading', { name: 'Primeiros passos' })).toBeVisible()
  await expect(user.getByRole('main').getByText('Administração')).toHaveCount(0)
})

test('an admin sees the service as well', async ({ admin }) => {
  await admin.goto('/dashboard')
  const card = admin.getByRole('main')
  await expect(card.getByRole('heading', { name: 'Administração', exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: /Processos no ar\s*2/ })).toBeVisible()
  await expect(card.getByRole('link', { name: /Demonstração\s*No ar/ })).toHaveAttribute(
    'href',
    '/settings?aba=manutencao',
  )
  await expect(card.getByText('Tudo no ar')).toBeVisible()
})

test('a post is read in place, at an address of its own', async ({ visitor }) => {
  await visitor.goto('/dashboard')
  await visitor
    .getByRole('main')
    .getByRole('link', { name: /Boas-vindas ao Meio-Campo/ })
    .click()
  const post = visitor.getByRole('dialog', { name: 'Boas-vindas ao Meio-Campo' })
  await expect(post).toBeVisible()
  await expect(visitor).toHaveURL(/\/dashboard\?post=/)
  await visitor.reload()
  await expect(post).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(post).toHaveCount(0)
  await expect(visitor).toHaveURL('/dashboard')
})
