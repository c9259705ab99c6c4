import type { LineupsPage } from '@meio-campo/contract'
import { expectNoViolations, setTheme, type Theme } from '../../src/axe.ts'
import { LEAGUE, matchAddress, type Matches } from '../../src/demonstration.ts'
import { writeRows } from '../../src/football-rows.ts'
import { heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

test.describe.configure({ timeout: 120_000 })

// Only connected sources count what players do: the demonstration has no such numbers, so a match is given some.

const finished = async (ask: <T>(path: string) => Promise<T>, place: number) => {
  const { data } = await ask<Matches>(`jogos?campeonato=${LEAGUE}&situacao=encerrado&sort=-kickoff&limit=40`)
  return data.filter(({ coverage }) => coverage.events && coverage.lineups)[place]!
}

const count = (match: string) => `
  insert into player_statistics (match_id, person_id, side, dataset_id, minutes, shots, shots_on_target, passes,
    passes_completed, key_passes, tackles, duels, duels_won, fouls, saves, conceded)
  select match_id, person_id, side, 'demonstracao', case when starter then 90 else 10 end, 2, 1, 40, 32 + place % 8, 1,
    place % 4, 9, place % 9, 1, case when position = 'goalkeeper' then 3 end, case when position = 'goalkeeper' then 1 end
  from lineup_players where match_id = '${match}' and person_id is not null
  on conflict do nothing`

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
  ['light', 360],
] as const satisfies readonly (readonly [Theme, number])[]) {
  test(`players are rated where somebody counted, and the formula is shown: ${theme}, ${width} wide`, async ({
    user,
    ask,
  }) => {
    const match = await finished(ask, 5)
    await writeRows(count(match.id))
    await setTheme(user, theme)
    await user.setViewportSize({ width, height: 900 })
    const address = `${matchAddress(match)}/escalacao`
    await expect
      .poll(async () => (await ask<{ data: LineupsPage }>(address.slice(1))).data.home!.starters[0]!.rating)
      .not.toBeNull()
    const { data } = await ask<{ data: LineupsPage }>(address.slice(1))
    await user.goto(address)
    await expect(heading(user, 'Escalação')).toBeVisible()
    const starters = user.getByRole('list', { name: new RegExp(`^Titulares: ${match.home.name}`) })
    const written = data.home!.starters.map(({ rating }) => rating!.toFixed(1).replace('.', ','))
    for (const rating of written) await expect(starters).toContainText(`nota ${rating}`)
    // Each plate is whole on the screen, in letters that can be read, and hides no other.
    const plates = await starters.locator('[class*=badge]').evaluateAll((all) =>
      all.map((plate) => {
        const { left, right, top, bottom } = plate.getBoundingClientRect()
        return { left, right, top, bottom, letters: Number.parseFloat(getComputedStyle(plate).fontSize) }
      }),
    )
    expect(plates).toHaveLength(11)
    for (const [index, plate] of plates.entries()) {
      expect(plate.left).toBeGreaterThanOrEqual(0)
      expect(plate.right).toBeLessThanOrEqual(width)
      expect(plate.letters).toBeGreaterThanOrEqual(11)
      const covers = plates.some(
        (other, place) =>
          place !== index &&
          other.left < plate.right &&
          plate.left < other.right &&
          other.top < plate.bottom &&
          plate.top < other.bottom,
      )
      expect(covers, `plate ${index} covers another`).toBe(false)
    }
    // No surname is cut, and no mark reaches over the edge of the pitch.
    const cut = await starters
      .locator('[class*=name], [class*=marks]')
      .evaluateAll(
        (all, edge) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > edge)
            .map((one) => one.textContent),
        width,
      )
    expect(cut).toEqual([])
    const table = user.getByRole('table', { name: 'Notas e números dos jogadores' })
    if (width === 1280) {
      const beyond = await table.evaluate((one) => one.scrollWidth - one.parentElement!.clientWidth)
      expect(beyond, 'the table is wider than its card').toBeLessThanOrEqual(0)
      const numbers = user.getByRole('region', { name: 'Notas e números dos jogadores' })
      await numbers.getByRole('button', { name: 'Exportar' }).click()
      const download = user.waitForEvent('download')
      await user.getByRole('menuitem', { name: 'Exportar CSV' }).click()
      expect((await download).suggestedFilename()).toBe(`jogadores-${match.id}.csv`)
    }
    await table.getByRole('button', { name: 'Passes (certos)' }).click()
    await expect(user).toHaveURL(/sort=passes/)
    await expect(table.getByRole('row').nth(1)).toContainText('40 (')
    // A late substitute has numbers, but no rating.
    await expect(table.getByRole('row').filter({ hasText: data.home!.bench[0]!.person.name })).toContainText('–')
    await user.getByText('Como a nota é feita').click()
    await expect(user.getByText('+1 cada gol com a bola rolando')).toBeVisible()
    await expect(user.getByText('−1,5 cada expulsão')).toBeVisible()
    expect(await user.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectNoViolations(user, address)

    await user.goto(`/jogadores/${data.home!.starters[0]!.person.id}?sort=rating`)
    const log = user.getByRole('table', { name: 'Jogo a jogo' })
    await expect(log.getByRole('columnheader', { name: 'Nota' })).toHaveAttribute('aria-sort', 'descending')
    await expect(log.getByRole('row').nth(1)).toContainText(written[0]!)
  })
}

test('a match without player statistics has no ratings, and says so', async ({ user, ask }) => {
  await user.goto(`${matchAddress(await finished(ask, 7))}/escalacao`)
  await expect(user.getByText(/^Sem notas: nenhuma fonte contou/)).toBeVisible()
  await expect(user.getByText('Como a nota é feita')).toHaveCount(0)
})
