import { randomUUID } from 'node:crypto'
import type { Match } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import { actions, deskOf, events, openBegunDesk, score } from '../../src/desk-page.ts'
import { HOME } from '../../src/own-match.ts'
import { problem } from '../../src/calls.ts'
import { expect, test } from '../../src/test.ts'

const question = (page: Page) => page.getByRole('heading', { name: `Quem fez o gol? (${HOME})` })
const help = (page: Page) => page.getByLabel('Atalhos do teclado')

/** Enters a goal at minute 1 without its player, with the help open. */
async function enterHalf(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await page.getByRole('textbox', { name: 'Minuto, se não for agora' }).fill('1')
  await actions(page).getByRole('button', { name: 'Gol' }).first().click()
  await page.keyboard.press('1')
  await expect(question(page)).toBeVisible()
}

test('a half-entered event survives a lost connection, a refused token and changes from another desk', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await openBegunDesk(page, baseURL!)
  await enterHalf(page)
  // Marks the element, to detect that it was replaced.
  await score(page).evaluate((board) => board.setAttribute('data-same', ''))
  const stays = async () => {
    await expect(score(page)).toHaveAttribute('data-same')
    await expect(question(page)).toBeVisible()
    await expect(help(page)).toBeVisible()
  }

  await page.context().setOffline(true)
  await expect(page.getByText('Sem conexão').first()).toBeVisible()
  await stays()
  await page.context().setOffline(false)
  await expect(page.getByText('Sem conexão')).toHaveCount(0)
  await stays()

  for (const status of [401, 500, 503]) {
    let refused = 0
    await page.route(/\/mesa\?/, async (route) => {
      if (refused++ > 0) return route.continue()
      await route.fulfill(problem(status, 'Agora não', 'Tente de novo.'))
    })
    await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(1)
    await page.unroute(/\/mesa\?/)
    await stays()
  }

  // Another desk records a card, and another user changes the match.
  const at = `/api/v1/campeonatos/${made.competition}/jogos/${made.match}`
  const card = { id: `mesa_${randomUUID().replaceAll('-', '')}`, do: 'tell', type: 'yellow', side: 'away', minute: 1 }
  const told = await made.api.post(`${at}/eventos`, {
    data: { commands: [{ ...card, period: 'firstHalf' }], desk: `aba_${randomUUID().replaceAll('-', '')}` },
  })
  expect(told.ok(), await told.text()).toBe(true)
  await expect(events(page).filter({ hasText: 'Amarelo' })).toHaveCount(1)
  await stays()

  // The service worker is checked for updates, the tab was in the background, and the pointer rests on another tab.
  await page.evaluate(async () => {
    // On a slow machine it may still be on its way; nothing waits for it here.
    const worker = await navigator.serviceWorker.getRegistration()
    void worker?.update().catch(() => undefined)
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('focus'))
  })
  await page.getByRole('link', { name: 'Escalação', exact: true }).hover()
  await page.waitForTimeout(2500)
  await stays()
  await made.api.dispose()
})

test('an event that is half entered is still there after F5, after another page and back, and is then recorded once', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await openBegunDesk(page, baseURL!)
  await enterHalf(page)

  await page.reload()
  await expect(question(page)).toBeVisible()
  await expect(help(page)).toBeVisible()
  await page.getByRole('link', { name: 'Escalação', exact: true }).click()
  await expect(question(page)).toHaveCount(0)
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await page.goto('/times')
  await page.goBack()
  await expect(question(page)).toBeVisible()

  await page.keyboard.press('Enter')
  await expect(events(page).filter({ hasText: 'Gol' })).toHaveCount(1)
  const at = `/api/v1/campeonatos/${made.competition}/jogos/${made.match}`
  const read = async () =>
    ((await (await made.api.get(at)).json()) as { data: Match & { events: { type: string; minute: number }[] } }).data
  await expect
    .poll(async () => (await read()).events.filter(({ type }) => type === 'goal'))
    .toEqual([expect.objectContaining({ minute: 1 })])

  // A recorded event is not half entered any more, and another match shows nothing of it.
  await page.reload()
  await expect(actions(page)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await page.goto(deskOf({ ...made, match: made.other }))
  await expect(page.getByRole('button', { name: 'Começar o jogo' })).toBeVisible()
  await expect(help(page)).toHaveCount(0)
  await made.api.dispose()
})
