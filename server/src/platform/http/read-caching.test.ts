import { endpoints, type Endpoint, type Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { OWN_CACHE_CONTROL, READ_CACHE_CONTROL } from './data-headers.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

/** Football and the site: what a browser may keep, by the first part of the address. */
const OPEN = new Set(
  `times jogadores tecnicos arbitros campeonatos estadios confederacoes streamings jogos busca mudancas dados-abertos
  vitrine website comparar recordes`.split(/\s+/),
)
const placeOf = ({ path }: Endpoint) => path.replace('/api/v1', '').split('/')[1] ?? ''
const reads = (Object.values(endpoints) as Endpoint[]).filter(
  ({ method, path, id }) => method === 'GET' && !path.includes('{') && id !== 'followLive',
)

const cacheControl = async (path: string) => (await test.call('GET', path, { as: admin })).headers['cache-control']

it('leaves nothing of an account, or of the operation, in the cache of a browser', async () => {
  const own = reads.filter((endpoint) => !OPEN.has(placeOf(endpoint)))
  expect(own.length).toBeGreaterThan(40)
  const kept: string[] = []
  for (const { path } of own) if ((await cacheControl(path)) !== OWN_CACHE_CONTROL) kept.push(path)
  expect(kept).toEqual([])
})

it.each([
  'times',
  'jogadores',
  'campeonatos',
  'jogos',
  'busca?q=gre',
  'mudancas',
  'dados-abertos',
  'website',
  'vitrine',
])('lets the browser keep /%s and ask about it each time', async (place) =>
  expect(await cacheControl(`/api/v1/${place}`)).toBe(READ_CACHE_CONTROL),
)

it('leaves no token of a sign-in, no secret of a key and no refusal in a cache', async () => {
  const credentials = { email: admin.user.email, password: 'errada-mesmo-7' }
  const refused = await test.call('POST', '/access/login', { body: credentials })
  const key = await test.call('POST', '/api/v1/chaves', { as: admin, body: { name: 'Meu site' } })
  const missing = await test.call('GET', '/api/v1/chaves/key_nenhuma', { as: admin })
  expect([refused.status, key.status, missing.status]).toEqual([401, 201, 404])
  for (const { headers } of [refused, key, missing]) expect(headers['cache-control']).toBe(OWN_CACHE_CONTROL)
})

it('leaves no downloaded archive of an account in a cache', async () => {
  const { status, headers } = await test.call('GET', '/api/v1/conta/arquivos/arq_nenhum/arquivo?bilhete=nenhum')
  expect([status >= 400, headers['cache-control']]).toEqual([true, OWN_CACHE_CONTROL])
})
