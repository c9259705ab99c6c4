import type { Match, PushEvent, Standings } from '@meio-campo/contract'
import type { Page, Route } from '@playwright/test'
import { heading } from '../../src/page-checks.ts'
import { expectNoViolations } from '../../src/axe.ts'
import { device, register, signIn } from '../../src/people.ts'
import { makeMatch, type OwnMatch } from '../../src/own-match.ts'
import { ADMIN } from '../../src/service.ts'
import { expect, test } from '../../src/test.ts'

const PHONE = { width: 390, height: 844 }
const [HOME, AWAY] = ['Bahia', 'Fortaleza']

const deskOf = ({ competition, match }: OwnMatch) => `/campeonatos/${competition}/jogos/${match}/settings`
const score = (page: Page) => page.getByRole('region', { name: 'Placar da mesa' })
const events = (page: Page) => page.getByRole('list', { name: 'Lances da mesa' }).getByRole('listitem')
const eventButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Registrar um lance' }).getByRole('button', { name })

/** A goal entered with taps only: type, side, player. */
async function tapGoal(page: Page, team: string) {
  await eventButton(page, 'Gol').first().click()
  await page.getByRole('button', { name: team, exact: true }).click()
  await page
    .getByRole('list', { name: `Jogadores do ${team}` })
    .getByRole('button')
    .first()
    .click()
}

test('a match is played through a cut connection, and a goal taken back is taken back everywhere', async ({
  admin: page,
  baseURL,
}) => {
  const made = await makeMatch(baseURL!)
  const read = async <T>(path: string) => ((await (await made.api.get(`/api/v1/${path}`)).json()) as { data: T }).data
  const points = async (team: string) => {
    const { phases } = await read<Standings>(`campeonatos/${made.competition}/tabela`)
    return phases[0]!.groups[0]!.rows.find((row) => row.team.id === team)!.points
  }
  // From the match's page, as one would come.
  await page.goto(deskOf(made).replace(/\/settings$/, ''))
  await page.getByRole('link', { name: 'Mesa ao vivo' }).click()
  await expect(heading(page, 'Configurar jogo')).toBeVisible()
  await page.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(page.getByRole('timer')).toContainText(/^00:0\d/)
  await tapGoal(page, HOME)
  await expect(score(page)).toContainText(`${HOME} 1 × 0 ${AWAY}`)
  await expect(page.getByText('Aguardando envio')).toHaveCount(0)

  // The console must be on the device by then: it comes there some seconds after the first page.
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('console-'))), {
      timeout: 40_000,
    })
    .toBe(true)

  // The connection goes: taps are taken all the same, shown at once, and survive a reload without it.
  await page.context().setOffline(true)
  await page.keyboard.press('g')
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await tapGoal(page, HOME)
  await expect(score(page)).toContainText(`${HOME} 2 × 1 ${AWAY}`)
  await expect(page.getByText('Aguardando conexão (2)')).toBeVisible()
  expect((await read<Match>(`campeonatos/${made.competition}/jogos/${made.match}`)).score).toEqual({ home: 1, away: 0 })
  await page.reload()
  await expect(page.getByText('Aguardando conexão (2)')).toBeVisible()
  await expect(score(page)).toContainText(`${HOME} 2 × 1 ${AWAY}`)
  await page.context().setOffline(false)
  await page.reload()
  await expect(score(page)).toContainText(`${HOME} 2 × 1 ${AWAY}`)
  await expect(page.getByText('Aguardando conexão')).toHaveCount(0)
  await expect
    .poll(async () => (await read<Match>(`campeonatos/${made.competition}/jogos/${made.match}`)).score)
    .toEqual({ home: 2, away: 1 })
  // Once, and in order.
  await expect(events(page).filter({ hasText: 'Gol' })).toHaveCount(3)

  await page.getByRole('button', { name: 'Fim do 1º tempo' }).click()
  await page.getByRole('button', { name: 'Começar o 2º tempo' }).click()
  await page.getByRole('button', { name: 'Encerrar o jogo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar oficialmente' }).click()
  await expect(score(page)).toContainText('Encerrado')
  await expect.poll(() => points('bahia')).toBe(3)
  await page.goto(`/campeonatos/${made.competition}/tabela`)
  await expect(page.getByRole('row').filter({ hasText: HOME }).first()).toContainText('3')

  const { cursor } = (await (await made.api.get('/api/v1/mudancas?desde=agora')).json()) as { cursor: string }
  await page.goto(deskOf(made))
  await events(page)
    .filter({ hasText: `Gol` })
    .filter({ hasText: HOME })
    .first()
    .getByRole('button', { name: /^Anular/ })
    .click()
  await expect(score(page)).toContainText(`${HOME} 1 × 1 ${AWAY}`)
  await expect.poll(() => points('bahia')).toBe(1)
  const changes = (await (await made.api.get(`/api/v1/mudancas?desde=${cursor}`)).json()) as { data: PushEvent[] }
  expect(changes.data).toContainEqual(
    expect.objectContaining({
      record: expect.objectContaining({ kind: 'event' }),
      event: expect.objectContaining({ retracted: true, revision: 2 }),
    }),
  )
  await made.api.dispose()
})

test('what a desk could not send is sent from any other page, and closing the tab asks before', async ({
  admin: page,
  baseURL,
}) => {
  const made = await makeMatch(baseURL!)
  await page.goto(deskOf(made))
  await page.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  const cut = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.continue())
  await page.route(/\/eventos$/, cut)
  await tapGoal(page, HOME)
  await expect(page.getByText('Aguardando conexão (1)')).toBeVisible()
  const asked = await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(asked).toBe(true)

  await page.getByRole('link', { name: 'Jogos', exact: true }).first().click()
  await expect(heading(page, 'Jogos')).toBeVisible()
  await expect(page.getByText('1 lance da mesa ainda não foi enviado')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir a mesa' })).toBeVisible()
  await page.unroute(/\/eventos$/, cut)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('lance da mesa')).toHaveCount(0)
  const { data } = (await (
    await made.api.get(`/api/v1/campeonatos/${made.competition}/jogos/${made.match}`)
  ).json()) as {
    data: Match
  }
  expect(data.score).toEqual({ home: 1, away: 0 })
  await made.api.dispose()
})

test('two at the desk see each other and what each does; an error is shown', async ({ remembered, baseURL }) => {
  const made = await makeMatch(baseURL!)
  const [first, second] = await Promise.all([
    remembered(device(await signIn(baseURL!, ADMIN))),
    remembered(device(await signIn(baseURL!, ADMIN))),
  ])
  await first.goto(deskOf(made))
  await second.goto(deskOf(made))
  await expect(first.getByText(/Também na mesa: .+ \(outra aba\)/)).toBeVisible()
  await first.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(second.getByRole('timer')).toBeVisible()
  await tapGoal(second, AWAY)
  await expect(score(first)).toContainText(`${HOME} 0 × 1 ${AWAY}`)
  await expect(events(first).filter({ hasText: 'Gol' })).toContainText('por ')

  // The same card at both ends: the second desk is asked whether it is another one, here a second yellow.
  for (const page of [first, second]) {
    await eventButton(page, 'Amarelo').click()
    await page.getByRole('button', { name: HOME, exact: true }).click()
    await page
      .getByRole('list', { name: `Jogadores do ${HOME}` })
      .getByRole('button')
      .first()
      .click()
    await expect(events(first).filter({ hasText: /Cartão amarelo|Segundo amarelo/ })).not.toHaveCount(0)
    await expect(events(second).filter({ hasText: /Cartão amarelo|Segundo amarelo/ })).not.toHaveCount(0)
  }
  await expect(second.getByText(/A outra mesa já registrou: .*Cartão amarelo/)).toBeVisible()
  await expect(events(first).filter({ hasText: 'Segundo amarelo' })).toHaveCount(0)
  await second.getByRole('button', { name: 'É outro: registrar' }).click()
  await expect(events(first).filter({ hasText: 'Segundo amarelo' })).toHaveCount(1)
  await second.keyboard.press('z')
  await expect(events(first).filter({ hasText: 'Anulado' })).toHaveCount(1)
  await second.keyboard.press('y')
  await expect(events(first).filter({ hasText: 'Anulado' })).toHaveCount(0)

  // The same goal at both ends is counted once.
  await tapGoal(first, AWAY)
  await expect(first.getByText(/A outra mesa já registrou: .*Gol/)).toBeVisible()
  await first.getByRole('button', { name: 'É o mesmo' }).click()
  await expect(score(first)).toContainText(`${HOME} 0 × 1 ${AWAY}`)
  await made.api.dispose()
})

test('a second person of the same name confirms what the first told; both see it, and see it taken back', async ({
  admin: first,
  remembered,
  baseURL,
}) => {
  const made = await makeMatch(baseURL!)
  const { name } = await signIn(baseURL!, ADMIN)
  const namesake = await register(baseURL!, { name })
  const named = await made.api.patch(`/api/v1/usuarios/${namesake.userId}`, { data: { admin: true } })
  expect(named.ok(), await named.text()).toBe(true)
  const second = await remembered(device(namesake))
  await first.goto(deskOf(made))
  await second.goto(deskOf(made))
  await expect(first.getByText(`Também na mesa: ${name}`, { exact: true })).toBeVisible()
  await first.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(second.getByRole('timer')).toBeVisible()
  await tapGoal(first, HOME)
  const goal = (page: Page) => events(page).filter({ hasText: 'Gol' })
  await expect(goal(first)).toContainText('Só na sua mesa')
  await expect(goal(second)).toContainText(`Só na mesa de ${name}`)
  await expect(goal(first).getByRole('button', { name: /^Confirmar/ })).toHaveCount(0)
  await goal(second)
    .getByRole('button', { name: /^Confirmar/ })
    .click()
  await expect(goal(first)).toContainText(`Confirmado por ${name}`)
  await expect(goal(second)).toContainText('Confirmado por você')
  await goal(second)
    .getByRole('button', { name: /^Retirar conferência/ })
    .click()
  await expect(goal(first)).toContainText('Só na sua mesa')
  await expect(score(first)).toContainText(`${HOME} 1 × 0 ${AWAY}`)
  await made.api.dispose()
})

test('a second person who saw another player, and both who count the same corner: both desks see it, and nothing is doubled', async ({
  admin: first,
  remembered,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const other = await register(baseURL!, { name: 'Bia Segunda Mesa' })
  const named = await made.api.patch(`/api/v1/usuarios/${other.userId}`, { data: { admin: true } })
  expect(named.ok(), await named.text()).toBe(true)
  const second = await remembered(device(other))
  await first.goto(deskOf(made))
  await second.goto(deskOf(made))
  await expect(first.getByText('Também na mesa: Bia Segunda Mesa')).toBeVisible()
  await first.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(second.getByRole('timer')).toBeVisible()
  const goal = (page: Page) => events(page).filter({ hasText: 'Gol' })
  await tapGoal(first, HOME)
  await expect(goal(second)).toHaveCount(1)
  await eventButton(second, 'Gol').first().click()
  await second.getByRole('button', { name: HOME, exact: true }).click()
  await second
    .getByRole('list', { name: `Jogadores do ${HOME}` })
    .getByRole('button')
    .nth(1)
    .click()
  await expect(second.getByText(/A outra mesa já registrou: .*Gol/)).toBeVisible()
  await second.getByRole('button', { name: 'É o mesmo' }).click()
  await expect(goal(second)).toContainText('Você viu diferente: ')
  await expect(goal(first)).toContainText('Bia Segunda Mesa viu diferente: ')
  await expect(score(first)).toContainText(`${HOME} 1 × 0 ${AWAY}`)

  const corners = (page: Page, times: number) =>
    page.getByRole('button', { name: `Contar escanteio: ${HOME}, ${times}`, exact: true })
  await corners(first, 0).click()
  await expect(corners(second, 1)).toBeVisible()
  await corners(second, 1).click()
  await expect(second.getByText(/A outra mesa já registrou: .*Escanteio/)).toBeVisible()
  await second.getByRole('button', { name: 'É o mesmo' }).click()
  for (const page of [first, second]) await expect(corners(page, 1)).toBeVisible()
  await corners(second, 1).click()
  await second.getByRole('button', { name: 'É outro: registrar' }).click()
  for (const page of [first, second]) await expect(corners(page, 2)).toBeVisible()
  await made.api.dispose()
})

test('what a closed tab could not send is sent from the next page that is opened', async ({ admin: page, baseURL }) => {
  const made = await makeMatch(baseURL!)
  await page.goto(deskOf(made))
  await page.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText('Aguardando envio')).toHaveCount(0)
  await page.context().setOffline(true)
  await tapGoal(page, AWAY)
  await expect(page.getByText('Aguardando conexão (1)')).toBeVisible()
  const next = await page.context().newPage()
  await page.close()
  await page.context().setOffline(false)
  await next.goto('/streamings')
  const read = async () => {
    const answer = await made.api.get(`/api/v1/campeonatos/${made.competition}/jogos/${made.match}`)
    return ((await answer.json()) as { data: Match }).data.score
  }
  await expect.poll(read).toEqual({ home: 0, away: 1 })
  await expect(next.getByText('lance da mesa')).toHaveCount(0)
  await made.api.dispose()
})

test('a whole act is undone and done again, and a minute that cannot be read is not taken for now', async ({
  admin: page,
  baseURL,
}) => {
  const made = await makeMatch(baseURL!)
  await page.goto(deskOf(made))
  await page.getByRole('button', { name: 'Começar o jogo' }).click()
  await tapGoal(page, HOME)
  await expect(score(page)).toContainText(`${HOME} 1 × 0 ${AWAY}`)
  // The decision of the VAR by keys: R, the home side, the second decision.
  for (const key of ['r', '1', '2']) await page.keyboard.press(key)
  await expect(score(page)).toContainText(`${HOME} 0 × 0 ${AWAY}`)
  const acts = page.getByRole('list', { name: 'O que você fez' }).getByRole('listitem')
  await expect(acts.first()).toContainText(`1' · VAR: Gol anulado (${HOME})`)
  await page.keyboard.press('z')
  await expect(score(page)).toContainText(`${HOME} 1 × 0 ${AWAY}`)
  await expect(events(page).filter({ hasText: 'VAR' })).toContainText('Anulado')
  await page.getByRole('button', { name: 'Refazer (Y)' }).click()
  await expect(score(page)).toContainText(`${HOME} 0 × 0 ${AWAY}`)

  for (const typed of ['abc', '-5', '39,5']) {
    await page.getByRole('textbox', { name: 'Minuto, se não for agora' }).fill(typed)
    await eventButton(page, 'Gol').first().click()
    await expect(page.getByText('Escreva o minuto como 38 ou 45+2.')).toBeVisible()
    await expect(page.getByText('de que lado?')).toHaveCount(0)
  }
  await made.api.dispose()
})

test('the sheets of a match are filled in, on a phone too', async ({ admin: page, baseURL, user }) => {
  test.setTimeout(60_000)
  const made = await makeMatch(baseURL!)
  await page.setViewportSize(PHONE)
  await page.goto(`${deskOf(made)}?aba=escalacao`)
  await page.getByRole('button', { name: `Começar vazia a do ${HOME}` }).click()
  const squad = page.getByRole('region', { name: `Elenco do ${HOME}` }).getByRole('button')
  for (let count = 0; count < 3; count += 1) await squad.first().click()
  await page.getByRole('textbox', { name: 'Formação' }).fill('4-4-4')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByRole('alert')).toContainText('soma dez jogadores de linha')
  await page.getByRole('textbox', { name: 'Formação' }).fill('4-3-3')
  await page.reload()
  await expect(page.getByText('Rascunho recuperado')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Escalação salva.')).toBeVisible()
  await page.goto(`/campeonatos/${made.competition}/jogos/${made.match}/escalacao`)
  await expect(page.getByText('4-3-3').first()).toBeVisible()

  for (const tab of ['', '?aba=escalacao', '?aba=estatisticas', '?aba=transmissao']) {
    await page.goto(`${deskOf(made)}${tab}`)
    await expect(heading(page, 'Configurar jogo')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Configurar jogo' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    await expectNoViolations(page, tab)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBeLessThanOrEqual(PHONE.width)
  }

  await user.goto(deskOf(made))
  await expect(user.getByRole('button', { name: 'Enviar sugestão' })).toBeVisible()
  await expect(user.getByRole('button', { name: 'Começar o jogo' })).toHaveCount(0)
  await made.api.dispose()
})
