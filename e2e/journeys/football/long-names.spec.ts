import type { Page } from '@playwright/test'
import { LEAGUE, lastMatch, matchAddress, tournamentMatch } from '../../src/demonstration.ts'
import { brokenWords } from '../../src/page-checks.ts'
import { loader } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

// The clubs of the demonstration have short names; those of the world have not.

const ENDING = 'da República Democrática'
const TEAM = /"name":"([^"]+)","acronym":(null|"[^"]*"),"crest":/g

/** Every team that the API names gets a long name. */
async function lengthenNames(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/(?!ao-vivo)/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(TEAM, `"name":"$1 ${ENDING}","acronym":$2,"crest":`)
    await route.fulfill({ response: answer, body })
  })
}

/** What is written in a box that hides a part of it. */
const listCut = (page: Page) =>
  page.locator('main').evaluate(
    (main, ending) =>
      [...main.querySelectorAll<HTMLElement>('*')]
        .filter((box) => [...box.childNodes].some((node) => node.nodeType === 3 && node.textContent!.includes(ending)))
        // What is only read aloud is a point.
        .filter((box) => box.clientWidth > 20 && getComputedStyle(box).overflowX !== 'visible')
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map((box) => box.textContent),
    ENDING,
  )

for (const width of [390, 1280])
  test(`a long name goes on below instead of being cut, ${width} wide`, async ({ user, ask }) => {
    test.slow()
    await lengthenNames(user)
    await user.setViewportSize({ width, height: 844 })
    for (const path of [
      '/dashboard',
      '/jogos/ontem?visao=cards',
      '/times/bahia',
      '/times/bahia/jogos?ver=calendario',
      `/campeonatos/${LEAGUE}`,
      `/campeonatos/${LEAGUE}/tabela`,
      `/campeonatos/${LEAGUE}/jogos?ver=grade`,
      '/campeonatos/copa_do_brasil/tabela',
      matchAddress(await lastMatch(ask)),
      matchAddress(await tournamentMatch(ask, 'agendado')),
    ]) {
      await user.goto(path)
      // A narrow calendar shows crests alone.
      await expect(user.getByRole('main').getByText(ENDING).first(), path).toBeAttached()
      await expect(loader(user)).toHaveCount(0)
      expect.soft(await listCut(user), path).toEqual([])
      expect.soft(await user.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })

for (const width of [360, 390])
  test(`a club's name is broken between its words alone, ${width} wide`, async ({ user }) => {
    await user.setViewportSize({ width, height: 844 })
    for (const path of [`/campeonatos/${LEAGUE}/tabela`, `/campeonatos/${LEAGUE}/cartoes?ver=times`]) {
      await user.goto(path)
      await expect(user.locator('main tbody').first(), path).toBeVisible()
      await expect(loader(user)).toHaveCount(0)
      expect.soft(await brokenWords(user), path).toEqual([])
      expect.soft(await user.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
  })
