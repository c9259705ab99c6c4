import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemonstration } from './demo/load.ts'
import { sampleOperations } from './testing/operations.ts'
import { findPlaces } from './testing/places.ts'
import { idLike, owned, seen, walkStrangers } from './testing/strangers.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ SECRET_KEY: 'a-secret-key-for-tests-of-32-letters' })
  await loadDemonstration(test.database, test.context.now())
}, 300_000)
afterAll(() => test.close())

it('what one account has is as if it were not there for any other', { timeout: 600_000 }, async () => {
  const walk = await walkStrangers(test)
  await sampleOperations(walk.test, await findPlaces(test))
  expect([...walk.findings]).toEqual([])
  expect([...walk.tried].toSorted()).toEqual(owned.map(({ id }) => id).toSorted())
})

it('nor does a filter of a list or of figures tell whose an id is', async () => {
  await test.database.insertInto('teams').values({ id: 'ana_fc', kind: 'club', name: 'Ana FC' }).execute()
  const ana = await test.register('Ana Prado')
  const bia = await test.register('Bia Prado')
  const key = await test.call('POST', '/api/v1/chaves', { as: ana, body: { name: 'Da Ana' } })
  const webhook = await test.call('POST', '/api/v1/webhooks', {
    as: ana,
    body: { name: 'Da Ana', url: 'https://exemplo.com/avisos', types: ['match.finished'] },
  })
  const suggestion = await test.call('POST', '/api/v1/sugestoes', {
    as: ana,
    body: { kind: 'team', record: 'ana_fc', values: { nickname: 'Mengo' }, source: 'https://exemplo.com/apelidos' },
  })
  const of = {
    chave: key.body.data.key.id as string,
    webhook: webhook.body.data.id as string,
    sugestao: suggestion.body.data.id as string,
    conta: ana.user._id,
  }
  for (const id of Object.values(of)) expect(id).toMatch(/\w/)
  for (const [path, filter] of [
    ['uso', 'chave'],
    ['uso', 'conta'],
    ['registros', 'chave'],
    ['registros', 'conta'],
    ['entregas', 'webhook'],
    ['sugestoes', 'sugestao'],
  ] as const) {
    const id = of[filter]
    const away = idLike(id)
    const ask = (value: string) => test.call('GET', `/api/v1/${path}?${filter}=${value}`, { as: bia })
    const words = async (value: string) => seen(await ask(value), value)
    expect([path, filter, await words(id)]).toEqual([path, filter, await words(away)])
  }
})
