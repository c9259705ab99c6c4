import type { Page } from '@playwright/test'
import { expectNoViolations } from '../../src/axe.ts'
import { LEAGUE, lastMatch } from '../../src/demonstration.ts'
import { heading } from '../../src/page-checks.ts'
import { device, register } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

// Many pages, one after the other.
test.describe.configure({ timeout: 120_000 })

const follow = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('button', { name: 'Acompanhar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Acompanhando' })).toHaveAttribute('aria-pressed', 'true')
}
const list = (page: Page) => page.getByRole('list', { name: 'O que você acompanha, na sua ordem' })
const names = (page: Page) => list(page).getByRole('listitem').locator('b')

test('a team, a player, a coach and a championship are followed by one button, in an order of one’s own', async ({
  remembered,
  address,
  cast,
}) => {
  const page = await remembered(device(await register(address)))
  const { player, coach } = cast
  await follow(page, '/times/flamengo')
  await follow(page, `/jogadores/${player.id}`)
  await follow(page, `/tecnicos/${coach.id}`)
  await follow(page, `/campeonatos/${LEAGUE}/tabela`)

  await page.goto('/settings?aba=notificacoes')
  await expect(names(page)).toHaveText(['Flamengo', player.name, coach.name, 'Brasileirão Série A'])
  const up = page.getByRole('button', { name: 'Subir Brasileirão Série A' })
  // Faster than the orders are saved: no step is lost.
  for (let step = 0; step < 3; step++) {
    await up.press('Enter')
    await expect(up).toBeFocused()
  }
  await expect(names(page)).toHaveText(['Brasileirão Série A', 'Flamengo', player.name, coach.name])
  await expectNoViolations(page, 'followed records')
  await page.getByRole('button', { name: `Deixar de acompanhar ${coach.name}` }).click()
  await expect(names(page)).toHaveText(['Brasileirão Série A', 'Flamengo', player.name])

  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'O que você acompanha', exact: true })
  await expect(card.getByRole('listitem').locator('b')).toHaveText(['Brasileirão Série A', 'Flamengo', player.name])
  await card.getByRole('link', { name: /Flamengo/ }).click()
  await expect(heading(page, 'Flamengo')).toBeVisible()
  await page.getByRole('button', { name: 'Acompanhando' }).click()
  await expect(page.getByRole('button', { name: 'Acompanhar', exact: true })).toHaveAttribute('aria-pressed', 'false')
})

test('the matches of a followed team come before all others', async ({ remembered, address, ask }) => {
  const { day, home, away } = await lastMatch(ask)
  const page = await remembered(device(await register(address)))
  await follow(page, `/times/${home.id}`)
  await page.goto(`/jogos/${day!}?visao=cards`)
  // Live matches come first for every user: at night, one of the tournament that began on that day.
  const parts = page.getByRole('heading', { level: 2 })
  await expect
    .poll(async () => (await parts.allTextContents()).find((part) => part !== 'Ao vivo'))
    .toBe('Você acompanha')
  const own = page.getByRole('list', { name: 'Jogos: você acompanha' }).getByRole('link')
  await expect(own).toHaveCount(1)
  await expect(own).toHaveAccessibleName(new RegExp(`${home.name}.* × .*${away.name}`))
})
