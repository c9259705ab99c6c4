import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expectNoViolations } from '../../src/axe.ts'
import { LEAGUE } from '../../src/demonstration.ts'
import { makeMatch } from '../../src/own-match.ts'
import { tokenOf } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

interface Standings {
  readonly data: { readonly phases: readonly { readonly groups: readonly { readonly rows: readonly Row[] }[] }[] }
}
interface Row {
  readonly points: number
  readonly team: { readonly name: string }
}

/** Another site: its own origin, a strict content policy, and the snippet. */
async function serveSite(html: (origin: string) => string, policy: string) {
  let origin = ''
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', policy)
    response.end(`<!doctype html><html lang="pt-BR"><title>Meu site</title><body>${html(origin)}</body></html>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, close: () => new Promise((resolve) => server.close(resolve)) }
}

test('a page of another origin shows the table with a browser key; any other origin gets an explanation', async ({
  browser,
  request,
  address,
  ana,
  ask,
}) => {
  const widget = (key: string) =>
    `<script src="${address}/widgets.js" async></script><meio-campo-tabela campeonato="${LEAGUE}" limite="4" chave="${key}"></meio-campo-tabela>`
  let secret = ''
  const policy = `default-src 'none'; script-src ${address}; connect-src ${address}`
  const site = await serveSite(() => widget(secret), policy)
  const thief = await serveSite(() => widget(secret), policy)
  const made = await request.post('/api/v1/chaves', {
    headers: { authorization: `Bearer ${await tokenOf(address, ana)}` },
    data: { name: 'Meu site', kind: 'browser', origins: [site.origin] },
  })
  expect(made.status()).toBe(201)
  secret = ((await made.json()) as { data: { secret: string } }).data.secret

  const page = await browser.newPage()
  await page.goto(site.origin)
  const rows = page.getByRole('table').getByRole('row')
  const { data } = await ask<Standings>(`campeonatos/${LEAGUE}/tabela`)
  const [leader] = data.phases[0]!.groups[0]!.rows
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(1)).toContainText(leader!.team.name)
  await expect(rows.nth(1)).toContainText(String(leader!.points))
  await page.goto(thief.origin)
  await expect(page.getByRole('status')).toHaveText(
    `A chave “Meu site” não lista a origem ${thief.origin}. Se o site é seu, acrescente-a em API → Chaves → Editar.`,
  )
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.close()
  await Promise.all([site.close(), thief.close()])
})

test('a match in progress changes on the page as soon as a goal is entered, by a stream without a key', async ({
  browser,
  request,
  address,
  ana,
}) => {
  const { api, competition, match } = await makeMatch(address)
  const patch = (data: object) => api.patch(`/api/v1/campeonatos/${competition}/jogos/${match}`, { data })
  expect((await patch({ status: 'secondHalf', homeScore: 0, awayScore: 0 })).ok()).toBe(true)
  let secret = ''
  const site = await serveSite(
    () =>
      `<script src="${address}/widgets.js" async></script><meio-campo-jogo campeonato="${competition}" jogo="${match}" chave="${secret}"></meio-campo-jogo>`,
    `default-src 'none'; script-src ${address}; connect-src ${address}`,
  )
  const made = await request.post('/api/v1/chaves', {
    headers: { authorization: `Bearer ${await tokenOf(address, ana)}` },
    data: { name: 'Ao vivo', kind: 'browser', origins: [site.origin] },
  })
  secret = ((await made.json()) as { data: { secret: string } }).data.secret

  const page = await browser.newPage()
  const stream = page.waitForResponse((answer) => answer.url().includes('/ao-vivo/fluxo'))
  await page.goto(site.origin)
  const widget = page.getByRole('region')
  await expect(widget).toContainText('0 × 0')
  const opened = await stream
  expect([opened.status(), opened.url().includes(secret)]).toEqual([200, false])
  expect(opened.request().headers()['authorization']).toBeUndefined()
  expect((await patch({ homeScore: 1 })).ok()).toBe(true)
  // Well before the next read by the clock, which comes after twenty seconds.
  await expect(widget).toContainText('1 × 0', { timeout: 10_000 })
  await page.close()
  await site.close()
  await api.dispose()
})

test('the tab writes the snippet and shows the real widget', async ({ user }) => {
  await user.goto('/api?aba=widgets')
  const preview = user.getByRole('region', { name: 'Como fica' })
  await expect(preview.getByRole('table').getByRole('row')).toHaveCount(21)
  const code = user.getByRole('region', { name: 'Cole na sua página' }).locator('pre')
  await expect(code).toContainText(`<meio-campo-tabela campeonato="${LEAGUE}" chave="SUA_CHAVE">`)

  await user.getByRole('radio', { name: 'Próximos jogos' }).check()
  await user.getByLabel('Time', { exact: true }).selectOption('Flamengo')
  await user.getByLabel('Quantos').selectOption('3')
  await user.getByRole('radio', { name: 'Escuro' }).check()
  await expect(code).toContainText('<meio-campo-proximos-jogos time="flamengo" limite="3" tema="escuro"')
  await expect(preview.getByRole('listitem').first()).toContainText('Flamengo')
  await expectNoViolations(user, 'widgets')

  await user.getByRole('radio', { name: 'Um jogo' }).check()
  await expect(code).toContainText(/<meio-campo-jogo campeonato="\w+" jogo="\w+"/)
  await expect(preview.getByRole('region')).toContainText('×')

  await user.getByRole('radio', { name: 'Artilheiros' }).check()
  await user.getByLabel('Quantos').selectOption('5')
  await expect(code).toContainText(`<meio-campo-artilheiros campeonato="${LEAGUE}" limite="5" tema="escuro"`)
  await expect(preview.getByRole('table', { name: 'Artilheiros' }).getByRole('row')).toHaveCount(6)
  await expectNoViolations(user, 'widget of scorers')

  await user.getByRole('radio', { name: 'Mata-mata' }).check()
  await user.getByLabel('Campeonato').selectOption('Copa do Brasil')
  await user.getByRole('radio', { name: 'Claro' }).check()
  await user.getByLabel('Quantas fases').selectOption('3')
  await expect(code).toContainText('<meio-campo-mata-mata campeonato="copa_do_brasil" limite="3" chave="SUA_CHAVE">')
  const stages = preview.getByRole('group', { name: 'Mata-mata' }).getByRole('region')
  await expect(stages).toHaveCount(3)
  await expect(stages.last().getByRole('listitem')).toHaveCount(1)
  await expectNoViolations(user, 'widget of the bracket')
})
