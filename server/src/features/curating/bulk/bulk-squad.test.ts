import type { Session } from '@meio-campo/contract'
import { endpoints } from '@meio-campo/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAnswer } from '../../../testing/expect-answer.ts'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
let edition: string
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
  const match = await test.database
    .selectFrom('matches')
    .select('edition_id')
    .where('home_id', '=', 'bahia')
    .executeTakeFirstOrThrow()
  edition = match.edition_id
})
afterAll(() => test.close())
beforeEach(async () => void (await test.database.deleteFrom('squad_members').execute()))

const send = (ids: string[], given: object = {}, as = admin) =>
  test.call('POST', '/api/v1/lotes', {
    as,
    body: { kind: 'person', ids, squad: { edition, team: 'bahia' }, ...given },
  })
const members = async () => {
  const rows = await test.database
    .selectFrom('squad_members')
    .select(['person_id', 'role', 'number'])
    .orderBy('person_id')
    .execute()
  return rows.map(({ person_id, role, number }) => [person_id, role, number])
}

it('adds all to the squad in one edit, lists present members, and undo removes only the new ones', async () => {
  await test.database
    .insertInto('squad_members')
    .values({ edition_id: edition, team_id: 'bahia', person_id: 'caio', role: 'player', number: 9 })
    .execute()
  const preview = await send(['ana', 'bia', 'caio'], { dryRun: true })
  expectAnswer(endpoints.editInBulk, preview.body)
  expect(preview.body.data).toMatchObject({
    changed: 2,
    unchanged: 1,
    already: [{ id: 'caio', name: 'Caio' }],
    errors: [],
    edit: null,
  })
  expect(await members()).toEqual([['caio', 'player', 9]])

  const { edit } = (await send(['ana', 'bia', 'caio'])).body.data
  const all = [
    ['ana', 'player', null],
    ['bia', 'player', null],
    ['caio', 'player', 9],
  ]
  expect(await members()).toEqual(all)
  const { body } = await test.call('GET', `/api/v1/historico/${edit}`, { as: admin })
  expect(body.data).toMatchObject({ kind: 'bulk', rowCount: 2 })
  expect(body.data.summary).toMatch(/^pôs 2 pessoas no elenco de bahia, Liga /i)
  expect((await send(['ana', 'bia'])).body.data).toMatchObject({ changed: 0, unchanged: 2, edit: null })
  expect((await test.call('POST', `/api/v1/historico/${edit}/desfazer`, { as: admin })).status).toBe(200)
  expect(await members()).toEqual([['caio', 'player', 9]])
})

it('puts in all or none', async () => {
  const preview = await send(['ana', 'ninguem'], { dryRun: true })
  expect(preview.body.data.errors).toMatchObject([{ id: 'ninguem', message: 'Não existe mais.' }])
  const refused = await send(['ana', 'ninguem'])
  expect(refused.status).toBe(400)
  expect(refused.body.errors).toEqual([{ field: 'ids.1', message: 'ninguem: Não existe mais.' }])
  expect(await members()).toEqual([])
})

it('takes the role that was said, and refuses what is no squad', async () => {
  await send(['caio'], { squad: { edition, team: 'bahia', role: 'coach' } })
  expect(await members()).toEqual([['caio', 'coach', null]])
  await test.database.insertInto('teams').values({ id: 'visitante', name: 'Visitante', kind: 'club' }).execute()
  for (const [squad, field] of [
    [{ edition: 'nenhuma', team: 'bahia' }, 'squad.edition'],
    [{ edition, team: 'nenhum' }, 'squad.team'],
    [{ edition, team: 'visitante' }, 'squad.team'],
  ] as const)
    expect((await send(['ana'], { squad })).body.errors[0].field).toBe(field)
  expect((await send(['bahia'], { kind: 'team' })).body.errors[0].field).toBe('kind')
  expect((await send(['ana'], { remove: true })).status).toBe(400)
  expect((await send(['ana'], { values: { name: 'Outra' } })).status).toBe(400)
})

it('is for the administration only', async () => {
  expect((await send(['ana'], {}, await test.register())).status).toBe(403)
  expect(await members()).toEqual([])
})
