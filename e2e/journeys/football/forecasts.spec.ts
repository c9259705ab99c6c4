import type { Match, MatchPage, Projection, Standings, TeamPage } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import type { Ask } from '../../src/api.ts'
import { expectNoViolations, setTheme, THEMES } from '../../src/axe.ts'
import { LEAGUE } from '../../src/demonstration.ts'
import { brokenWords, heading } from '../../src/page-checks.ts'
import { expect, test } from '../../src/test.ts'

// What a page shows is compared with what the API answers. The season of the demonstration follows the calendar: when it
// is over there is nothing to project, and the page says so.

const WIDTHS = [1280, 390]

/** As soon as the background has computed it. */
async function findProjection(ask: Ask): Promise<Projection> {
  const read = async () => {
    const { data } = await ask<{ data: Standings }>(`campeonatos/${LEAGUE}/tabela?include=projection`)
    return data.phases[0]!.groups[0]!.projection!
  }
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).not.toBe('pending')
  return read()
}

const table = (page: Page) => page.getByRole('region', { name: 'Projeção', exact: true }).getByRole('table')

for (const width of WIDTHS) {
  test(`the projection of the table is in its address, ${width} wide`, async ({ user, ask }) => {
    const projection = await findProjection(ask)
    await user.setViewportSize({ width, height: 844 })
    await user.goto(`/campeonatos/${LEAGUE}/tabela`)
    await expect(heading(user, 'Tabela')).toBeVisible()
    await user.getByRole('radio', { name: 'Ver projeção' }).click()
    await expect(user).toHaveURL(/ver=projecao/)
    if (projection.state === 'finished') {
      await expect(user.getByText('Sem projeção: não há mais jogos')).toBeVisible()
      return
    }
    await expect(table(user).getByRole('rowheader')).toHaveText(projection.teams.map(({ team }) => team.name))
    await expect(user.getByText('Estimativa', { exact: true }).first()).toBeVisible()
    expect(await brokenWords(user)).toEqual([])
    for (const [place, { guarantees }] of projection.teams.entries()) {
      // Of everything that is certain, the page shows the best place.
      const best = guarantees.toSorted((a, b) => a.places - b.places).find(({ state }) => state === 'certain')
      if (best?.sentence)
        await expect(
          table(user)
            .getByRole('row')
            .nth(place + 1),
        ).toContainText(best.sentence)
    }
    await user.reload()
    await expect(table(user)).toBeVisible()
    for (const theme of THEMES) {
      await setTheme(user, theme)
      await expectNoViolations(user, `${theme}, ${width} wide`)
    }
    await user.getByRole('link', { name: 'Como é feita' }).first().click()
    await expect(user.getByRole('heading', { name: 'O quanto acerta' })).toBeVisible()
    await user.goBack()
    await user.getByRole('radio', { name: 'Tabela', exact: true }).click()
    await expect(user).not.toHaveURL(/ver=/)
  })

  test(`a coming match shows its chances, ${width} wide`, async ({ user, ask }) => {
    await findProjection(ask)
    const { data: coming } = await ask<{ data: Match[] }>(`campeonatos/${LEAGUE}/jogos?situacao=agendado&limit=1`)
    const [next] = coming
    // Between two seasons there is no coming match, so there are no chances to show.
    if (!next) return expect((await findProjection(ask)).state).toBe('finished')
    const { data } = await ask<{ data: MatchPage }>(`campeonatos/${LEAGUE}/jogos/${next.id}`)
    await user.setViewportSize({ width, height: 844 })
    await user.goto(`/campeonatos/${LEAGUE}/jogos/${next.id}`)
    await expect(heading(user, `${next.home.name} × ${next.away.name}`)).toBeVisible()
    const card = user.getByRole('region', { name: 'Chances' })
    // In the first rounds the teams have hardly played.
    if (data.forecast === null) return expect(card).toHaveCount(0)
    await expect(card).toContainText('Estimativa')
    const { home, away } = data.forecast.scores[0]!
    await expect(card.getByRole('row').nth(1)).toContainText(`${home} × ${away}`)
    const shown = await card.getByRole('definition').allTextContents()
    expect(shown.map((text) => Number.parseInt(text, 10)).reduce((sum, share) => sum + share, 0)).toBe(100)
    for (const theme of THEMES) {
      await setTheme(user, theme)
      await expectNoViolations(user, `${theme}, ${width} wide`)
    }
  })
}

test('the page of a team shows its expected final place', async ({ user, ask }) => {
  const { teams } = await findProjection(ask)
  const { data: standings } = await ask<{ data: Standings }>(`campeonatos/${LEAGUE}/tabela`)
  const { id, name } = standings.phases[0]!.groups[0]!.rows[0]!.team
  const { data } = await ask<{ data: TeamPage }>(`times/${id}`)
  await user.goto(`/times/${id}`)
  await expect(heading(user, name)).toBeVisible()
  const card = user.getByRole('region', { name: 'Projeção' })
  // Between two seasons there is nothing to project.
  if (teams.length === 0) return expect(card.getByRole('link', { name: /Brasileirão Série A/ })).toHaveCount(0)
  await expect(card).toContainText(String(data.rating!.rating))
  await card.getByRole('link', { name: new RegExp(data.projections[0]!.competition.name) }).click()
  await expect(user).toHaveURL(/ver=projecao/)
})
