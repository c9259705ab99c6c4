import { heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

test('links to registration and login', async ({ visitor }) => {
  await visitor.goto('/')
  const main = visitor.getByRole('main')
  await main.getByRole('link', { name: 'Criar Conta' }).last().click()
  await expect(heading(visitor, 'Criar Conta')).toBeVisible()
  await visitor.goto('/')
  await main.getByRole('link', { name: 'Fazer Login' }).last().click()
  await expect(heading(visitor, 'Fazer Login')).toBeVisible()
})

test('shows a real call with its real answer, to change and to run', async ({ visitor }) => {
  await visitor.goto('/')
  const panel = visitor.getByRole('region', { name: 'Experimente a API' })
  await expect(panel.getByText('/api/v1/campeonatos/brasileirao_serie_a/tabela')).toBeVisible()
  await expect(panel.getByText(/^200 em \d+ ms$/)).toBeVisible()
  await expect(panel.getByRole('region', { name: /^Resposta de/ })).toContainText('"brasileirao_serie_a"')

  await panel.getByRole('combobox', { name: 'Campeonato' }).selectOption('Copa do Brasil')
  await expect(panel.getByText('/api/v1/campeonatos/copa_do_brasil/tabela')).toBeVisible()
  await expect(panel.getByRole('region', { name: /^Resposta de/ })).toContainText('"Copa do Brasil"')

  await panel.getByRole('button', { name: 'Tudo de um time' }).click()
  await panel.getByRole('combobox', { name: 'Time' }).selectOption('Grêmio')
  await expect(panel.getByRole('region', { name: /^Resposta de/ })).toContainText('"Grêmio"')

  await visitor.route('**/vitrine/time?*', (route) => route.fulfill({ json: { data: 'outra' } }))
  await panel.getByRole('button', { name: 'Executar' }).click()
  await expect(panel).toContainText('"outra"')
})

test('shows today’s matches and how much there is, as the API counts it', async ({ visitor, request }) => {
  const { data } = await (await request.get('/web/api/v1/vitrine')).json()
  await visitor.goto('/')
  const matches = visitor.getByRole('list', { name: 'Jogos de hoje' }).getByRole('listitem')
  await expect(matches).toHaveCount(data.matches.length)
  expect(data.matches.length).toBeGreaterThan(0)
  await expect(matches.filter({ hasText: data.matches.at(-1).home.name }).first()).toBeVisible()
  const numbers = visitor.getByRole('region', { name: 'A base em números' }).getByRole('listitem')
  for (const [index, count] of [data.numbers.matches, data.numbers.teams, data.numbers.people].entries())
    await expect(numbers.nth(index)).toContainText(count.toLocaleString('pt-BR'))
  await expect(visitor.getByText('Dados de demonstração')).toBeVisible()
})

test('a goal arrives by itself', async ({ visitor }) => {
  await visitor.clock.install()
  let goals = 0
  await visitor.route('**/web/api/v1/vitrine?*', async (route) => {
    const answer = await (await route.fetch()).json()
    const [match] = answer.data.matches
    Object.assign(match, { status: 'firstHalf', minute: 30, added: null, score: { home: goals, away: 0 } })
    await route.fulfill({ json: { data: { ...answer.data, matches: [match] } } })
  })
  await visitor.goto('/')
  const match = visitor.getByRole('list', { name: 'Jogos de hoje' }).getByRole('link')
  await expect(match).toHaveAccessibleName(/ 0 × 0 .*Ao vivo, 30'/)
  goals = 1
  await visitor.clock.runFor(20_000)
  await expect(match).toHaveAccessibleName(/ 1 × 0 /)
})

test('without an answer it shows an error, and a button retries', async ({ visitor }) => {
  await visitor.route('**/web/api/v1/vitrine?*', (route) => route.abort('internetdisconnected'))
  await visitor.goto('/')
  const panel = visitor.getByRole('region', { name: 'Experimente a API' })
  await expect(panel.getByRole('alert')).toContainText('Não foi possível conectar ao servidor')
  await visitor.unroute('**/web/api/v1/vitrine?*')
  await panel.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(panel.getByText(/^200 em \d+ ms$/)).toBeVisible()
  await expect(visitor.getByRole('list', { name: 'Jogos de hoje' })).toBeVisible()
})

test('on a phone only the strip of matches moves sideways', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 390, height: 844 })
  await visitor.goto('/')
  const strip = visitor.getByRole('list', { name: 'Jogos de hoje' })
  await expect(strip.getByRole('listitem').nth(1)).toBeAttached()
  expect(await strip.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
})
