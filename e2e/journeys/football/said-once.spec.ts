import type { Match } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import { LEAGUE, lastMatch } from '../../src/demonstration.ts'
import { loader } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

/** The rows of matches; what is only read aloud is a point. */
const readRows = (page: Page) =>
  page.locator('main a[data-stage]').evaluateAll((links) =>
    links.map((link) => ({
      aloud: link.textContent,
      seen: [...link.querySelectorAll<HTMLElement>('*')]
        .filter((box) => box.childElementCount === 0 && box.clientWidth > 1 && !box.closest('svg'))
        .map((box) => box.textContent),
    })),
  )

async function expectSaidOnce(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('main a[data-stage]').first(), path).toBeVisible()
  await expect(loader(page)).toHaveCount(0)
  const rows = await readRows(page)
  expect.soft(rows.flatMap(({ seen }) => seen).filter((text) => text.includes(words))).toEqual([])
  expect.soft(rows.filter(({ aloud }) => !aloud.includes(words))).toEqual([])
}

test('what the page is of is not drawn again in every row, and stays in what is read aloud', async ({ user, ask }) => {
  const { edition, round, stadium }: Match = await lastMatch(ask, (match) => match.stadium !== null)
  await expectSaidOnce(user, `/campeonatos/${LEAGUE}/jogos?temporada=${edition}&rodada=${round!.number}`, round!.name)
  await expectSaidOnce(user, `/estadios/${stadium!.id}`, stadium!.name)
})
