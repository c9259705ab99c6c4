import type { LastLineups, LineupsPage } from '@meio-campo/contract'
import type { APIResponse } from '@playwright/test'
import { deskOf, eventButton, events, startLineup } from '../../src/desk-page.ts'
import { makeMatch } from '../../src/own-match.ts'
import { device, signIn } from '../../src/people.ts'
import { ADMIN } from '../../src/service.ts'
import { expect, test } from '../../src/test.ts'

// A day far from everything else that is played, so that the absence concerns this match alone.
const DAY = '2031-03-03'

test('a line-up starts from the last match, with the injured marked, and nothing is saved before one says so', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const address = `/api/v1/campeonatos/${made.competition}/jogos/${made.match}`
  const read = async <T>(path: string) => ((await (await made.api.get(path)).json()) as { data: T }).data
  expect((await made.api.patch(address, { data: { kickoff: `${DAY}T19:00:00Z` } })).ok()).toBe(true)
  const { home } = await read<LastLineups>(`${address}/escalacao/ultimas`)
  const [first, second] = home.lineup!.starters
  const absence = {
    person: first!.person.id,
    team: 'bahia',
    kind: 'injury',
    reason: 'Tornozelo',
    starts: DAY,
    ends: DAY,
  }
  expect((await made.api.post('/api/v1/desfalques', { data: absence })).ok()).toBe(true)

  await page.goto(`${deskOf(made)}?aba=escalacao`)
  await expect(page.getByText('só vale depois de salva').first()).toBeVisible()
  await page.getByRole('button', { name: 'Escalar o Bahia' }).click()
  const starters = page.getByRole('region', { name: 'Titulares do Bahia' })
  await expect(starters.getByText(`${home.lineup!.starters.length} de 11`)).toBeVisible()
  const injured = starters.getByRole('group', { name: first!.person.name, exact: true })
  await expect(injured).toContainText('Lesão: tornozelo')
  await expect(starters.getByRole('group', { name: second!.person.name, exact: true })).not.toContainText('Lesão')
  expect((await read<LineupsPage>(`${address}/escalacao`)).home).toBeNull()

  // Where a player stands, more exactly than the position.
  const back = starters.getByRole('group', { name: second!.person.name, exact: true })
  await back.getByLabel('Posição', { exact: true }).selectOption({ label: 'Defensor' })
  await back.getByLabel('Posição exata').selectOption({ label: 'Lateral-esquerdo' })

  await injured.getByRole('button', { name: `Tirar ${first!.person.name}` }).click()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  const others = home.lineup!.starters.length - 1
  await expect.poll(async () => (await read<LineupsPage>(`${address}/escalacao`)).home?.starters.length).toBe(others)
  const saved = (await read<LineupsPage>(`${address}/escalacao`)).home!
  expect(saved.starters.map(({ person, position }) => [person.id, position])).toEqual([
    [second!.person.id, 'defender'],
    ...home.lineup!.starters.slice(2).map(({ person, position }) => [person.id, position]),
  ])
  expect(saved.starters[0]!.spot).toBe('leftBack')
  expect([saved.formation, saved.coach?.id]).toEqual([home.lineup!.formation, home.lineup!.coach?.id])
  await made.api.dispose()
})

test('a suspended player is marked in the line-up of the next match, and the warning follows the player', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const address = (id: string) => `/api/v1/campeonatos/${made.competition}/jogos/${id}`
  const read = async <T>(path: string) => ((await (await made.api.get(path)).json()) as { data: T }).data
  const done = async (answer: Promise<APIResponse>) =>
    expect((await answer).ok(), await (await answer).text()).toBe(true)
  const [{ id: edition }] = await read<[{ id: string }]>(`/api/v1/edicoes?campeonato=${made.competition}`)
  const rules = { yellows: 3, secondYellow: 1, red: 1, wipedAfter: [], sharedWith: [] }
  await done(made.api.put(`/api/v1/edicoes/${edition}/regras-de-suspensao`, { data: { rules } }))
  await done(made.api.patch(address(made.other), { data: { kickoff: `${DAY}T19:00:00Z` } }))
  const played = { kickoff: '2026-03-01T19:00:00Z', status: 'finished', homeScore: 0, awayScore: 0 }
  await done(made.api.patch(address(made.match), { data: played }))

  // A player of the first match gets a red card, entered at its desk.
  const { away } = await read<LastLineups>(`${address(made.other)}/escalacao/ultimas`)
  const [banned, other] = away.lineup!.starters
  await page.goto(deskOf(made))
  await page.getByRole('textbox', { name: 'Minuto do lance' }).fill('70')
  await eventButton(page, 'Vermelho').click()
  await page.getByRole('button', { name: 'Bahia', exact: true }).click()
  await page
    .getByRole('list', { name: 'Jogadores do Bahia' })
    .getByRole('button', { name: banned!.person.name })
    .click()
  await expect(events(page).filter({ hasText: 'vermelho' })).toContainText(banned!.person.name)
  await expect(page.getByText('Aguardando envio')).toHaveCount(0)

  await page.goto(`${deskOf({ ...made, match: made.other })}?aba=escalacao`)
  await page.getByRole('button', { name: 'Escalar o Bahia' }).click()
  const starters = page.getByRole('region', { name: 'Titulares do Bahia' })
  const group = (name: string) => starters.getByRole('group', { name, exact: true })
  await expect(group(banned!.person.name)).toContainText('Suspenso')
  await expect(group(other!.person.name)).not.toContainText('Suspenso')
  await group(banned!.person.name)
    .getByRole('button', { name: `Tirar ${banned!.person.name}` })
    .click()
  const squad = page.getByRole('region', { name: 'Elenco do Bahia' })
  await expect(squad.getByRole('button', { name: banned!.person.name })).toContainText('Suspenso')
  await made.api.dispose()
})

test('two admins who fill in one team each do not overwrite each other', async ({
  admin: first,
  remembered,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const second = await remembered(device(await signIn(baseURL!, ADMIN)))
  const pages = [
    [first, 'Bahia', 3],
    [second, 'Fortaleza', 2],
  ] as const
  for (const [page, team, players] of pages) {
    await page.goto(`${deskOf(made)}?aba=escalacao`)
    await startLineup(page, team, players)
  }
  const saved = async () => {
    const answer = await made.api.get(`/api/v1/campeonatos/${made.competition}/jogos/${made.match}/escalacao`)
    const { home, away } = ((await answer.json()) as { data: LineupsPage }).data
    return [home?.starters.length, away?.starters.length]
  }
  await first.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect.poll(saved).toEqual([3, undefined])
  await second.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect.poll(saved).toEqual([3, 2])
  await made.api.dispose()
})
