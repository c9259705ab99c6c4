import type { NewCompetitionRow, Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { runImport } from '../runs/service.ts'
import { footballRows } from '../runs/testing/football-rows.ts'
import { club, importerOf, match, NO_SOURCE } from '../runs/testing/records.ts'

let test: TestApp
let admin: Session
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
})
afterAll(() => test.close())

const clubs = ['Bahia', 'Vitória', 'Ceará', 'Fortaleza'].map((name) => club(name))
const fixture = (competition: string, edition: string, home: number, away: number, day: string) =>
  match(clubs[home]!, clubs[away]!, { edition: { competition, edition }, day })
const importRows = (dataset: string, records: readonly ReturnType<typeof match>[]) =>
  runImport({ database: test.database }, importerOf(dataset, records), { source: NO_SOURCE })

/** One competition under two names: both have 2019, only one has 2020. */
const KNOWN = [
  fixture('copa_do_nordeste', '2019', 0, 1, '2019-05-12'),
  fixture('copa_do_nordeste', '2019', 2, 3, '2019-05-13'),
]
const NEW = [
  fixture('northeast_cup', '2019', 0, 1, '2019-05-12'),
  fixture('northeast_cup', '2019', 1, 2, '2019-05-20'),
  fixture('northeast_cup', '2020', 3, 0, '2020-05-20'),
]

const matchesOf = async (competition: string) => {
  const { rows } = await sql<{ edition: string; count: number }>`
    select e.name as edition, count(m.id)::int as count from editions as e left join matches as m on m.edition_id = e.id
    where e.competition_id = ${competition} group by 1 order by 1`.execute(test.database)
  return Object.fromEntries(rows.map(({ edition, count }) => [edition, count]))
}
const listNew = async (): Promise<NewCompetitionRow[]> =>
  (await test.call('GET', '/api/v1/campeonatos-novos', { as: admin })).body.data
const settle = (id: string, body: object) => test.call('POST', `/api/v1/campeonatos-novos/${id}`, { as: admin, body })

it('moves editions, matches, names and sources of a new competition to the one it is, and back', async () => {
  const { database } = test
  await importRows('brasileirao', KNOWN)
  await importRows('openfootball-json', NEW)
  await sql`update competitions set unconfirmed = true where id = 'northeast_cup'`.execute(database)
  expect(await listNew()).toMatchObject([
    { id: 'northeast_cup', editions: ['2019', '2020'], matches: 3, datasets: ['openfootball-json'] },
  ])
  const before = await footballRows(database)
  expect((await settle('northeast_cup', {})).status).toBe(400)
  expect((await settle('northeast_cup', { record: 'northeast_cup' })).status).toBe(400)
  expect((await settle('northeast_cup', { record: 'nada' })).status).toBe(400)

  const { status, body } = await settle('northeast_cup', { record: 'copa_do_nordeste' })
  expect([status, body.data.decided]).toEqual([200, 1])
  // The match that both have is merged.
  expect(await matchesOf('copa_do_nordeste')).toEqual({ '2019': 3, '2020': 1 })
  expect(await listNew()).toEqual([])
  const old = await test.call('GET', '/api/v1/campeonatos/northeast_cup', { as: admin })
  expect(old.status).toBe(308)
  const why = await test.call('GET', '/api/v1/juncoes?tipo=competition&id=copa_do_nordeste', { as: admin })
  expect(why.body.data).toMatchObject([{ joined: 'northeast_cup', evidence: [{ words: 'Uma pessoa decidiu' }] }])

  // The file is imported again: it means the kept competition, and nothing is created.
  await importRows('openfootball-json', NEW)
  expect(await matchesOf('copa_do_nordeste')).toEqual({ '2019': 3, '2020': 1 })
  expect(await matchesOf('northeast_cup')).toEqual({})

  const undone = await test.call('POST', `/api/v1/historico/${body.data.edit}/desfazer`, { as: admin })
  expect(undone.status).toBe(200)
  expect(await footballRows(database)).toEqual(before)
  expect(await listNew()).toHaveLength(1)
})

it('is confirmed as new, once', async () => {
  const { body } = await settle('northeast_cup', { confirm: true })
  expect(body.data.decided).toBe(1)
  expect(await listNew()).toEqual([])
  expect((await settle('northeast_cup', { confirm: true })).body.data).toEqual({ edit: null, decided: 0 })
  expect((await settle('northeast_cup', { record: 'copa_do_nordeste' })).status).toBe(409)
})

it('refuses what cannot be the same', async () => {
  await sql`
    insert into competitions (id, code, name, participants, unconfirmed) values
      ('copa_nova', 'copa_nova', 'Copa nova', 'national', true)`.execute(test.database)
  const refused = await settle('copa_nova', { record: 'copa_do_nordeste' })
  expect([refused.status, refused.body.code]).toEqual([409, 'not_the_same'])
  expect(refused.body.detail).toContain('seleções')
})
