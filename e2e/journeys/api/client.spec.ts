import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { LEAGUE } from '../../src/demonstration.ts'
import { tokenOf } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

const media: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

/** The folder of the project, as any server of files would give it. */
async function serveFolder(folder: string) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url!, 'http://x').pathname)
    const file = join(folder, path === '/' ? 'index.html' : path)
    const body = await readFile(file).catch(() => null)
    response.statusCode = body ? 200 : 404
    response.setHeader('content-type', media[extname(file)] ?? 'application/octet-stream').end(body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, close: () => new Promise((resolve) => server.close(resolve)) }
}

test('the example project, installed from the packed client, runs in a page of another origin', async ({
  browser,
  request,
  address,
  ana,
}) => {
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'mc-page-'))
  const script = join(import.meta.dirname, '../../../client/scripts/build-example.mjs')
  await promisify(execFile)(process.execPath, [script, folder])
  const site = await serveFolder(folder)
  const made = await request.post('/api/v1/chaves', {
    headers: { authorization: `Bearer ${await tokenOf(address, ana)}` },
    data: { name: 'Exemplo', kind: 'browser', origins: [site.origin] },
  })
  const { secret } = ((await made.json()) as { data: { secret: string } }).data

  const page = await browser.newPage()
  const open = (competition: string) =>
    page.goto(`${site.origin}/?${new URLSearchParams({ url: address, key: secret, competition }).toString()}`)
  await open(LEAGUE)
  await expect(page.getByRole('list', { name: 'Tabela' }).getByRole('listitem')).toHaveCount(20)
  await expect(page.getByRole('list', { name: 'Tabela' }).getByRole('listitem').first()).toHaveText(/^1 .+ \d+$/)
  // Ten goals of matches that come two to a page.
  await expect(page.getByRole('list', { name: 'Gols' }).getByRole('listitem')).toHaveCount(10)
  await expect(page.getByRole('list', { name: 'Gols' }).getByRole('listitem').first()).toHaveText(/ × .+: .+'$/)
  await open('nenhum_assim')
  await expect(page.getByRole('status')).toContainText('nenhum_assim')
  await page.close()
  await site.close()
  await rm(folder, { recursive: true, force: true })
})
