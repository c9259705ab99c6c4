import type { Match } from '@meio-campo/contract'
import type { Route } from '@playwright/test'
import { openBegunDesk, tapEvent } from '../../src/desk-page.ts'
import { AWAY, HOME } from '../../src/own-match.ts'
import { heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

test('what a desk could not send is sent from any other page, and closing the tab asks before', async ({
  admin: page,
  baseURL,
}) => {
  const made = await openBegunDesk(page, baseURL!)
  const cut = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.continue())
  await page.route(/\/eventos$/, cut)
  await tapEvent(page, 'Gol', HOME)
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

test('what a closed tab could not send is sent from the next page that is opened', async ({ admin: page, baseURL }) => {
  const made = await openBegunDesk(page, baseURL!)
  await expect(page.getByText('Aguardando envio')).toHaveCount(0)
  await page.context().setOffline(true)
  await tapEvent(page, 'Gol', AWAY)
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
