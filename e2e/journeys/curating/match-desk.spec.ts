import type { Match, PushEvent, Standings } from '@meio-campo/contract'
import { expectNoViolations } from '../../src/axe.ts'
import { deskOf, eventButton, events, score, startLineup, tapEvent } from '../../src/desk-page.ts'
import { AWAY, HOME, makeMatch } from '../../src/own-match.ts'
import { heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

const PHONE = { width: 390, height: 844 }

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
  await tapEvent(page, 'Gol', HOME)
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
  await tapEvent(page, 'Gol', HOME)
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

test('a whole act is undone and done again, and a minute that cannot be read is not taken for now', async ({
  admin: page,
  baseURL,
}) => {
  const made = await makeMatch(baseURL!)
  await page.goto(deskOf(made))
  await page.getByRole('button', { name: 'Começar o jogo' }).click()
  await tapEvent(page, 'Gol', HOME)
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

  await page.setViewportSize({ width: 1280, height: 600 })
  for (const typed of ['abc', '-5', '39,5']) {
    await page.getByRole('textbox', { name: 'Minuto, se não for agora' }).fill(typed)
    await page.evaluate(() => window.scrollTo(0, 0))
    await eventButton(page, 'Gol').first().click()
    await expect(page.getByText('Escreva o minuto como 38 ou 45+2.')).toBeInViewport()
    await expect(page.getByText('de que lado?')).toHaveCount(0)
  }
  await made.api.dispose()
})

test('the sheets of a match are filled in, on a phone too', async ({ admin: page, baseURL, user }) => {
  const made = await makeMatch(baseURL!)
  await page.setViewportSize(PHONE)
  await page.goto(`${deskOf(made)}?aba=escalacao`)
  await startLineup(page, HOME, 3)
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
