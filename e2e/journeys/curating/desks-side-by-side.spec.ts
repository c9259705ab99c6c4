import type { DeskView } from '@meio-campo/contract'
import { expectNoViolations } from '../../src/axe.ts'
import { makeMatch } from '../../src/own-match.ts'
import { expect, test } from '../../src/test.ts'

test('two matches are run side by side: keys and undo are those of the desk that was touched; on a phone they are tabs', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const api = (match: string) => `/api/v1/campeonatos/${made.competition}/jogos/${match}`
  const goals = async (match: string) => {
    const { data } = (await (await made.api.get(`${api(match)}/mesa`)).json()) as { data: DeskView }
    return data.events.filter(({ type, retracted }) => type === 'goal' && !retracted).map(({ side }) => side)
  }
  await page.goto(`/campeonatos/${made.competition}/jogos/${made.match}/settings`)
  await page.getByRole('button', { name: 'Abrir outro jogo ao lado' }).click()
  const choice = page.getByRole('dialog', { name: 'Abrir outro jogo ao lado' })
  await choice.getByRole('radio', { name: 'Por time' }).check({ force: true })
  await choice.getByRole('combobox', { name: 'Time' }).fill('Fortaleza')
  await choice
    .getByRole('option', { name: /^Fortaleza/ })
    .first()
    .click()
  const { name } = (
    (await (await made.api.get(`/api/v1/campeonatos/${made.competition}`)).json()) as { data: { name: string } }
  ).data
  const row = choice.getByRole('listitem').filter({ hasText: name })
  await expect(row.or(choice.getByRole('button', { name: 'Carregar mais' }))).not.toHaveCount(0)
  while ((await row.count()) === 0) await choice.getByRole('button', { name: 'Carregar mais' }).click()
  await expectNoViolations(page, 'another match beside')
  await row.getByRole('button', { name: 'Fortaleza × Bahia' }).click()
  await expect(page).toHaveURL(new RegExp(`jogos=${made.other}`))
  const first = page.getByRole('region', { name: 'Mesa de Bahia × Fortaleza' })
  const second = page.getByRole('region', { name: 'Mesa de Fortaleza × Bahia' })
  for (const desk of [first, second]) {
    await desk.getByRole('button', { name: 'Começar o jogo' }).click()
    await expect(desk.getByRole('timer', { name: 'Relógio do jogo' })).toBeVisible()
  }
  await expectNoViolations(page, 'two desks')

  // The second was touched last.
  const goal = async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
  }
  await goal()
  await expect.poll(() => goals(made.other)).toEqual(['home'])
  expect(await goals(made.match)).toEqual([])
  await page.keyboard.press('[')
  await goal()
  await goal()
  await expect.poll(() => goals(made.match)).toEqual(['home', 'home'])
  await page.keyboard.press('z')
  await expect.poll(() => goals(made.match)).toEqual(['home'])
  expect(await goals(made.other)).toEqual(['home'])

  await page.setViewportSize({ width: 390, height: 844 })
  const tabs = page.getByRole('tablist', { name: 'Mesas abertas' })
  await expect(first).toBeVisible()
  await expect(second).toBeHidden()
  await tabs.getByRole('tab', { name: 'Fortaleza × Bahia' }).click()
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(width)

  // A reload has both; closing one leaves the other.
  await page.reload()
  await tabs.getByRole('tab', { name: 'Fortaleza × Bahia' }).click()
  await second.getByRole('button', { name: 'Fechar a mesa de Fortaleza × Bahia' }).click()
  await expect(page).not.toHaveURL(/jogos=/)
  await expect(page.getByRole('tablist', { name: 'Mesas abertas' })).toHaveCount(0)
  await made.api.dispose()
})

test('a match of another day is found by its day, also from the day after', async ({ admin: page, baseURL }) => {
  const made = await makeMatch(baseURL!)
  const path = `/api/v1/campeonatos/${made.competition}/jogos/${made.other}`
  const moved = await made.api.patch(path, { data: { kickoff: '2031-03-10T22:00:00Z' } })
  expect(moved.ok(), await moved.text()).toBe(true)
  await page.goto(`/campeonatos/${made.competition}/jogos/${made.match}/settings`)
  await page.getByRole('button', { name: 'Abrir outro jogo ao lado' }).click()
  const choice = page.getByRole('dialog', { name: 'Abrir outro jogo ao lado' })
  await choice.getByLabel('Dia', { exact: true }).fill('2031-03-11')
  await expect(choice.getByText('Nenhum outro jogo aqui')).toBeVisible()
  await choice.getByRole('button', { name: 'Dia anterior' }).click()
  await choice.getByRole('button', { name: 'Fortaleza × Bahia' }).click()
  await expect(page).toHaveURL(new RegExp(`jogos=${made.other}`))
  await expect(page.getByRole('region', { name: 'Mesa de Fortaleza × Bahia' })).toBeVisible()
  await made.api.dispose()
})

test('in the dialog nothing moves away under the pointer while the matches arrive', async ({
  admin: page,
  baseURL,
}) => {
  const made = await makeMatch(baseURL!)
  const path = `/api/v1/campeonatos/${made.competition}/jogos/${made.other}`
  const moved = await made.api.patch(path, { data: { kickoff: new Date().toISOString() } })
  expect(moved.ok(), await moved.text()).toBe(true)
  await page.goto(`/campeonatos/${made.competition}/jogos/${made.match}/settings`)
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/jogos\?/, async (route) => {
    await arrival
    await route.continue()
  })
  await page.getByRole('button', { name: 'Abrir outro jogo ao lado' }).click()
  const choice = page.getByRole('dialog', { name: 'Abrir outro jogo ao lado' })
  const byTeam = choice.getByRole('radio', { name: 'Por time' })
  await choice.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))
  const before = await byTeam.boundingBox()
  const empty = await choice.boundingBox()
  arrive()
  await expect(choice.getByRole('button', { name: 'Fortaleza × Bahia' }).first()).toBeVisible()
  expect((await choice.boundingBox())!.height).not.toBe(empty!.height)
  expect(await byTeam.boundingBox()).toEqual(before)
  await made.api.dispose()
})
