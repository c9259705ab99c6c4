import { randomUUID } from 'node:crypto'
import type { LineupsPage, Match, Saved } from '@meio-campo/contract'
import type { Page } from '@playwright/test'
import { LEAGUE } from '../../src/demonstration.ts'
import { beginMatch, deskOf, startLineup } from '../../src/desk-page.ts'
import { giveDuty } from '../../src/give-duty.ts'
import { HOME, makeMatch } from '../../src/own-match.ts'
import { device, register } from '../../src/people.ts'
import { toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const begin = (page: Page) => page.getByRole('button', { name: 'Começar o jogo' })

test('the scorer of a championship has the desk of each of its matches, the scorer of a team that of the team’s', async ({
  admin,
  remembered,
  baseURL,
  ask,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const read = async <T>(path: string) => ((await (await made.api.get(`/api/v1/${path}`)).json()) as { data: T }).data
  const competition = await read<{ name: string }>(`campeonatos/${made.competition}`)
  const { data: others } = await ask<{ data: Match[] }>(`campeonatos/${LEAGUE}/jogos?limit=20`)
  const foreign = others.find(({ home, away }) => home.id !== 'bahia' && away.id !== 'bahia')!
  const scorer = async (list: string, chosen: string) => {
    const name = `Mesária ${randomUUID().slice(0, 8)}`
    const person = await register(baseURL!, { name })
    const duties = await giveDuty(admin, name, 'Mesário', async (dialog) => {
      await dialog.getByRole('combobox', { name: list }).fill(chosen)
      await dialog
        .getByRole('option', { name: new RegExp(`^${chosen}`) })
        .first()
        .click()
    })
    await expect(duties).toContainText(chosen)
    return remembered(device(person))
  }
  const expectClosed = async (page: Page) => {
    await page.goto(deskOf({ ...made, competition: LEAGUE, match: foreign.id }))
    await expect(page.getByRole('heading', { name: 'Sugerir correção' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Registrar um lance' })).toHaveCount(0)
  }

  const ofAll = await scorer('Todos os jogos do campeonato', competition.name)
  await ofAll.goto(deskOf({ ...made, match: made.other }))
  await expect(begin(ofAll)).toBeVisible()
  await ofAll.goto(deskOf(made))
  await beginMatch(ofAll)
  await expect
    .poll(async () => (await read<Match>(`campeonatos/${made.competition}/jogos/${made.match}`)).status)
    .toBe('firstHalf')
  await expectClosed(ofAll)

  const ofTeam = await scorer('Todos os jogos do time', HOME)
  await ofTeam.goto(deskOf({ ...made, match: made.other }))
  await expect(begin(ofTeam)).toBeVisible()
  await expectClosed(ofTeam)
  await made.api.dispose()
})

test('an editor of championships and confederations changes their settings', async ({ admin, remembered, baseURL }) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const mark = randomUUID().slice(0, 8)
  // The new confederation gets a parent, because a second root would fold the tree that other journeys read.
  const data = { name: `Liga de Editores ${mark}`, parent: 'ofc' }
  const union = await made.api.post('/api/v1/confederacoes', { data })
  expect(union.ok(), await union.text()).toBe(true)
  const { id } = ((await union.json()) as { data: Saved }).data
  const name = `Editora ${mark}`
  const editor = await register(baseURL!, { name })
  await giveDuty(admin, name, 'Editor', async (dialog) => {
    for (const kind of ['campeonatos', 'confederações'])
      await dialog.getByRole('checkbox', { name: kind, exact: true }).check()
  })

  const page = await remembered(device(editor))
  for (const [address, word] of [
    [`/campeonatos/${made.competition}/settings`, 'Campeonato salvo.'],
    [`/confederacoes/${id}/settings`, 'Confederação salva.'],
  ] as const) {
    await page.goto(address)
    await page.getByLabel('Nome oficial', { exact: true }).fill(`Nome da Editora ${mark}`)
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(toasts(page).filter({ hasText: word })).toBeVisible()
  }
  expect((await made.api.delete(`/api/v1/confederacoes/${id}`)).ok()).toBe(true)
  await made.api.dispose()
})

test('an editor of matches has the squads at hand for a line-up, without running the desk', async ({
  admin,
  remembered,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const lineups = `/api/v1/campeonatos/${made.competition}/jogos/${made.match}/escalacao`
  const name = `Editora ${randomUUID().slice(0, 8)}`
  const editor = await register(baseURL!, { name })
  await giveDuty(admin, name, 'Editor', (dialog) =>
    dialog.getByRole('checkbox', { name: 'jogos', exact: true }).check(),
  )
  const page = await remembered(device(editor))
  await page.goto(`${deskOf(made)}?aba=escalacao`)
  await startLineup(page, HOME, 1)
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(toasts(page).filter({ hasText: 'Escalação salva.' })).toBeVisible()
  const { data } = (await (await made.api.get(lineups)).json()) as { data: LineupsPage }
  expect(data.home?.starters).toHaveLength(1)
  // Removes the line-up again, so that the team's next line-up is not prefilled from it.
  expect((await made.api.put(lineups, { data: { home: null, away: null } })).ok()).toBe(true)
  await made.api.dispose()
})
