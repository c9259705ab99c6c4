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
  const form = dialog(admin)
  await form.getByRole('button', { name: 'Conectar' }).click()
  await expect(form.getByText('Escolha o conjunto de dados.')).toBeVisible()
  await form.getByLabel('Conjunto de dados').selectOption('brasileirao')
  await form.getByLabel('Endereço').fill(source.url)
  await form.getByLabel('Nome').fill('Arquivo da redação')
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
  await expect(item).toContainText('Pausada')
  await item.getByRole('button', { name: 'Desconectar' }).click()
  await dialog(admin).getByRole('button', { name: 'Desconectar' }).click()
  await expect(toasts(admin).filter({ hasText: 'Fonte desconectada.' })).toBeVisible()
  await expect(item).toHaveCount(0)
  await source.close()
})
