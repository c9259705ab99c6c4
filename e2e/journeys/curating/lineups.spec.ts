import type { LastLineups, LineupsPage } from '@meio-campo/contract'
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

  await page.goto(`/campeonatos/${made.competition}/jogos/${made.match}/settings?aba=escalacao`)
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
    await page.goto(`/campeonatos/${made.competition}/jogos/${made.match}/settings?aba=escalacao`)
    await page.getByRole('button', { name: `Começar vazia a do ${team}` }).click()
    const squad = page.getByRole('region', { name: `Elenco do ${team}` }).getByRole('button')
    for (let count = 0; count < players; count += 1) await squad.first().click()
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
