import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Session } from '@meio-campo/contract'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  await test.database
    .insertInto('teams')
    .values([
      { id: 'sao_paulo', name: 'São Paulo', kind: 'club', country: 'BR', state: 'SP', founded: 1930, acronym: 'SAO' },
      { id: 'santos', name: 'Santos', kind: 'club', country: 'BR', state: 'SP', founded: 1912, acronym: 'SAN' },
      { id: 'avai', name: 'Avaí', kind: 'club', country: 'BR', state: 'SC', founded: 1923, acronym: 'AVA' },
      { id: 'boca', name: 'Boca Juniors', kind: 'club', country: 'AR', founded: 1905, acronym: 'BOC' },
      { id: 'brasil', name: 'Brasil', kind: 'national', country: 'BR', acronym: 'BRA' },
    ])
    .execute()
})
afterAll(() => test.close())

const read = (query = '') => test.call('GET', `/api/v1/times${query}`, { as: person })
const idsOf = async (query: string) => (await read(query)).body.data.map(({ id }: { id: string }) => id)

it('lists in the order of names as people read them, page by page', async () => {
  expect(await idsOf('')).toEqual(['avai', 'boca', 'brasil', 'santos', 'sao_paulo'])
  const first = (await read('?limit=2&type=ajax')).body
  expect(first.page).toMatchObject({ limit: 2, total: 5 })
  expect(first.links.self).toBe('/api/v1/times?limit=2')
  expect(await idsOf(`?limit=2&cursor=${first.page.next}`)).toEqual(['brasil', 'santos'])
  expect(await idsOf('?sort=-founded')).toEqual(['brasil', 'sao_paulo', 'avai', 'santos', 'boca'])
})

it('finds names without accents, half typed and mistyped, the best first', async () => {
  expect(await idsOf('?q=sao')).toEqual(['sao_paulo'])
  expect((await idsOf('?q=sa'))[0]).toBe('santos')
  expect(await idsOf('?q=jr%20boca')).toEqual(['boca'])
  expect(await idsOf('?q=sanots')).toEqual(['santos'])
  expect(await idsOf('?q=xyz')).toEqual([])
})

it('filters, selects fields and gives several by id', async () => {
  expect(await idsOf('?pais=BR&estado=SP')).toEqual(['santos', 'sao_paulo'])
  expect(await idsOf('?tipo=selecao')).toEqual(['brasil'])
  expect((await read('?ids=boca,avai&fields=id,founded')).body.data).toEqual([
    { id: 'boca', founded: 1905 },
    { id: 'avai', founded: 1923 },
  ])
  expect(await idsOf('?updated_since=2100-01-01T00:00:00Z')).toEqual([])
})

it.each(['?fields=senha', '?sort=altura', '?limit=101', '?cursor=x', '?desconhecido=1', '?include=jogos'])(
  'refuses %s',
  async (query) => {
    expect((await read(query)).status).toBe(400)
  },
)

it('says what a field can be', async () => {
  expect((await read('?include=jogos')).body.errors).toEqual([
    { field: 'include', message: 'Aceita: stadium, confederation.' },
  ])
})

it('exports the whole list', async () => {
  const csv = await read('?format=csv&fields=id,name,stadium&pais=AR')
  expect(csv.headers['content-disposition']).toBe('attachment; filename="times.csv"')
  expect(csv.body).toBe('id,name,stadium.id,stadium.name,stadium.city\r\nboca,Boca Juniors,,,\r\n')
  expect((await read('?format=json&fields=id&pais=AR')).body).toEqual([{ id: 'boca' }])
})

it('answers 304 to a known ETag, and the new answer after a change', async () => {
  const { headers } = await read('?ids=boca')
  const again = () =>
    test.call('GET', '/api/v1/times?ids=boca', { as: person, headers: { 'if-none-match': String(headers['etag']) } })
  expect((await again()).status).toBe(304)
})
