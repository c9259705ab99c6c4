import type { LineupsPage } from '@meio-campo/contract'
import { expectNoViolations } from '../../src/axe.ts'
import { expectUnder, fill } from '../../src/forms.ts'
import { entry } from '../../src/history-list.ts'
import { makeMatch, type OwnMatch } from '../../src/own-match.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const settingsOf = ({ competition, match }: OwnMatch) => `/campeonatos/${competition}/jogos/${match}/settings`
const fresh = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

test('a referee made in place is no player, and a player of the match is no assistant of it', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const address = `/api/v1/campeonatos/${made.competition}/jogos/${made.match}`
  const name = fresh('Edina Apita')
  await page.goto(`${settingsOf(made)}?aba=arbitragem`)
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await page.getByRole('combobox', { name: 'Nome (Árbitro)' }).fill(name)
  await page.getByRole('option', { name: /Criar/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Criar/ })
    .click()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText('Arbitragem salva.')).toBeVisible()
  await page.goto(`/jogadores?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('main')).toContainText(/Nenhum jogador/)

  const player = await made.api.post('/api/v1/jogadores', { data: { name: fresh('Zé Duas Funções') } })
  const { id, name: called } = ((await player.json()) as { data: { id: string; name: string } }).data
  const starters = [{ person: id, name: null, number: 9, position: null, captain: false, x: null, y: null }]
  const lineup = await made.api.put(`${address}/escalacao`, {
    data: { home: { formation: null, coach: null, starters, bench: [] }, away: null },
  })
  expect(lineup.ok(), await lineup.text()).toBe(true)
  await page.goto(`${settingsOf(made)}?aba=arbitragem`)
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await page.getByRole('combobox', { name: 'Nome (Assistente)' }).fill(called)
  await page.getByRole('option', { name: called }).first().click()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(page.getByText(`${called} está na escalação ou nos lances deste jogo`).first()).toBeVisible()
  const { data } = (await (await made.api.get(`${address}/escalacao`)).json()) as { data: LineupsPage }
  expect(data.home?.starters).toHaveLength(1)
  await made.api.dispose()
})

test('only in some states needs a state, and does not become the whole country', async ({ admin: page, baseURL }) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  await page.goto(`${settingsOf(made)}?aba=transmissao`)
  await page.getByRole('button', { name: 'Adicionar transmissão' }).click()
  await page.getByRole('combobox', { name: 'Serviço 1' }).fill('globoplay')
  await page
    .getByRole('option', { name: /^Globoplay/ })
    .first()
    .click()
  for (const reach of ['Só em alguns estados', 'Em todos, menos alguns']) {
    await page.getByLabel('Onde passa').selectOption({ label: reach })
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(page.getByText('Escolha pelo menos um estado, ou “No Brasil todo”.').first()).toBeVisible()
  }
  await page.getByLabel('Onde passa').selectOption({ label: 'Só em alguns estados' })
  await page.getByRole('checkbox', { name: 'BA', exact: true }).check()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  const airings = async () => {
    const answer = await made.api.get(`/api/v1/campeonatos/${made.competition}/jogos/${made.match}`)
    const { data } = (await answer.json()) as { data: { airings: { statesIncluded: string[] }[] } }
    return data.airings.map(({ statesIncluded }) => statesIncluded)
  }
  await expect.poll(airings).toEqual([['BA']])
  await made.api.dispose()
})

test('what cannot be is refused under its field, with the reason', async ({ admin: page, baseURL }) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const player = await made.api.post('/api/v1/jogadores', { data: { name: fresh('Vovô Garoto') } })
  const { id } = ((await player.json()) as { data: { id: string } }).data
  await page.goto(`/jogadores/${id}`)
  await page.getByRole('button', { name: 'Editar' }).click()
  const editor = page.getByRole('dialog', { name: 'Editar jogador' })
  for (const [born, reason] of [
    ['1800-05-01', /antes de haver futebol/],
    ['2190-05-01', /ainda não chegou/],
  ] as const) {
    await editor.getByLabel('Nascimento', { exact: true }).fill(born)
    await editor.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(editor.getByLabel('Nascimento', { exact: true })).toHaveAccessibleDescription(reason)
  }

  // What was typed and not saved is asked about, and left.
  page.on('dialog', (question) => void question.accept())
  const address = `/api/v1/campeonatos/${made.competition}/jogos/${made.match}`
  expect((await made.api.patch(address, { data: { kickoff: '2031-04-07T22:00:00Z' } })).ok()).toBe(true)
  await page.goto(`${settingsOf(made)}?aba=dados`)
  await page.getByLabel('Situação', { exact: true }).selectOption('finished')
  await fill(page, { 'Gols do mandante': '1', 'Gols do visitante': '0' })
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectUnder(page, 'Situação', 'O jogo está marcado para 07/04/2031: ainda não pode ter terminado.')
  await fill(page, { 'Gols do visitante': '' })
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectUnder(page, 'Gols do visitante', 'O placar precisa dos dois lados.')
  await made.api.dispose()
})

test('a club cannot get another club’s name as an additional one, and name changes can be undone', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const made = await makeMatch(baseURL!)
  const [first, second] = [fresh('Real Primeiro'), fresh('Real Segundo')]
  const team = { kind: 'club', gender: 'men', ageLevel: 'senior' }
  expect((await made.api.post('/api/v1/times', { data: { ...team, name: first, city: 'Ilhéus' } })).ok()).toBe(true)
  const answer = await made.api.post('/api/v1/times', { data: { ...team, name: second } })
  const { id } = ((await answer.json()) as { data: { id: string } }).data
  await page.goto(`/times/${id}/settings`)
  await fill(page, { 'Outro nome': first.toUpperCase() })
  await page.getByRole('button', { name: 'Adicionar nome' }).click()
  const taken = page.getByLabel('Outro nome', { exact: true })
  await expect(taken).toHaveAccessibleDescription(new RegExp(`já é nome do time ${first}`))
  await expect(taken).toHaveAttribute('aria-invalid', 'true')

  const nickname = fresh('Leão')
  await fill(page, { 'Outro nome': nickname })
  await page.getByRole('button', { name: 'Adicionar nome' }).click()
  const names = page.getByRole('list', { name: 'Outros nomes' })
  await expect(names).toContainText(nickname)
  await page.goto(`/times/${id}/settings?aba=historico`)
  const change = entry(page, 'mudou os nomes').first()
  await change.locator('summary').click()
  await change.getByRole('button', { name: 'Desfazer' }).click()
  await dialog(page, 'Desfazer esta mudança?').getByRole('button', { name: 'Desfazer' }).click()
  await expect(toasts(page).filter({ hasText: 'Mudança desfeita.' })).toBeVisible()

  await page.goto(`/times/${id}/settings`)
  await expect(page.getByLabel('Outro nome', { exact: true })).toBeVisible()
  await expect(names).toHaveCount(0)
  await fill(page, { Nome: first })
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(dialog(page, 'Salvo, mas confira')).toContainText(`também é nome do time ${first}, de Ilhéus`)
  await made.api.dispose()
})

test('a sheet shows the same plausibility warnings as the form, and saves all the same', async ({ admin: page }) => {
  const name = fresh('Craque de Fraldas')
  const lines = ['Nome;Nascimento', `${name};2024-02-01`, `${fresh('Adulta')};2000-02-01`]
  await page.goto('/settings?aba=importacoes&parte=planilhas')
  const buffer = Buffer.from(lines.join('\n'))
  await page.getByLabel('Planilha para enviar').setInputFiles({ name: 'base.csv', mimeType: 'text/csv', buffer })
  await page.getByLabel('Cada linha é de').selectOption({ label: 'Jogadores' })
  await page.getByRole('button', { name: 'Conferir', exact: true }).click()
  await expect(page.getByText('2 a criar, 1 com aviso')).toBeVisible()
  const warnings = page.getByRole('list', { name: 'Avisos da planilha' })
  await expect(warnings).toContainText(name)
  await expect(warnings).toContainText('tem menos de 10 anos. Confira o ano.')
  await expectNoViolations(page, 'sheet with a warning')
  await page.getByRole('button', { name: 'Gravar 2 linhas' }).click()
  await expect(page.getByText('2 linhas criadas, 1 com aviso')).toBeVisible()
  await expect(warnings).toContainText(name)
})
