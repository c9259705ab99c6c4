import Fastify, { type FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inlineScriptSources, registerConsole } from './console-files.ts'
import { AppError } from '../errors/app-error.ts'

const BOOT = 'document.documentElement.dataset.seen = ""\n'
const folder = mkdtempSync(join(tmpdir(), 'mc-console-'))
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'first-paint'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), `<script>${BOOT}</script><script type="module" src="/a.js"></script>`)
  writeFileSync(join(folder, 'first-paint/index.html'), 'drawn: /')
  writeFileSync(join(folder, 'first-paint/dashboard.html'), 'drawn: /dashboard')
  writeFileSync(join(folder, 'assets/a-1.js'), 'a')
  writeFileSync(join(folder, '.used-by-1'), '')
  app = Fastify()
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof AppError ? 404 : 500).send('refused'))
  await registerConsole(app, () => Promise.resolve(new AppError('not_found')), folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = async (url: string, encoding = 'identity') => {
  const { statusCode, body } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
  return statusCode === 200 ? body : statusCode
}

it.each(['identity', 'br'])(
  'serves the drawn page where there is one, and the one page elsewhere (%s)',
  async (encoding) => {
    expect(await get('/', encoding)).toBe('drawn: /')
    expect(await get('/?x=1', encoding)).toBe('drawn: /')
    expect(await get('/dashboard', encoding)).toBe('drawn: /dashboard')
    expect(await get('/dashboard?post=boas_vindas', encoding)).toBe('drawn: /dashboard')
    for (const address of ['/login', '/times/', '/dashboard/x', '/first-paint', '/first-paint/'])
      expect(await get(address, encoding), address).toContain('type="module"')
    expect(await get('/assets/a-1.js', encoding)).toBe('a')
    expect(await get('/assets/', encoding)).toBe(404)
    expect(await get('/assets/old.js', encoding)).toBe(404)
    for (const file of [
      '/robots.txt',
      '/.well-known/security.txt',
      '/.env',
      '/.used-by-1',
      '/.git/config',
      '/wp-login.php',
      '/x/y.json',
    ])
      expect(await get(file, encoding), file).toBe(404)
  },
)

it('sends whole files, whatever range is asked for', async () => {
  for (const range of ['bytes=0-0', 'bytes=99999999-', 'bytes=a-b', 'bytes=0-0,1-1', 'lines=1-2'])
    for (const url of ['/assets/a-1.js', '/', '/times']) {
      const { statusCode, headers, body } = await app.inject({ url, headers: { range } })
      expect([statusCode, headers['content-range'], body.length > 0], `${url} ${range}`).toEqual([200, undefined, true])
    }
})

it('shows the console, and so its error page, to a browser at any address that is no page and no file', async () => {
  const open = async (url: string, accept: string) => {
    const { statusCode, body } = await app.inject({ url, headers: { accept } })
    return statusCode === 200 ? body : statusCode
  }
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  for (const address of [
    '/times//elenco',
    '//times',
    '/times/a%5Cb',
    '/times/%00',
    '/times/a%2Fb',
    '/times/..%2f..%2fetc',
    '/times/a.b',
    '/.env',
    '/assets/old.js',
  ]) {
    expect(await open(address, browser), address).toContain('type="module"')
  }
  for (const file of ['/times/a.b', '/.env', '/assets/old.js'])
    expect(await open(file, 'application/json'), file).toBe(404)
  expect(await open('/assets/a-1.js', browser)).toBe('a')
})

it('names the hash of the script in the page, and of nothing else', () => {
  expect(inlineScriptSources(folder)).toEqual([`'sha256-${createHash('sha256').update(BOOT).digest('base64')}'`])
  expect(inlineScriptSources(join(folder, 'nowhere'))).toEqual([])
})
