import type { LineupsPage, MatchPage, Saved } from '@meio-campo/contract'
import { expectNoViolations } from '../../src/axe.ts'
import { makeMatch } from '../../src/own-match.ts'
import { expect, test } from '../../src/test.ts'

test('sheets fill line-ups and events of a match: ambiguous names are asked about, changes are previewed, both can be undone', async ({
  admin: page,
  baseURL,
}) => {
  test.slow()
  const { api, competition, match } = await makeMatch(baseURL!)
  const address = `/api/v1/campeonatos/${competition}/jogos/${match}`
  // Long ago: other journeys take the last line-up of this team.
  const values = { kickoff: '2012-03-04T19:00:00Z', status: 'finished', homeScore: 1, awayScore: 0 }
  expect((await api.patch(address, { data: values })).ok()).toBe(true)
  const duda = `Duda ${Math.random().toString(36).slice(2, 8)}`
  const people: string[] = []
  for (const birthDate of ['1991-02-03', '1988-07-06']) {
    const made = await api.post('/api/v1/jogadores', { data: { name: duda, birthDate } })
    expect(made.ok(), await made.text()).toBe(true)
    people.push(((await made.json()) as { data: Saved }).data.id)
  }
  const events = async () => ((await (await api.get(address)).json()) as { data: MatchPage }).data.events
  const starters = async () =>
    ((await (await api.get(`${address}/escalacao`)).json()) as { data: LineupsPage }).data.home?.starters ?? []

  const send = async (name: string, lines: readonly string[]) => {
    await page.goto('/settings?aba=importacoes&parte=planilhas')
    const buffer = Buffer.from(lines.join('\n'))
    await page.getByLabel('Planilha para enviar').setInputFiles({ name, mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: 'Conferir', exact: true }).click()
  }

  for (const [kind, column, example] of [
    ['Lances', 'Minuto', '45+2'],
    ['Escalações', 'Titular', 'Sim'],
  ] as const) {
    await page.goto('/settings?aba=importacoes&parte=planilhas')
    await page.getByLabel('Modelo de').selectOption({ label: kind })
    await page.getByText('O que vai em cada coluna').click()
    const explained = page.getByRole('table', { name: `Colunas do modelo de ${kind.toLowerCase()}` })
    await expect(explained.getByRole('row').filter({ hasText: column }).first()).toContainText(example)
  }

  await send('escalacoes.csv', [
    'Jogo;Time;Jogador;Camisa;Titular',
    `${match};mandante;${people[0]};9;Titular`,
    `${match};mandante;${people[1]};10;Titular`,
    `${match};mandante;Goleira Sem Registro;1;Reserva`,
  ])
  await expect(page.getByLabel('Cada linha é de')).toHaveValue('lineup')
  await expect(page.getByText('3 a criar')).toBeVisible()
  await page.getByRole('button', { name: /^Gravar/ }).click()
  await expect(page.getByText('3 linhas criadas')).toBeVisible()
  expect((await starters()).map(({ number }) => number)).toEqual([9, 10])

  await send('lances.csv', [
    'Jogo;Time;Tipo;Minuto;Jogador',
    `${match};Bahia;Gol;45+2;${duda}`,
    `${match};Bahia;Cartão amarelo;abc;${duda}`,
  ])
  await expect(page.getByText('1 com erro, 1 à espera da sua resposta')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Erros da planilha' })).toContainText('Deve ser um minuto do jogo')
  const questions = page.getByRole('list', { name: 'Quem é quem' })
  await expect(questions).toContainText(`Linha 2, jogador: “${duda}”`)
  await expectNoViolations(page, 'sheet of events')
  await questions
    .getByLabel(new RegExp(`É ${duda}, camisa 10 de Bahia`))
    .first()
    .check()
  await page.getByRole('button', { name: 'Conferir de novo' }).click()
  await expect(page.getByText('1 a criar')).toBeVisible()
  await page.getByRole('button', { name: 'Gravar só a linha certa' }).click()
  await expect(page.getByText('1 linha criada')).toBeVisible()
  expect((await events()).map(({ type, minute, added, player }) => [type, minute, added, player?.id])).toEqual([
    ['goal', 45, 2, people[1]],
  ])
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(async () => (await events()).filter(({ retracted }) => !retracted).length).toBe(0)
  const { data } = (await (await api.get(address)).json()) as { data: MatchPage }
  expect(data.score).toMatchObject({ home: 1, away: 0 })

  await send('escalacoes.csv', ['Jogo;Time;Jogador;Camisa;Titular', `${match};mandante;${people[1]};11;sim`])
  await expect(page.getByText('1 a mudar')).toBeVisible()
  const changes = page.getByRole('list', { name: 'O que muda, antes e depois' })
  await expect(changes.getByRole('listitem')).toContainText('Escalação de Bahia, Bahia × Fortaleza')
  await expect(changes.getByRole('listitem')).toContainText(`9 ${duda}, 10 ${duda}`)
  await expect(changes.getByRole('listitem')).toContainText('Goleira Sem Registro')
  await page.getByRole('button', { name: /^Gravar/ }).click()
  await expect(page.getByText('1 linha mudada')).toBeVisible()
  expect((await starters()).map(({ number }) => number)).toEqual([11])
  await page.getByRole('button', { name: 'Desfazer' }).first().click()
  await expect.poll(async () => (await starters()).map(({ number }) => number)).toEqual([9, 10])
})
