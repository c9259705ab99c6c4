import type { CoachPage, OfficialsPage, ScorerRow, StadiumPage } from '@meio-campo/contract'
import { expectNoViolations, setTheme } from '../../src/axe.ts'
import type { Ask } from '../../src/api.ts'
import { lastMatch, LEAGUE } from '../../src/demonstration.ts'
import { expect, test } from '../../src/test.ts'

// On the demonstration: what a page shows is compared with what the API answers at the same moment.

const STADIUM = 'maracana'

async function coachId(ask: Ask): Promise<string> {
  const { data } = await ask<{ data: readonly { id: string; team: unknown }[] }>('tecnicos?limit=50')
  return data.find(({ team }) => team !== null)!.id
}

test('a stadium stands on a map drawn here, with its neighbours and its crowds', async ({ user, ask }) => {
  const foreign: string[] = []
  user.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url())
  })
  const { data } = await ask<{ data: StadiumPage }>(`estadios/${STADIUM}`)
  await user.goto(`/estadios/${STADIUM}`)
  const map = user.getByRole('img', { name: /^Mapa: Maracanã, em Rio de Janeiro, RJ, a 22,\d+° S, 43,\d+° O$/ })
  await expect(map).toBeVisible()
  await expect(map).toHaveAttribute('data-map', 'brazil')
  const near = user.getByRole('list', { name: 'Perto daqui' }).getByRole('listitem')
  await expect(near).toHaveCount(data.near.length)
  const crowds = user.getByRole('region', { name: 'Maiores públicos' }).getByRole('listitem')
  await expect(crowds.first()).toContainText(data.crowds[0]!.attendance.toLocaleString('pt-BR'))
  await near.first().getByRole('link').click()
  await expect(user).toHaveURL(new RegExp(`/estadios/${data.near[0]!.stadium.id}$`))
  expect(foreign).toEqual([])
})

test('a referee in averages, with how their matches ended and the last of them', async ({ user, ask }) => {
  const match = await lastMatch(ask)
  const path = `campeonatos/${LEAGUE}/jogos/${match.id}/arbitros`
  const { data } = await ask<{ data: OfficialsPage }>(path)
  const referee = data.officials.find(({ role }) => role === 'referee')!
  await user.goto(`/${path}`)
  const averages = user.getByRole('region', { name: `${referee.person.name} em média` })
  await expect(averages.getByRole('row', { name: /^Vitórias do mandante/ })).toContainText(
    String(referee.numbers.results.home),
  )
  const last = user.getByRole('region', { name: `Últimos jogos de ${referee.person.name}` }).getByRole('link')
  await expect(last.first()).toHaveAttribute('href', new RegExp(`/jogos/${referee.lastMatches[0]!.id}$`))
})

test('a coach has a record at each club', async ({ user, ask }) => {
  const id = await coachId(ask)
  const { data } = await ask<{ data: CoachPage }>(`tecnicos/${id}`)
  await user.goto(`/tecnicos/${id}`)
  const row = user.getByRole('table', { name: 'Campanha por time' }).getByRole('row').nth(1)
  await expect(row).toContainText(data.teams[0]!.team.name)
  await expect(row.getByRole('cell').nth(2)).toContainText(String(data.teams[0]!.played))
})

test('a career is drawn above its table', async ({ user, ask }) => {
  const { data } = await ask<{ data: readonly ScorerRow[] }>(`campeonatos/${LEAGUE}/artilheiros?limit=1`)
  await user.goto(`/jogadores/${data[0]!.player.id}`)
  const career = user.getByRole('region', { name: 'Carreira' })
  await expect(career.getByRole('table', { name: 'Carreira' })).toBeVisible()
  const bar = await career.locator('[aria-hidden] i').first().boundingBox()
  expect(bar!.width).toBeGreaterThanOrEqual(4)
})

for (const theme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`in the ${theme} theme, ${width} wide, stadium, referee and coach fit and nothing is wrong`, async ({
      user,
      ask,
    }) => {
      const match = await lastMatch(ask)
      const coach = await coachId(ask)
      await setTheme(user, theme)
      await user.setViewportSize({ width, height: 844 })
      for (const path of [
        `/estadios/${STADIUM}`,
        `/campeonatos/${LEAGUE}/jogos/${match.id}/arbitros`,
        `/tecnicos/${coach}`,
      ]) {
        await user.goto(path)
        await expect(user.getByRole('list').or(user.getByRole('table')).first()).toBeVisible()
        expect(await user.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
        await expectNoViolations(user, path)
      }
    })
