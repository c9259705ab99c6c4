import type { SearchHit, Session } from '@meio-campo/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertLeague, insertWholeMatch, MATCH } from '../../../testing/football-rows.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let person: Session
beforeAll(async () => {
  test = await createTestApp()
  person = await test.register()
  const { database } = test
  await insertLeague(database)
  await insertWholeMatch(database)
  await database
    .updateTable('teams')
    .set({ name: 'Bahia', city: 'Salvador', state: 'BA' })
    .where('id', '=', 'bahia')
    .execute()
  await database.insertInto('stadiums').values({ id: 'vila', name: 'Vila Belmiro', city: 'Santos' }).execute()
  await database.insertInto('people').values({ id: 'jose', name: 'José Bahia' }).execute()
  await database.insertInto('people').values({ id: 'arbitro', name: 'Bahia do Apito' }).execute()
  await database.insertInto('spells').values({ person_id: 'jose', team_id: 'santos', role: 'coach' }).execute()
})
afterAll(() => test.close())

const search = async (q: string): Promise<SearchHit[]> => {
  const [text = '', filter] = q.split('&')
  const address = `/api/v1/busca?q=${encodeURIComponent(text)}${filter ? `&${filter}` : ''}`
  const { status, body } = await test.call('GET', address, { as: person })
  expect(status).toBe(200)
  return body.data
}

it('finds across kinds, the same name first, people by what they do', async () => {
  expect(await search('bahia')).toMatchObject([
    { kind: 'team', id: 'bahia', detail: 'Salvador · BA', linkAddress: '/times/bahia' },
    { kind: 'coach', id: 'jose', detail: 'santos', linkAddress: '/tecnicos/jose' },
  ])
  // A referee who has led no match yet has no page that tells of them.
  expect(await search('bahia do apito')).not.toContainEqual(expect.objectContaining({ id: 'arbitro' }))
  expect(await search('belmiro')).toMatchObject([{ kind: 'stadium', id: 'vila', linkAddress: '/estadios/vila' }])
})

it('finds a referee and leads to the officials of their last match', async () => {
  const { database } = test
  await database.insertInto('people').values({ id: 'dulce', name: 'Dulce Marçal' }).execute()
  await database
    .insertInto('match_officials')
    .values({ match_id: MATCH.id, place: 7, role: 'referee', person_id: 'dulce' })
    .execute()
  const found = {
    kind: 'referee',
    id: 'dulce',
    detail: expect.stringMatching(/^Último jogo: Bahia × palmeiras, \d\d\/\d\d\/\d{4}$/),
    linkAddress: `/campeonatos/liga/jogos/${MATCH.id}/arbitros`,
  }
  expect(await search('marcal')).toMatchObject([found])
  expect(await search('marcal&tipo=arbitros')).toMatchObject([found])
  expect(await search('marcal&tipo=tecnicos')).toEqual([])
})

it('finds a coach among many players of the same name', async () => {
  const { database } = test
  const players = Array.from({ length: 60 }, (_, at) => ({ id: `nilson_${at}`, name: 'Nilson' }))
  await database.insertInto('people').values(players).execute()
  await database
    .insertInto('spells')
    .values(players.map(({ id }) => ({ person_id: id, team_id: 'santos', role: 'player' })))
    .execute()
  await database.insertInto('people').values({ id: 'nilson', name: 'Nilson Zanella' }).execute()
  await database.insertInto('spells').values({ person_id: 'nilson', team_id: 'santos', role: 'coach' }).execute()
  expect(await search('nilson&tipo=tecnicos')).toMatchObject([{ kind: 'coach', id: 'nilson' }])
})

it('shows the country’s name of a record without a place', async () => {
  const { database } = test
  await database.insertInto('teams').values({ id: 'tartu', name: 'Tartu', kind: 'club', country: 'EE' }).execute()
  await database
    .insertInto('competitions')
    .values({ id: 'copa_tartu', code: 'tartu', name: 'Copa Tartu', kind: 'cup', country: 'EE' })
    .execute()
  expect((await search('tartu')).map(({ kind, detail }) => [kind, detail])).toEqual([
    ['team', 'Estônia'],
    ['competition', 'Estônia'],
  ])
})

it('forgives a missing accent and a wrong letter', async () => {
  expect(await search('jose baía')).toMatchObject([{ id: 'jose' }])
  // And does not fill up with what is merely less unlike.
  expect(await search('palmeras')).toMatchObject([{ id: 'palmeiras' }])
})

it('takes what is alike as a whole for better than what is alike in a part', async () => {
  await test.database.insertInto('teams').values({ id: 'flamengo', name: 'Flamengo', kind: 'club' }).execute()
  await test.database.insertInto('people').values({ id: 'edson', name: 'Edson Lamego Frazão' }).execute()
  await test.database.insertInto('spells').values({ person_id: 'edson', team_id: 'santos', role: 'coach' }).execute()
  expect((await search('flamego')).map(({ id }) => id)).toEqual(['flamengo', 'edson'])
})

it('finds the matches of two teams', async () => {
  expect((await search('palmeiras x bahia'))[0]).toMatchObject({
    kind: 'match',
    id: MATCH.id,
    name: 'Bahia 2 × 1 palmeiras',
    linkAddress: `/campeonatos/liga/jogos/${MATCH.id}`,
  })
})

it.each(["'", '%', '_', '\\', '((', 'a'.repeat(100), '🙂'])('takes %s for what it is', async (q) => {
  await search(q)
})
