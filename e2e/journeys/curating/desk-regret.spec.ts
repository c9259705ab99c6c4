import type { MatchPage } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import { actions, beginMatch, deskOf, events, openBegunDesk, score } from '../../src/desk-page.ts'
import { entry } from '../../src/history-list.ts'
import { makeMatch } from '../../src/own-match.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

/** A goal by keys, without a player. */
async function goal(page: Page, side: '1' | '2') {
  for (const key of ['g', side, 'Enter']) await page.keyboard.press(key)
}

test('a goal undone in the history is retracted as at the desk, later scores follow, and the audit has it all', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await openBegunDesk(page, baseURL!)
  await goal(page, '1')
  await expect(score(page)).toContainText('Bahia 1 × 0 Fortaleza')
  await goal(page, '2')
  await expect(score(page)).toContainText('Bahia 1 × 1 Fortaleza')
  await expect(page.getByText('Aguardando envio')).toHaveCount(0)

  await page.goto(`${deskOf(made)}?aba=historico`)
  const first = entry(page, 'registrou um gol').last()
  await first.locator('summary').click()
  await first.getByRole('button', { name: 'Desfazer' }).click()
  await dialog(page, 'Desfazer esta mudança?').getByRole('button', { name: 'Desfazer' }).click()
  await expect(toasts(page).filter({ hasText: 'Mudança desfeita.' })).toBeVisible()

  const address = `/api/v1/campeonatos/${made.competition}/jogos/${made.match}`
  const { data } = (await (await made.api.get(address)).json()) as { data: MatchPage }
  expect(data.score).toEqual({ home: 0, away: 1 })
  const goals = data.events.filter(({ type }) => type === 'goal')
  expect(goals.map(({ side, retracted, scoreAfter }) => [side, retracted, scoreAfter])).toContainEqual([
    'away',
    false,
    { home: 0, away: 1 },
  ])
  await page.goto(deskOf(made))
  await expect(score(page)).toContainText('Bahia 0 × 1 Fortaleza')
  const told = events(page).filter({ hasText: 'Gol' })
  await expect(told.filter({ hasText: 'Bahia' })).toContainText('Anulado')

  const audit = page.getByRole('list', { name: 'Registros da auditoria' })
  for (const words of ['registrou um gol em Bahia × Fortaleza', 'começou o jogo em Bahia × Fortaleza']) {
    await page.goto(`/settings?aba=auditoria&busca=${encodeURIComponent(words)}`)
    await expect(audit).toContainText(words)
  }
  await made.api.dispose()
})

test('an answer never takes back for a moment what was entered: keys and score go on', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  await page.route(/\/eventos$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto(deskOf(made))
  await expect(score(page)).toContainText('Bahia 0 × 0 Fortaleza')
  // Everything that the board shows, however short.
  const shown = await score(page).evaluateHandle((board) => {
    const texts: string[] = []
    const look = () => {
      const now = /Bahia \d+ × \d+ Fortaleza/.exec(board.textContent)?.[0] ?? 'gone'
      if (texts.at(-1) !== now) texts.push(now)
    }
    new MutationObserver(look).observe(board, { subtree: true, childList: true, characterData: true })
    look()
    return texts
  })
  await beginMatch(page)
  await goal(page, '1')
  await goal(page, '2')
  await expect(score(page)).toContainText('Bahia 1 × 1 Fortaleza')
  await expect(page.getByText('Enviando')).toHaveCount(0)
  await goal(page, '1')
  await expect(page.getByText('Enviando')).toHaveCount(0)
  expect(await shown.jsonValue()).toEqual([
    'Bahia 0 × 0 Fortaleza',
    'Bahia 1 × 0 Fortaleza',
    'Bahia 1 × 1 Fortaleza',
    'Bahia 2 × 1 Fortaleza',
  ])
  await made.api.dispose()
})

test('a match does not begin before its day, and the desk says why', async ({ admin: page, baseURL }) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const address = `/api/v1/campeonatos/${made.competition}/jogos/${made.match}`
  expect((await made.api.patch(address, { data: { kickoff: '2031-04-07T22:00:00Z' } })).ok()).toBe(true)
  await page.goto(deskOf(made))
  await page.getByRole('button', { name: 'Começar o jogo' }).click()
  await expect(page.getByText('O dia marcado para este jogo ainda não chegou. Acerte a data em Dados.')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await made.api.dispose()
})

test('at 1280 keys and names of the events fit, the help pushes nothing away, and the VAR has keys', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(deskOf(made))
  await beginMatch(page)
  // Nothing of a button stands beyond its edge: neither the name nor, behind it, the key.
  const beyond = await actions(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const parts = [button, ...button.querySelectorAll(':scope > span:not([aria-hidden]), kbd')]
          return parts.some((part) => part.scrollWidth > part.clientWidth + 1)
        })
        .map((button) => button.textContent),
    )
  expect(beyond).toEqual([])
  await expect(actions(page).locator('kbd').filter({ visible: true })).toHaveCount(
    await actions(page).getByRole('button').count(),
  )
  const box = (await actions(page).boundingBox())!
  await page.keyboard.press('?')
  await expect(page.getByLabel('Atalhos do teclado')).toBeVisible()
  expect((await actions(page).boundingBox())!.y).toBe(box.y)
  // With the help open, the players are still on the screen.
  for (const key of ['g', '1']) await page.keyboard.press(key)
  const players = page.getByRole('list', { name: 'Jogadores do Bahia' })
  await expect(players.getByRole('button').first()).toBeInViewport()
  for (const key of ['Escape', 'Escape', 'r', '1']) await page.keyboard.press(key)
  await page.keyboard.press('1')
  await expect(page.getByRole('list', { name: 'Lances da mesa' })).toContainText('VAR')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280)
  await made.api.dispose()
})

test('a goal of a result that was known is undone without the result, and a minute that cannot be is never taken for another', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const address = `/api/v1/campeonatos/${made.competition}/jogos/${made.match}`
  const values = { kickoff: '2026-03-01T19:00:00Z', status: 'finished', homeScore: 1, awayScore: 0 }
  expect((await made.api.patch(address, { data: values })).ok()).toBe(true)
  const read = async () => ((await (await made.api.get(address)).json()) as { data: MatchPage }).data
  await page.goto(deskOf(made))
  const minute = page.getByRole('textbox', { name: 'Minuto do lance' })
  const tell = async (typed: string) => {
    await minute.fill(typed)
    await actions(page).getByRole('button', { name: 'Gol', exact: false }).first().click()
  }
  for (const typed of ['45+', '+3', '１２', '45+2+1', '12h', '1e1', '0x10', '']) {
    await tell(typed)
    await expect(page.getByText(/Escreva o minuto como 38 ou 45\+2\.|Diga em que minuto foi\./)).toBeVisible()
    await expect(page.getByText('de que lado?')).toHaveCount(0)
  }
  for (const typed of ['200', '44+3', '91']) {
    await tell(typed)
    for (const key of ['1', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByText(/O minuto não cabe nesse tempo|ainda não começou/)).toBeVisible()
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  }
  expect((await read()).events).toEqual([])

  await tell('10')
  for (const key of ['1', 'Enter']) await page.keyboard.press(key)
  await expect.poll(async () => (await read()).events.length).toBe(1)
  await page.keyboard.press('z')
  await expect.poll(async () => (await read()).events.filter(({ retracted }) => !retracted).length).toBe(0)
  expect((await read()).score).toEqual({ home: 1, away: 0 })
  await expect(score(page)).toContainText('Bahia 1 × 0 Fortaleza')
  await made.api.dispose()
})
