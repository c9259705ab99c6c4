import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectNoViolations } from '../../src/axe.ts'
import { dialog, toasts } from '../../src/shell.ts'
import { expect, test } from '../../src/test.ts'

const HEAD = 'id_match,season,date,home,score,away'
/** A season that only this journey has any matches of. */
const ROUND = `${HEAD}\n1,1974,1974-03-09,Flamengo,3x1,Cruzeiro\n2,1974,1974-03-10,Santos,1x1,Bahia\n`

/** A file that a server on this machine keeps, with an ETag. */
async function openSource() {
  const state = { text: ROUND, etag: '"1"' }
  const server = createServer(({ headers }, response) => {
    if (headers['if-none-match'] === state.etag) response.writeHead(304).end()
    else response.writeHead(200, { etag: state.etag }).end(state.text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/matches.csv`
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url, state, close }
}

test('a source is connected, brings its matches, then a correction, and is disconnected', async ({ admin }) => {
  // Imports on a busy machine take their time.
  test.slow()
  const source = await openSource()
  await admin.goto('/settings?aba=fontes')
  await expect(admin.getByRole('list', { name: 'Fontes conhecidas' })).toContainText('Súmulas da CBF')
  await admin.getByRole('button', { name: 'Conectar um endereço' }).click()
  const form = admin.getByRole('dialog', { name: 'Conectar um endereço' })
  await form.getByRole('button', { name: 'Conectar' }).click()
  await expect(form.getByText('Escolha o conjunto de dados.')).toBeVisible()
  await form.getByLabel('Conjunto de dados').selectOption('brasileirao')
  await form.getByRole('textbox', { name: 'Endereço' }).fill(source.url)
  await form.getByRole('textbox', { name: 'Nome' }).fill('Arquivo da redação')
  await form.getByRole('button', { name: 'Conectar' }).click()

  const item = admin
    .getByRole('list', { name: 'Fontes conectadas' })
    .getByRole('listitem')
    .filter({ has: admin.getByRole('heading', { name: 'Arquivo da redação' }) })
  await expect(item).toContainText('Em dia', { timeout: 60_000 })
  await expect(item).toContainText('trouxe novidades')
  await expect(item).toContainText('novos')
  await expectNoViolations(admin, 'sources')

  await item.getByRole('button', { name: 'Verificar agora' }).click()
  await expect(item).toContainText('nada novo', { timeout: 60_000 })

  source.state.text = ROUND.replace('3x1', '3x2')
  source.state.etag = '"2"'
  await item.getByRole('button', { name: 'Verificar agora' }).click()
  await expect(item).toContainText('1 mudado', { timeout: 60_000 })
  await item.getByRole('link', { name: /1 mudado/ }).click()
  await expect(admin.getByRole('heading', { name: 'Importação de brasileirao' })).toBeVisible()
  await expect(admin.getByText('Fonte Arquivo da redação')).toBeVisible()

  await admin.goto('/settings?aba=fontes')
  await item.getByRole('button', { name: 'Pausar' }).click()
  await expect(item).toContainText('Pausada', { timeout: 60_000 })
  await item.getByRole('button', { name: 'Desconectar' }).click()
  await dialog(admin, 'Desconectar Arquivo da redação?').getByRole('button', { name: 'Desconectar' }).click()
  await expect(toasts(admin).filter({ hasText: 'Fonte desconectada.' })).toBeVisible()
  await expect(item).toHaveCount(0)
  await source.close()
})

/** football-data.org on this machine: three clubs of a season that no other journey has. */
async function openProvider() {
  const BSA = { code: 'BSA', type: 'LEAGUE' }
  const season = { startDate: '1973-08-25', endDate: '1974-02-20' }
  const team = (id: number, name: string) => ({ id, name })
  const played = (id: number, homeTeam: object, awayTeam: object, home: number, away: number) => ({
    id,
    season,
    utcDate: `1973-09-0${id}T19:00:00Z`,
    status: 'FINISHED',
    stage: 'REGULAR_SEASON',
    matchday: id,
    homeTeam,
    awayTeam,
    score: { duration: 'REGULAR', fullTime: { home, away } },
  })
  const [bahia, vitoria] = [team(1777, 'EC Bahia'), team(1782, 'EC Vitória')]
  const table = [{ team: bahia, playedGames: 1, won: 1, points: 99, goalsFor: 2, goalsAgainst: 0 }]
  const answers: Record<string, object> = {
    '/competitions': { filters: { client: 'Redação' }, competitions: [BSA] },
    '/competitions/BSA/matches': { competition: BSA, matches: [played(1, bahia, vitoria, 2, 0)] },
    '/competitions/BSA/teams': { competition: BSA, season, teams: [bahia, vitoria] },
    '/competitions/BSA/standings': { competition: BSA, season, standings: [{ type: 'TOTAL', table }] },
  }
  const server = createServer(({ url = '', headers }, response) => {
    const valid = headers['x-auth-token'] === 'chave-do-jornal-1973'
    const answer = valid ? answers[url] : { message: 'Your API token is invalid.', errorCode: 400 }
    response.writeHead(valid ? (answer ? 200 : 404) : 400, { 'x-requests-available-minute': '7' })
    response.end(JSON.stringify(answer ?? { message: 'x', error: 404 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

test('a provider is connected with a key, which is tested, replaced and removed', async ({ admin }) => {
  test.slow()
  const provider = await openProvider()
  await admin.goto('/settings?aba=fontes')
  const known = admin.getByRole('list', { name: 'Fontes conhecidas' }).getByRole('listitem')
  await known
    .filter({ has: admin.getByRole('heading', { name: 'football-data.org' }) })
    .getByRole('button', { name: 'Conectar' })
    .click()
  const form = admin.getByRole('dialog', { name: 'Conectar football-data.org' })
  await form.getByLabel('Chave').fill('chave-errada-1973')
  await form.getByRole('textbox', { name: 'Endereço' }).fill(provider.url)
  await expectNoViolations(admin, 'key dialog')
  await form.getByRole('button', { name: 'Conectar' }).click()
  const item = admin
    .getByRole('list', { name: 'Fontes conectadas' })
    .getByRole('listitem')
    .filter({ has: admin.getByRole('heading', { name: 'football-data.org' }) })
  await expect(item).toContainText('A football-data.org não aceita esta chave.', { timeout: 60_000 })

  await item.getByRole('button', { name: 'Chave e campeonatos' }).click()
  const change = admin.getByRole('dialog', { name: 'football-data.org' })
  await change.getByLabel('Chave nova').fill('chave-do-jornal-1973')
  await change.getByRole('button', { name: 'Salvar' }).click()
  await expect(item).toContainText('Em dia', { timeout: 60_000 })
  await expect(item).toContainText('termina em 1973')
  await expect(item).toContainText('7 de 10 neste minuto')
  await item.getByRole('button', { name: 'Testar chave' }).click()
  await expect(item).toContainText('A chave de Redação vale e o plano cobre 1 campeonato: Brasileirão Série A.')

  await item.getByRole('button', { name: 'Ver diferenças' }).click()
  await expect(item.getByRole('table', { name: 'Diferenças' }).getByRole('row', { name: /Bahia/ })).toContainText('99')
  await expectNoViolations(admin, 'provider')

  await admin.goto('/campeonatos/brasileirao_serie_a/tabela?temporada=1973')
  await expect(admin.getByRole('list', { name: 'Atualização' })).toContainText(/Atualizado .+, de football-data\.org/)
  await admin.goto('/settings?aba=fontes')
  await item.getByRole('button', { name: 'Tirar a chave' }).click()
  await dialog(admin, 'Tirar a chave de football-data.org?').getByRole('button', { name: 'Tirar a chave' }).click()
  await expect(item).toContainText('Sem chave')
  await item.getByRole('button', { name: 'Desconectar' }).click()
  await dialog(admin, 'Desconectar football-data.org?').getByRole('button', { name: 'Desconectar' }).click()
  await expect(item).toHaveCount(0)
  await provider.close()
})
