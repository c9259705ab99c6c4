import type { Session } from '@meio-campo/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertSmallSeason } from '../../../testing/small-season.ts'
import { snapshotRecords } from '../../../testing/snapshot-records.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let admin: Session
let before: unknown
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.registerAdmin()
  await insertSmallSeason(test.database, '2026-05-10')
})
afterAll(() => test.close())
beforeEach(async () => void (before = await snapshot()))

const post = (path: string, body?: object, as = admin) =>
  test.call('POST', `/api/v1/${path}`, { as, ...(body && { body }) })
const get = (path: string, as = admin) => test.call('GET', `/api/v1/${path}`, { as })
const undo = (id: string) => post(`historico/${id}/desfazer`)

const snapshot = () => snapshotRecords(test.database)

describe('editing many at once', () => {
  const change = (ids: string[], values: object, dryRun = false) => post('lotes', { kind: 'team', ids, values, dryRun })

  it('shows each before and after, changes all in one edit, and undo brings back row by row', async () => {
    await change(['bahia'], { city: 'Salvador', country: null })
    before = await snapshot()
    const preview = await change(['bahia', 'palmeiras', 'santos'], { city: ' Salvador ', country: 'UY' }, true)
    expect(preview.body.data).toMatchObject({ changed: 3, unchanged: 0, errors: [], edit: null })
    expect(preview.body.data.rows[0]).toMatchObject({
      id: 'bahia',
      fields: [{ field: 'country', label: 'País', before: null, after: 'UY' }],
    })
    expect(preview.body.data.rows[1].fields).toHaveLength(2)
    expect(await snapshot()).toEqual(before)

    const done = await change(['bahia', 'palmeiras', 'santos'], { city: 'Salvador' })
    expect(done.body.data).toMatchObject({ changed: 2, unchanged: 1 })
    const { body } = await get(`historico/${done.body.data.edit}`)
    expect(body.data).toMatchObject({ kind: 'bulk', summary: 'mudou cidade de 2 times', rowCount: 2 })
    const statements = await sql`
      select distinct statement from edit_rows where edit_id = ${done.body.data.edit}`.execute(test.database)
    expect(statements.rows).toHaveLength(1)
    expect((await change(['bahia'], { city: 'Salvador' })).body.data).toMatchObject({ changed: 0, edit: null })
    expect((await undo(done.body.data.edit)).status).toBe(200)
    expect(await snapshot()).toEqual(before)
  })

  it('names a record that was deleted meanwhile: when editing, deleting, or adding it to a squad', async () => {
    const made = async (path: string, body: object): Promise<string> =>
      (await test.call('POST', `/api/v1/${path}`, { as: admin, body })).body.data.id
    const club = { kind: 'club', gender: 'men', ageLevel: 'senior' }
    const team = await made('times', { ...club, name: 'Clube Que Saiu' })
    const person = await made('jogadores', { name: 'Gente Que Saiu' })
    for (const path of [`times/${team}`, `jogadores/${person}`])
      expect((await test.call('DELETE', `/api/v1/${path}`, { as: admin })).status).toBe(200)
    const bulk = (body: object) => test.call('POST', '/api/v1/lotes', { as: admin, body })
    const teams = { kind: 'team', ids: ['bahia', team] }
    const squad = { edition: 'liga_2026', team: 'bahia' }
    const orders = [
      ['Clube Que Saiu', { ...teams, values: { city: 'Ilhéus' } }],
      ['Clube Que Saiu', { ...teams, remove: true }],
      ['Gente Que Saiu', { kind: 'person', ids: ['ana', person], squad }],
    ] as const
    for (const [name, order] of orders) {
      const preview = await bulk({ ...order, dryRun: true })
      expect(preview.body.data.errors).toContainEqual(expect.objectContaining({ name, message: 'Não existe mais.' }))
      const { status, body } = await bulk(order)
      expect(status).toBe(400)
      expect(body.errors).toContainEqual({ field: 'ids.1', message: `${name}: Não existe mais.` })
    }
  })

  it('warns of implausible values of each record, as its form does, and changes it all the same', async () => {
    const people = await test.database.selectFrom('people').select(['id', 'name']).orderBy('id').limit(2).execute()
    const born = `${test.context.now().getUTCFullYear() - 3}-01-01`
    const order = { kind: 'person', ids: people.map(({ id }) => id), values: { birthDate: born } }
    const warnings = people.map(({ id, name }) => ({ id, name, message: expect.stringContaining('menos de 10 anos') }))
    const preview = await post('lotes', { ...order, dryRun: true })
    expect(preview.body.data).toMatchObject({ changed: 2, errors: [], warnings: expect.arrayContaining(warnings) })
    const done = await post('lotes', order)
    expect(done.body.data).toMatchObject({ changed: 2, warnings: expect.arrayContaining(warnings) })
    expect((await post('lotes', { ...order, values: { foot: 'left' } })).body.data.warnings).toBeUndefined()
    expect((await undo(done.body.data.edit)).status).toBe(200)
  })

  it('finds the one that cannot change so, and then changes none', async () => {
    await change(['palmeiras'], { dissolved: 1950 })
    before = await snapshot()
    const ids = ['bahia', 'palmeiras', 'santos', 'nao_ha']
    const preview = await change(ids, { founded: 1960 }, true)
    expect(preview.body.data).toMatchObject({ changed: 2 })
    expect(preview.body.data.errors).toEqual([
      { id: 'nao_ha', name: 'nao_ha', field: '', message: 'Não existe mais.' },
      {
        id: 'palmeiras',
        name: 'palmeiras',
        field: 'dissolved',
        message: 'O encerramento não pode ser antes da fundação.',
      },
    ])
    const refused = await change(ids, { founded: 1960 })
    expect(refused.status).toBe(400)
    expect(refused.body.detail).toContain('palmeiras: O encerramento não pode ser antes da fundação.')
    expect(
      (await change(ids, { founded: 'ontem', nada: 1 })).body.errors.map((each: { field: string }) => each.field),
    ).toEqual(expect.arrayContaining(['founded', 'nada']))
    expect((await change(['bahia'], { stadium: 'nao_ha' })).status).toBe(400)
    expect(await snapshot()).toEqual(before)
  })
})

it('deletes many records in one edit, none where others depend on one, and undo brings them back', async () => {
  const made: string[] = []
  for (const name of ['Estádio Sem Uso A', 'Estádio Sem Uso B']) {
    made.push((await test.call('POST', '/api/v1/estadios', { as: admin, body: { name } })).body.data.id)
  }
  const lot = (body: object) => test.call('POST', '/api/v1/lotes', { as: admin, body: { kind: 'stadium', ...body } })
  const left = async () =>
    (await test.database.selectFrom('stadiums').select('id').where('id', 'in', made).execute()).length
  const [first] = made
  const { id: team } = await test.database.selectFrom('teams').select('id').limit(1).executeTakeFirstOrThrow()
  await test.database.updateTable('teams').set({ stadium_id: first! }).where('id', '=', team).execute()
  const preview = await lot({ ids: made, remove: true, dryRun: true })
  expect(preview.body.data).toMatchObject({
    changed: 1,
    errors: [{ id: first, message: expect.stringContaining('1 ') }],
  })
  const kept = await lot({ ids: made, remove: true })
  expect(kept.status).toBe(400)
  expect(kept.body.errors).toEqual([{ field: 'ids.0', message: expect.stringMatching(/: Não dá para excluir: 1 /) }])
  expect(await left()).toBe(2)

  await test.database.updateTable('teams').set({ stadium_id: null }).where('id', '=', team).execute()
  const removed = await lot({ ids: made, remove: true })
  expect(removed.body.data).toMatchObject({ changed: 2, errors: [] })
  expect(await left()).toBe(0)
  const undone = await test.call('POST', `/api/v1/historico/${removed.body.data.edit}/desfazer`, { as: admin })
  expect(undone.status).toBe(200)
  expect(await left()).toBe(2)
  for (const order of [
    { ids: made },
    { ids: made, remove: true, values: { city: 'Ilhéus' } },
    { ids: made, remove: false },
  ]) {
    expect((await lot(order)).status).toBe(400)
  }
})
