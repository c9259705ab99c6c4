import type { LineupsPage, LivePage, MatchEvent, MatchPage } from '@meio-campo/contract'
import { expectNoViolations, setTheme } from '../../src/axe.ts'
import { lastMatch, matchAddress, nameOf, tournamentMatch } from '../../src/demonstration.ts'
import { heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

test.describe.configure({ timeout: 120_000 })

// The day of a match on the demonstration, on a desk and on a phone, in both themes.

const SCREENS = [
  ['light', 1280, 800],
  ['dark', 390, 844],
] as const

const clockOf = ({ minute, added }: MatchEvent) => (minute ?? 0) * 100 + (added ?? 0)

for (const [theme, width, height] of SCREENS) {
  test.describe(`${theme}, ${width} × ${height}`, () => {
    test.beforeEach(async ({ user }) => {
      await setTheme(user, theme)
      await user.setViewportSize({ width, height })
    })

    test('a live match: clock and last event above the fold, the score in the title', async ({ user, ask }) => {
      const match = await tournamentMatch(ask, 'ao_vivo')
      await user.goto(`${matchAddress(match)}/aovivo`)
      const { data } = await ask<{ data: LivePage }>(`${matchAddress(match).slice(1)}/aovivo`)
      const board = user.getByRole('region', { name: 'Placar' })
      await expect(board).toBeInViewport({ ratio: 0.9 })
      await expect(user).toHaveTitle(new RegExp(`^● \\d+–\\d+ ${match.home.name} × ${match.away.name}`))
      const events = user.getByRole('list', { name: 'Lances' }).getByRole('listitem')
      if (data.events.length > 0) await expect(events.first()).toBeInViewport()
      // No hole: what follows the board begins within a screen of it.
      const [boardBox, cardBox] = [
        await board.boundingBox(),
        await user.getByRole('region', { name: 'Lance a lance' }).boundingBox(),
      ]
      expect(cardBox!.y - boardBox!.y - boardBox!.height).toBeLessThan(height / 3)
      await expectNoViolations(user, 'live')
    })

    test('scorers are ordered by minute, and a finished match has its result in the title', async ({ user, ask }) => {
      const match = await lastMatch(ask)
      const { data } = await ask<{ data: MatchPage }>(matchAddress(match).slice(1))
      await user.goto(matchAddress(match))
      await expect(user).toHaveTitle(new RegExp(`${match.score!.home}–${match.score!.away} ${nameOf(match)}`))
      for (const side of ['home', 'away'] as const) {
        const goals = data.events
          .filter((event) => ['goal', 'penalty'].includes(event.type) && event.side === side && !event.retracted)
          .toSorted((a, b) => clockOf(a) - clockOf(b))
        if (goals.length === 0) continue
        const listed = user.getByRole('list', { name: `Gols: ${match[side].name}` })
        const minutes = (await listed.getByRole('listitem').allInnerTexts()).map((words) =>
          Number(/(\d+)(?:\+\d+)?'/.exec(words)![1]),
        )
        expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
      }
    })

    test('before a match: no empty plates, and absences on the first tab', async ({ user, ask }) => {
      const match = await tournamentMatch(ask, 'agendado')
      const { data } = await ask<{ data: MatchPage }>(matchAddress(match).slice(1))
      await user.goto(matchAddress(match))
      await expect(heading(user, nameOf(match))).toBeVisible()
      await expect(user.getByRole('region', { name: 'Placar' })).not.toContainText('–')
      const { home, away } = data.preview!
      const out = [home, away].flatMap(({ absences }) => absences)
      const card = user.getByRole('region', { name: 'Desfalques e pendurados' })
      if (out.length > 0) await expect(card).toBeVisible()
      expect(await user.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectNoViolations(user, 'preview')
    })

    test('the bench stands by position and number', async ({ user, ask }) => {
      const match = await lastMatch(ask)
      const { data } = await ask<{ data: LineupsPage }>(`${matchAddress(match).slice(1)}/escalacao`)
      await user.goto(`${matchAddress(match)}/escalacao`)
      const order = ['goalkeeper', 'defender', 'midfielder', 'forward']
      const sorted = data.home!.bench.toSorted(
        (a, b) => order.indexOf(a.position!) - order.indexOf(b.position!) || a.number! - b.number!,
      )
      await expect(user.getByRole('list', { name: `Banco: ${match.home.name}` }).getByRole('listitem')).toHaveText(
        sorted.map(({ person }) => new RegExp(person.name)),
      )
      await expectNoViolations(user, 'line-ups')
    })

    test('a day without matches leads to the next match', async ({ user }) => {
      await user.goto('/jogos/1901-02-03')
      await expect(user.getByText('Nenhum jogo nesta data')).toBeVisible()
      await user
        .getByRole('main')
        .getByRole('link', { name: /^Ver os jogos de/ })
        .first()
        .click()
      await expect(user).not.toHaveURL(/1901/)
      await expect(user.getByRole('main').getByRole('link', { name: / × / }).first()).toBeVisible()
    })

    test('the API panel keeps each score on its line', async ({ user, ask }) => {
      const match = await lastMatch(ask)
      await user.goto(matchAddress(match))
      await expect(heading(user, nameOf(match))).toBeVisible()
      await user.getByRole('button', { name: 'Ver na API' }).first().click()
      const score = user.getByText(`"score"`).first()
      await expect(score).toBeVisible()
      expect(await user.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  })
}

test('at 1280 every column of a player’s tables is on the screen', async ({ user, cast }) => {
  await user.setViewportSize({ width: 1280, height: 800 })
  await user.goto(`/jogadores/${cast.player.id}`)
  for (const name of ['Temporada por temporada', 'Jogo a jogo', 'Contra cada adversário']) {
    const table = user.getByRole('table', { name })
    await expect(table).toBeVisible()
    const hidden = await table.evaluate((drawn) => {
      const box = drawn.parentElement!
      return box.scrollWidth - box.clientWidth
    })
    expect(hidden, name).toBeLessThanOrEqual(0)
    const cut = await table
      .getByRole('cell')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
      )
    expect(cut, name).toEqual([])
  }
})
