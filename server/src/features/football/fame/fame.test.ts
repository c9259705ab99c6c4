import type { SearchHit, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertLeague, insertWholeMatch } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { refreshFame } from './refresh-fame.ts'

const NOW = new Date('2026-05-20T12:00:00Z')

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  const { database } = test
  await insertLeague(database)
  await insertWholeMatch(database)
  // Eleven people whose names fit better than the scorer's, but who never played.
  await database
    .insertInto('people')
    .values(Array.from({ length: 11 }, (_, n) => ({ id: `jorge_${n}`, name: `Jorge ${n}`, roles: ['player'] })))
    .execute()
  await database.updateTable('people').set({ name: 'Kaio Jorge' }).where('id', '=', 'ana').execute()
  await refreshFame(database, NOW)
})
afterAll(() => test.close())

const search = async (query: string): Promise<SearchHit[]> => {
  const { status, body } = await test.call('GET', `/api/v1/busca?${query}`, { as: person })
  expect(status).toBe(200)
  return body.data
}
const idsOf = (hits: readonly SearchHit[]) => hits.map(({ id }) => id)

it.each(['j', 'jo', 'jor', 'jorg', 'jorge', 'kaio'])('finds who scored first with “%s”', async (q) => {
  expect(idsOf(await search(`q=${q}`))[0]).toBe('ana')
})

it('finds who has just this name among the best known, also by one letter', async () => {
  await test.database
    .insertInto('people')
    .values({ id: 'jo', name: 'Jô', roles: ['player'] })
    .execute()
  expect(idsOf(await search('q=jo'))).toContain('jo')
})

it('forgets an old name and finds the new one', async () => {
  const { database } = test
  await database
    .insertInto('aliases')
    .values([
      { kind: 'team', record_id: 'bahia', alias: 'Esquadrão de Aço' },
      { kind: 'team', record_id: 'bahia', alias: 'Time de Aço' },
    ])
    .execute()
  expect(idsOf(await search('q=esquadrao'))).toEqual(['bahia'])
  await database.deleteFrom('aliases').where('alias', '=', 'Esquadrão de Aço').execute()
  expect(idsOf(await search('q=esquadrao&tipo=times'))).toEqual([])
  // The other name shares the last words of the removed one.
  expect(idsOf(await search('q=de aco'))).toEqual(['bahia'])
  await database.updateTable('aliases').set({ record_id: 'santos' }).where('alias', '=', 'Time de Aço').execute()
  expect(idsOf(await search('q=de aco'))).toEqual(['santos'])
})

it('searches one kind alone, further than among the others', async () => {
  expect(await search('q=jorge&tipo=jogadores&limit=50')).toHaveLength(12)
  expect(await search('q=jorge&tipo=tecnicos')).toEqual([])
  expect(await search('q=bahia x palmeiras&tipo=jogos')).toMatchObject([{ kind: 'match' }])
})

it('orders lists by fame, page after page, with what was made a moment ago among them', async () => {
  const first = await test.call('GET', '/api/v1/jogadores?sort=-fame&limit=3', { as: person })
  expect(first.body.data[0]).toMatchObject({ id: 'ana' })
  const seen = new Set<string>(first.body.data.map(({ id }: { id: string }) => id))
  let next = first.body.page.next
  while (next !== null) {
    const page = await test.call('GET', `/api/v1/jogadores?sort=-fame&limit=3&cursor=${next}`, { as: person })
    for (const { id } of page.body.data) seen.add(id)
    next = page.body.page.next
  }
  expect(seen.size).toBe(first.body.page.total)
  expect(seen).toContain('jo')
})

it('is computed again after a change, not more often than needed, and for a new day', async () => {
  const { database } = test
  const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
  await refreshFame(database, later(24 * 60))
  expect(await refreshFame(database, later(24 * 60 + 60))).toBe(false)
  await database.updateTable('teams').set({ nickname: 'Tricolor de Aço' }).where('id', '=', 'bahia').execute()
  expect(await refreshFame(database, later(24 * 60 + 5))).toBe(false)
  expect(await refreshFame(database, later(24 * 60 + 45))).toBe(true)
  expect(await refreshFame(database, later(24 * 60 + 90))).toBe(false)
  expect(await refreshFame(database, later(49 * 60))).toBe(true)
})

it('finds the best known of a name that hundreds share, and who is called just so', async () => {
  const { database } = test
  await database
    .insertInto('people')
    .values([
      ...Array.from({ length: 500 }, (_, n) => ({ id: `silva_${n}`, name: `Abel Silva ${n}`, roles: ['player'] })),
      { id: 'silva', name: 'Silva', roles: ['player'] },
    ])
    .execute()
  await database.updateTable('people').set({ name: 'Kaio Silva' }).where('id', '=', 'ana').execute()
  await refreshFame(database, NOW)
  expect(idsOf(await search('q=silva')).slice(0, 2)).toEqual(['silva', 'ana'])
  expect(idsOf(await search('q=silva%20499'))).toEqual(['silva_499'])
})
