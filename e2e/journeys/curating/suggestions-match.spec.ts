import type { DeskView, LineupsPage, MatchPage } from '@meio-campo/contract'
import { expectNoViolations } from '../../src/axe.ts'
import { makeMatch } from '../../src/own-match.ts'
import { device, register } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

test('missing events and a line-up of a match are suggested from its pages, and accepted in part', async ({
  baseURL,
  remembered,
  admin,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const path = `/campeonatos/${made.competition}/jogos/${made.match}`
  const api = `/api/v1${path}`
  const values = { kickoff: '2026-03-01T19:00:00Z', status: 'finished', homeScore: 1, awayScore: 0 }
  const played = await made.api.patch(api, { data: values })
  expect(played.ok(), await played.text()).toBe(true)
  const read = async <T>(address: string) => ((await (await made.api.get(address)).json()) as { data: T }).data

  const author = await register(baseURL!, {})
  const page = await remembered(device(author))
  await page.goto(path)
  await page.getByRole('link', { name: 'Sugerir os lances' }).click()
  const form = page.getByRole('form', { name: 'Sugerir lances' })
  const add = async (what: string, team: string, minute: string) => {
    await form.getByRole('button', { name: 'Adicionar lance' }).click()
    const dialog = page.getByRole('dialog', { name: 'Lance que falta' })
    await dialog.getByLabel('O que foi').selectOption({ label: what })
    await dialog.getByLabel('Time', { exact: true }).selectOption({ label: team })
    await dialog.getByRole('textbox', { name: 'Minuto' }).fill(minute)
    await dialog.getByRole('button', { name: 'Pôr na sugestão' }).click()
  }
  await add('Gol', 'Fortaleza', '20')
  await form.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(form.getByText('Diga de onde vem a informação')).toBeVisible()
  await form.getByLabel('Fonte').fill('Súmula do jogo')
  await form.getByRole('button', { name: 'Enviar sugestão' }).click()
  // More goals than the score: said at once, and nothing typed is lost.
  await expect(form.getByText('Há mais gols nos lances que no placar')).toBeVisible()
  await form.getByRole('button', { name: 'Mudar' }).click()
  const again = page.getByRole('dialog', { name: 'Lance que falta' })
  await again.getByLabel('Time', { exact: true }).selectOption({ label: 'Bahia' })
  await again.getByRole('button', { name: 'Pôr na sugestão' }).click()
  await add('Cartão vermelho', 'Fortaleza', '45+2')
  await expectNoViolations(page, 'suggesting events')
  await form.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()
  expect((await read<MatchPage>(api)).events).toEqual([])

  await admin.goto('/settings?aba=sugestoes')
  const item = admin
    .getByRole('list', { name: 'Sugestões' })
    .getByRole('listitem')
    .filter({ hasText: author.name })
    .filter({ hasText: 'Lances: Bahia × Fortaleza' })
  await expect(item).toContainText("20', Gol, Bahia")
  await expectNoViolations(admin, 'reviewing events')
  await item
    .getByRole('row', { name: /Cartão vermelho/ })
    .getByRole('checkbox')
    .uncheck()
  await item.getByRole('button', { name: 'Aceitar com comentário' }).click()
  const comment = admin.getByRole('dialog', { name: 'Aceitar com comentário' })
  await comment.getByLabel('Comentário').fill('O vermelho não está na súmula.')
  await comment.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(admin.getByText('Sugestão aceita.')).toBeVisible()
  const { events, match } = await read<DeskView>(`${api}/mesa`)
  expect(events.map(({ type, minute, side }) => [type, minute, side])).toEqual([['goal', 20, 'home']])
  expect(match.score).toEqual({ home: 1, away: 0 })

  // The reader finds the goal on the page, with their name in its history, and the decision among their suggestions.
  await page.goto(path)
  await expect(page.getByRole('list', { name: 'Lances' })).toContainText('Gol')
  await page.goto('/settings?aba=sugestoes')
  const own = page.getByRole('list', { name: 'Sugestões' }).getByRole('listitem').first()
  await expect(own).toContainText('Aceita em parte')
  await expect(own).toContainText('O vermelho não está na súmula.')

  // The line-up of one side.
  await page.goto(`${path}/escalacao`)
  await page.getByRole('link', { name: 'Sugerir a escalação' }).click()
  const sheets = page.getByRole('form', { name: 'Sugerir escalação' })
  await sheets.getByRole('button', { name: 'Escalar o Bahia' }).click()
  await expect(sheets.getByRole('region', { name: 'Titulares do Bahia' })).toContainText('11 de 11')
  await sheets.getByLabel('Fonte').fill('Súmula do jogo')
  await expectNoViolations(page, 'suggesting a line-up')
  await sheets.getByRole('button', { name: 'Enviar sugestão' }).click()
  await expect(page.getByText('Sugestão enviada. Obrigado!')).toBeVisible()
  expect((await read<LineupsPage>(`${api}/escalacao`)).home).toBeNull()

  await admin.reload()
  const lineup = admin
    .getByRole('list', { name: 'Sugestões' })
    .getByRole('listitem')
    .filter({ hasText: author.name })
    .filter({ hasText: 'Escalação: Bahia × Fortaleza' })
  await expect(lineup.getByRole('list', { name: 'Titulares' }).getByRole('listitem')).toHaveCount(11)
  await lineup.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(admin.getByText('Sugestão aceita.')).toBeVisible()
  const { home, away } = await read<LineupsPage>(`${api}/escalacao`)
  expect([home?.starters.length, away]).toEqual([11, null])
  await made.api.dispose()
})
